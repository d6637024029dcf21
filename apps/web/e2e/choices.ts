/** Positions with taps that leave a choice: two kinds of capture, two victims or none, and the turtles of a stack. */
export const choices = [
  {
    game: 'three-dragons',
    start: 'm-----bbm.---------.---------.---------.o---o---o.--2b-b---.---------.---------.m---3--2m_1_0',
    places: ['e1', 'e4'],
  },
  {
    game: 'three-dragons',
    start: 'm-----bbm.---------.---------.---------.o---o---o.---b-b---.---------.---------.m---3--2m_1_0',
    places: ['e1', 'e4'],
  },
  { game: 'turtles', start: '0.0_n4s2n1.0_s3s1.0_0.0~s~0~0', places: ['a2'] },
] as const
