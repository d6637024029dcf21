import { parentPort, workerData } from 'node:worker_threads'
import { playGame } from './game'
import type { Plan } from './plan'
import { createPlayer } from './players'

/** One thread of the arena: it receives numbers of games and posts their reports. */
const plan = workerData as Plan
const players = { a: createPlayer(plan.a, plan.clock), b: createPlayer(plan.b, plan.clock) }

parentPort?.on('message', (game: number | 'close') => {
  if (game === 'close') {
    players.a.close()
    players.b.close()
    parentPort?.close()
    return
  }
  void playGame(plan, game, players).then(report => parentPort?.postMessage(report))
})
