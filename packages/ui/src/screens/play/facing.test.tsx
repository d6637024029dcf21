import { act, screen, within } from '@testing-library/react-native'
import { Dimensions, StyleSheet, type ViewProps } from 'react-native'
import type { Settings } from '../../model/settings/settings'
import { dataAttributesOf, openNew, openPage, press, settled, status, tapCell, wait } from '../../testing/drive'
import { createWorld } from '../../testing/world'

beforeEach(() => {
  jest.useFakeTimers()
  Dimensions.set({ window: { width: 768, height: 1024, scale: 2, fontScale: 1 } })
})
afterEach(() => jest.useRealTimers())

/** Trike between Ana and Rui, who sit like this. */
function open(some: Partial<Settings>, query: Readonly<Record<string, string>> = {}) {
  const world = createWorld()
  world.settings.change(some)
  openNew({ firstName: 'Ana', secondName: 'Rui', start: '1', ...query }, 'trike', world)
  return world
}

/** Opens a match of two people without takebacks. */
function openStrict(some: Partial<Settings>) {
  const world = createWorld()
  world.settings.change(some)
  openNew({}, 'trike', world)
  press('pairing-people')
  press('more-options')
  press('takebacks')
  press('start')
}

const near = () => within(screen.getByTestId('panel-near'))
const far = () => within(screen.getByTestId('panel-far'))
const styleOf = (id: string) => StyleSheet.flatten((screen.getByTestId(id).props as ViewProps).style)
const position = () => dataAttributesOf('board')['position']

