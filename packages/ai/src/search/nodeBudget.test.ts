import { NodeBudget } from './nodeBudget'

/** A search that records the nodes of each step. */
function recording(stride: number, end = Infinity) {
  const steps: number[] = []
  const step = (nodes: number) => steps.push(nodes) >= end
  return { steps, search: { stride, step, best: () => ({ move: 0, value: 0, pv: [0], depth: 0, nodes: 0 }) } }
}

test('a search is given its nodes exactly, the last stride cut to what is left', () => {
  const { steps, search } = recording(64)
  const budget = new NodeBudget(search, 150)
  const over = [budget.step(), budget.step(), budget.step()]
  expect(steps).toEqual([64, 64, 22])
  expect(over).toEqual([false, false, true])
  expect(budget.done()).toBe(1)
})

test('a search that is complete ends before its nodes are spent', () => {
  const budget = new NodeBudget(recording(64, 2).search, 1_000)
  expect([budget.step(), budget.step()]).toEqual([false, true])
})
