/** Why a tap is refused in turtles, by code. */
export const en = {
  'needs-turtle': 'First choose one of your turtles.',
  'needs-cell': 'Now choose a square for your turtle.',
  'no-piece': 'There is no turtle on {{at}}.',
  'not-yours': 'The {{piece}} is not yours.',
  'in-sea': 'The {{piece}} has reached the sea and stays there.',
  stuck: 'The {{piece}} is stuck: it carries a weight of {{load}}.',
  'cannot-walk': 'The {{piece}} cannot enter any square beside it.',
  'cannot-hatch': 'The {{piece}} cannot enter any square of its home row.',
  'same-cell': 'Your turtle stands on {{at}} already.',
  'not-beside': '{{at}} is not beside your turtle. It walks one square, never diagonally.',
  'not-home': 'The {{piece}} must hatch first, in its home row.',
  'too-far': 'The sea is too far: the {{piece}} is not in the last row yet.',
  'wrong-sea': 'The {{piece}} swims in the other sea.',
  'too-weak': 'The {{piece}} cannot climb onto {{at}} and is too weak to push a weight of {{weight}}.',
  undo: 'The {{piece}} may not go to {{at}}: it would only undo your opponent’s move.',
} as const
