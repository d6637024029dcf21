import { usual } from '@tabuleiro/ui/testing/sampleGames'
import { PlayPage } from '../playPage'
import { test } from './fixtures'

for (const short of usual)
  test(`${short.game}: a game survives the end of the browser in its middle`, async ({ visitor }) => {
    const playPage = await PlayPage.open(visitor, short)
    for (const text of short.moves.split(' ').slice(0, 2)) await playPage.tap(text)
    await visitor.killAndReopen()
    await playPage.expectShown()
  })
