import AsyncStorage from '@react-native-async-storage/async-storage'
import { act, screen } from '@testing-library/react-native'
import { expectOk, playMove, positionOf, readLink, readMove, rulesOf, seenAt, writeLink } from '@tabuleiro/engine'
import { dataAttributesOf, press, tapCell } from '@tabuleiro/ui/testing'
import { Dimensions, Share } from 'react-native'
import { killApp, passTime, startApp } from './testing/phone'

beforeEach(async () => {
  await AsyncStorage.clear()
  act(() => Dimensions.set({ window: { width: 390, height: 844, scale: 2, fontScale: 1 } }))
})

const sheet = jest.spyOn(Share, 'share')
sheet.mockResolvedValue({ action: Share.sharedAction })

/** Plays a move on the phone and sends it; answers the payload of its link. */
async function playAndSend(cell: string): Promise<string> {
  tapCell(cell)
  if (screen.queryByTestId('confirm')) press('confirm')
  await passTime(1_200)
  press('send')
  await passTime(50)
  const [what] = sheet.mock.lastCall ?? []
  const [, payload] = /\/g#(\S+)$/.exec(what && 'message' in what ? (what.message ?? '') : '') ?? []
  if (payload === undefined) throw new Error('no link was sent')
  return payload
}

/** The payload of the link with which a friend answers, who is player 2. */
function answer(payload: string, text: string): string {
  const match = expectOk(readLink(payload))
  const move = expectOk(readMove(rulesOf(match), positionOf(match), seenAt(match), text))
  return expectOk(writeLink(expectOk(playMove(match, move)), { from: 1 }))
}

test('a game by link goes there and back between phones that are started anew, to its end', async () => {
  await startApp('/new/trike?start=1&second=friend&secondName=Ana&options={"pie":false}')
  await passTime(50)
  let last = ''
  const moves = ['g6', 'f6', 'g7']
  for (let i = 0; i < moves.length; i += 2) {
    last = await playAndSend(moves[i] ?? '')
    const reply = moves[i + 1]
    if (reply === undefined) break
    killApp()
    await startApp(`/g#${answer(last, reply)}`)
    await passTime(1_200)
    expect(dataAttributesOf('match')).toMatchObject({ friend: 'your-turn' })
  }
  expect(screen.getByTestId('result')).toBeTruthy()
  expect(expectOk(readLink(last)).plies).toHaveLength(moves.length)
})
