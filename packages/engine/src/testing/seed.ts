import fc from 'fast-check'

/**
 * Properties are tried on the same inputs every time, so that a red test is red on every machine. `FC_SEED=random`
 * tries others, and any number repeats what it found.
 */
const wanted = process.env.FC_SEED ?? '20261116'
if (wanted !== 'random') fc.configureGlobal({ seed: Number(wanted) })
