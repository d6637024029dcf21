import type { later as en } from '../en/later'
import type { Texts } from '../texts'
import { newGame } from './newGame'
import { settings } from './settings'
import { share } from './share'
import { about } from './about'
import { rules } from './rules'
import { learn } from './learn'
import { review } from './review'
import { puzzles } from './puzzles'
import { refused } from './refused'
import { explore } from './explore'
import { keys } from './keys'
import { ended } from './ended'
import { keeping } from './keeping'

/** The texts of screens that a visit may never open. In a browser they come with the first of those. */
export const later: Texts<typeof en> = {
  ...puzzles,
  ...newGame,
  ...settings,
  ...share,
  ...about,
  ...rules,
  ...learn,
  ...review,
  ...refused,
  ...explore,
  ...keys,
  ...ended,
  ...keeping,
}
