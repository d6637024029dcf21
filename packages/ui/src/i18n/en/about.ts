/** The about page. */
export const about = {
  about: {
    title: 'About',
    what: '{{number}} board games for two people: against the computer, with somebody across the table, or by link.',
    private:
      'Everything happens on this device. There is no account and no advertising, and no game leaves it unless you share it.',
    version: 'Version {{version}}. Free software under the MIT licence.',
    games: 'The games',
    own: 'The games belong to their designers. Words, drawings and program are our own.',
    libraries: 'Libraries',
    librariesAbout: 'Work by others that is part of the app, and its licences.',
    library: '{{name}} {{version}}',
    terms: '{{licence}}. {{holder}}',
    licence: 'Licence {{name}}',
    loading: 'One moment…',
  },
  /** Numbers of games at the beginning of a sentence. */
  count: { 4: 'Four', 5: 'Five', 6: 'Six', 7: 'Seven', 8: 'Eight', 9: 'Nine', 10: 'Ten' },
} as const
