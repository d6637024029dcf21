import { NodeBudget } from './task'

/** A search that notes what it is asked for. */
function noting(stride: number, end = Infinity) {
  const asked: number[] = []
  const step = (nodes: number) => asked.push(nodes) >= end
  return { asked, search: { stride, step, best: () => ({ move: 0, value: 0, pv: [0], depth: 0, nodes: 0 }) } }
}

test('a search is given its nodes exactly, the last stride cut to what is left', () => {
  const { asked, search } = noting(64)
  const allotment = new NodeBudget(search, 150)
  const over = [allotment.step(), allotment.step(), allotment.step()]
  expect(asked).toEqual([64, 64, 22])
  expect(over).toEqual([false, false, true])
  expect(allotment.done()).toBe(1)
})

test('a search that has nothing left to learn ends before its nodes', () => {
  const allotment = new NodeBudget(noting(64, 2).search, 1_000)
  expect([allotment.step(), allotment.step()]).toEqual([false, true])
})
