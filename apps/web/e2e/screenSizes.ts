/** The screen sizes that every layout must fit. */
export const screenSizes = [
  [320, 568],
  [360, 640],
  [390, 844],
  [640, 360],
  [768, 1024],
  [1024, 768],
  [1280, 800],
] as const