describe('face to face', () => {
  test('what the far player has is turned to them, and both hear and see the same', () => {
    open({ seating: 'face' })
    expect(styleOf('panel-far').transform).toEqual([{ rotate: '180deg' }])
    expect(styleOf('panel-near').transform).toBeUndefined()
    expect(near().getByTestId('player-1')).toBeTruthy()
    expect(far().getByTestId('player-2')).toBeTruthy()
    tapCell('d3')
    expect(status()).toHaveTextContent(/Rui to move/)
    expect(screen.getByTestId('panel-far', { includeHiddenElements: true })).toHaveTextContent(/Rui to move/)
  })

  test('a move waits at the edge of its player', () => {
    open({ seating: 'face', confirm: 'always' })
    tapCell('d3')
    expect(near().getByTestId('confirm')).toBeTruthy()
    press('confirm')
    tapCell('d2')
    expect(far().getByTestId('confirm')).toBeTruthy()
    expect(near().queryByTestId('confirm')).toBeNull()
  })

  test('the swap is offered to whom it belongs', async () => {
    open({ seating: 'face' })
    tapCell('d3')
    await settled()
    wait(1000)
    expect(far().getByTestId('cell-swap')).toBeTruthy()
    press('cell-swap')
    expect(dataAttributesOf('board')['turn']).toBe('1')
  })

  test('a takeback is requested at one edge and granted at the other', () => {
    open({ seating: 'face' })
    const start = position()
    tapCell('d3')
    const played = position()
    press('undo')
    expect(position()).toBe(played)
    expect(near().getByText('Rui must agree.')).toBeTruthy()
    expect(far().getByText('Ana asks to take back: first checker on d3.')).toBeTruthy()
    press('refuse')
    expect(position()).toBe(played)
    press('undo')
    wait(1000)
    press('agree')
    expect(position()).toBe(start)
  })

  test('who asks after the reply gets their own turn back', async () => {
    open({ seating: 'face' })
    tapCell('d3')
    const turn = position()
    await settled()
    tapCell('d2')
    await settled()
    tapCell('c2')
    press('undo-far')
    expect(near().getByText('Rui asks to take back: pawn to d2.')).toBeTruthy()
    wait(1000)
    press('agree')
    expect(position()).toBe(turn)
  })

  test('a request is forgotten when the game goes on', async () => {
    open({ seating: 'face' })
    tapCell('d3')
    await settled()
    press('undo')
    tapCell('d2')
    expect(screen.queryByTestId('agree')).toBeNull()
    press('undo-far')
    wait(1000)
    press('agree')
    expect(screen.queryByTestId('agree')).toBeNull()
  })

  test('each player steps through the moves and opens their lists at their own end', async () => {
    open({ seating: 'face' })
    tapCell('d3')
    press('step-back-far')
    expect(screen.getByTestId('step-back-far')).toBeDisabled()
    press('step-forward')
    expect(screen.getByTestId('step-forward-far')).toBeDisabled()
    for (const list of ['played', 'all-moves']) {
      press(`${list}-far`)
      await settled()
      expect(styleOf('dialog')).toMatchObject({ top: 0, transform: [{ rotate: '180deg' }] })
      press('close')
      press(list)
      await settled()
      expect(styleOf('dialog')).toMatchObject({ bottom: 0 })
      press('close')
    }
  })

  test('a move that waits is not lost to a request that is refused', async () => {
    open({ seating: 'face', confirm: 'always' })
    tapCell('d3')
    press('confirm')
    await settled()
    tapCell('d2')
    press('undo')
    expect(screen.queryByTestId('confirm')).toBeNull()
    press('refuse')
    press('confirm')
    expect(dataAttributesOf('board')['turn']).toBe('1')
  })

  test('where takebacks are not allowed, no player can request one', async () => {
    openStrict({ seating: 'face' })
    tapCell('d3')
    await settled()
    // Until the reply the swap takes the place of the far buttons.
    tapCell('d2')
    expect(screen.getByTestId('undo')).toBeDisabled()
    expect(screen.getByTestId('undo-far')).toBeDisabled()
  })

  test('a draw needs both players, resigning needs a confirmation', () => {
    open({ seating: 'face' })
    press('draw-far')
    expect(near().getByText('Rui offers a draw.')).toBeTruthy()
    press('refuse')
    press('resign-far')
    expect(far().getByText('Resign? Ana wins.')).toBeTruthy()
    expect(dataAttributesOf('board')['turn']).toBe('1')
    wait(1000)
    press('agree')
    expect(dataAttributesOf('result')).toEqual({ winner: '1', reason: 'resign' })
  })

  test('on a phone, too, both players step through the moves from their own end', () => {
    Dimensions.set({ window: { width: 390, height: 844, scale: 2, fontScale: 1 } })
    open({ seating: 'face' })
    const before = position()
    tapCell('d3')
    const after = position()
    expect(screen.getByTestId('panel-far')).toBeTruthy()
    press('step-back-far')
    expect(position()).toBe(before)
    press('step-forward')
    expect(position()).toBe(after)
  })

  test('resigning is never the button that stands out, agreeing to a request is', () => {
    open({ seating: 'face' })
    const colourOf = (id: string) => styleOf(id).backgroundColor
    press('resign')
    const [stay, resign] = [colourOf('refuse'), colourOf('agree')]
    press('refuse')
    press('draw')
    expect([colourOf('agree'), colourOf('refuse')]).toEqual([stay, resign])
    expect(stay).not.toBe(resign)
  })

  test('a request to resign is shown only to the player who made it: the other plays on', () => {
    open({ seating: 'face' })
    press('resign-far')
    expect(near().queryByText('Ana must agree.')).toBeNull()
    expect(near().getByTestId('undo')).toBeTruthy()
    tapCell('d3')
    expect(dataAttributesOf('board')['turn']).toBe('2')
    expect(screen.queryByTestId('agree')).toBeNull()
  })

  test('an agreed draw', () => {
    open({ seating: 'face' })
    press('draw')
    wait(1000)
    press('agree')
    expect(dataAttributesOf('result')).toEqual({ winner: 'draw', reason: 'agreed' })
  })

  test('the menu faces the player who opens it, whoever is to move', async () => {
    open({ seating: 'face' })
    press('menu-far')
    expect(styleOf('dialog')).toMatchObject({ top: 0, transform: [{ rotate: '180deg' }] })
    press('menu-legal')
    await settled()
    expect(styleOf('dialog')).toMatchObject({ top: 0 })
    press('close')
    tapCell('d3')
    press('menu')
    expect(styleOf('dialog')).toMatchObject({ bottom: 0 })
  })

  test('in a rematch the sides change, but the players keep their places', () => {
    open({ seating: 'face' })
    for (const [ana, rui] of [
      ['player-1', 'player-2'],
      ['player-2', 'player-1'],
      ['player-1', 'player-2'],
    ] as const) {
      const hidden = { includeHiddenElements: true }
      expect(near().getByTestId(ana, hidden)).toHaveTextContent(/^Ana/)
      expect(far().getByTestId(rui, hidden)).toHaveTextContent(/^Rui/)
      press('draw')
      wait(1000)
      press('agree')
      wait(1000)
      press('rematch')
    }
  })

  test('a board that was turned stays so, whatever was opened meanwhile', () => {
    open({ seating: 'face' })
    press('menu')
    press('flip')
    expect(near().getByTestId('player-2')).toBeTruthy()
    press('menu')
    press('menu-settings')
    press('back')
    expect(near().getByTestId('player-2')).toBeTruthy()
  })

  test('how the two sit is changed in the menu, during a game', () => {
    open({})
    expect(screen.queryByTestId('panel-far')).toBeNull()
    press('menu')
    press('seating-face')
    press('close')
    expect(screen.getByTestId('panel-far')).toBeTruthy()
  })

  test('against a computer nothing is turned, and a phone on its side keeps the usual screen', () => {
    open({ seating: 'face' }, { second: 'level:1' })
    expect(screen.queryByTestId('panel-far')).toBeNull()
    screen.unmount()
    Dimensions.set({ window: { width: 640, height: 360, scale: 2, fontScale: 1 } })
    open({ seating: 'face' })
    expect(screen.queryByTestId('panel-far')).toBeNull()
  })
})

