/** The screens that everything must fit. */
export const sizes = [
  [320, 568],
  [360, 640],
  [390, 844],
  [640, 360],
  [768, 1024],
  [1024, 768],
  [1280, 800],
] as const
