import { partsOf, runEach } from '@/server/run-each'

test('a failing job does not stop the others, and all failures are thrown together at the end', async () => {
  const done: number[] = []
  const work = async (n: number) => {
    if (n % 2 === 0) throw new Error(`${n} is even`)
    done.push(n)
  }
  const failure = await runEach([1, 2, 3, 4, 5], work).catch((error: unknown) => error)
  expect(done).toEqual([1, 3, 5])
  expect(partsOf(failure)).toEqual([new Error('2 is even'), new Error('4 is even')])
})

test('nested failures are listed one by one', async () => {
  const inner = async (n: number) => runEach([n, n], () => Promise.reject(new Error(String(n))))
  const failure = await runEach([1, 2], inner).catch((error: unknown) => error)
  expect(partsOf(failure).map(String)).toEqual(['Error: 1', 'Error: 1', 'Error: 2', 'Error: 2'])
})

test('a lost database ends the run at once', async () => {
  const lost = Object.assign(new Error('no database'), { code: 'ECONNREFUSED' })
  let calls = 0
  const work = async () => {
    calls += 1
    throw lost
  }
  await expect(runEach([1, 2, 3], work)).rejects.toBe(lost)
  expect(calls).toBe(1)
})

test('no more run at once than are allowed, and all of them run', async () => {
  let [running, most, done] = [0, 0, 0]
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise(setImmediate)
    running -= 1
    done += 1
  }
  await runEach(Array(20).fill(null), work, { atOnce: 8 })
  expect([most, done]).toEqual([8, 20])
})

test('what has not begun in time is left to the next round', async () => {
  const done: number[] = []
  await runEach([1, 2, 3], async (n) => void done.push(n), { forMs: 0 })
  expect(done).toEqual([1])
})