describe('passed on', () => {
  const passOn = () => {
    wait(1000)
    press('pass-on')
  }

  test('a cover lies over the board until the next player takes the device', async () => {
    const { settings } = open({ seating: 'pass', cover: true })
    expect(screen.queryByTestId('cover-screen')).toBeNull()
    tapCell('d3')
    passOn()
    expect(screen.getByRole('heading', { name: 'It is Rui’s turn' })).toBeTruthy()
    expect(screen.queryByTestId('board')).toBeNull()
    wait(1000)
    press('uncover')
    expect(dataAttributesOf('board')['turn']).toBe('2')
    await settled()
    tapCell('d2')
    passOn()
    wait(1000)
    press('uncover')
    await settled()
    act(() => settings.change({ cover: false }))
    tapCell('d1')
    expect(screen.queryByTestId('cover-screen')).toBeNull()
  })

  test('before passing it on, the mover sees the move, cannot move for the other, and may take it back', async () => {
    open({ seating: 'pass', cover: true })
    const cells = () => dataAttributesOf('board')['position']
    const before = cells()
    tapCell('d3')
    await settled()
    const after = cells()
    expect(after).not.toBe(before)
    // The board stays turned to the player who looks at it.
    expect(screen.getByTestId('pass-on')).toHaveTextContent('Pass to Rui')
    expect(screen.queryByTestId('cell-swap')).toBeNull()
    tapCell('d2')
    expect(cells()).toBe(after)
    wait(1000)
    press('undo')
    expect(cells()).toBe(before)
    expect(dataAttributesOf('board')['turn']).toBe('1')
    tapCell('d2')
    await settled()
    expect(screen.queryByTestId('cover-screen')).toBeNull()
    passOn()
    expect(screen.getByRole('heading', { name: 'It is Rui’s turn' })).toBeTruthy()
  })

  test('where the match allows no takebacks, the device can only be passed on', () => {
    openStrict({ seating: 'pass', cover: true })
    tapCell('d3')
    wait(1000)
    expect(screen.queryByTestId('undo')).toBeNull()
    expect(screen.getByTestId('pass-on')).toBeTruthy()
  })

  test('a game that is opened again starts covered, one that is over does not', async () => {
    const world = open({ seating: 'pass', cover: true })
    tapCell('d3')
    const again = () => {
      screen.unmount()
      openPage({ to: 'play', id: world.library.list()[0]?.id ?? '' }, world)
    }
    again()
    expect(screen.getByRole('heading', { name: 'It is Rui’s turn' })).toBeTruthy()
    wait(1000)
    press('uncover')
    await settled()
    tapCell('d2')
    passOn()
    wait(1000)
    press('uncover')
    again()
    expect(screen.getByRole('heading', { name: 'It is Ana’s turn' })).toBeTruthy()
    act(() => world.settings.change({ cover: false }))
    again()
    expect(dataAttributesOf('board').turn).toBe('1')
    press('menu')
    press('resign')
    press('end-confirm')
    act(() => world.settings.change({ cover: true }))
    again()
    expect(dataAttributesOf('board').turn).toBe('over')
  })
})
