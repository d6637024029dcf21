/** What the app is, whose games these are, and whose work it stands on. */
export const about = {
  about: {
    title: 'About',
    what: 'Four board games for two people: against the computer, with somebody across the table, or by link.',
    private:
      'Everything happens on this device. There is no account and no advertising, and no game leaves it unless you share it.',
    version: 'Version {{version}}. Free software under the MIT licence.',
    games: 'The games',
    credit: {
      'three-dragons':
        'Designed by Scott Allen Czysz in 2020 for a contest of two-player games to print at home. Rules after version 0.40 of the rulebook.',
      trike: 'Designed by Alek Erickson in 2020. Rules after the publisher, compared with Ludii and Abstract Play.',
      alliances: 'Designed by Markus Hagenauer, published by nestorgames in 2020. Rules after the published rulebook.',
      turtles: 'Designed and published by Dan Hassin in 2024. Rules after version 1.3.2 of the rulebook.',
    },
    own: 'The games belong to their designers. Words, drawings and program are our own.',
    libraries: 'Libraries',
    librariesAbout: 'Work of others that comes with the app, and the terms on which it does.',
    library: '{{name}} {{version}}',
    terms: '{{licence}}. {{holder}}',
    licence: 'Licence {{name}}',
    loading: 'One moment…',
  },
} as const
