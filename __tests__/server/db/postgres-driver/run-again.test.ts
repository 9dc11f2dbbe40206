import { runAgain } from '@/server/db/postgres-driver/run-again'

/** A database in which transactions fail with these SQLSTATEs, one after the other, and succeed then. */
function failingWith(codes: string[]) {
  const left = [...codes]
  const runs: string[] = []
  const transaction = runAgain(async () => {
    const code = left.shift()
    runs.push(code ?? 'done')
    if (code) throw Object.assign(new Error('rolled back'), { cause: { code } })
    return 'done' as never
  })
  return { runs, run: () => transaction(async () => 'done') }
}

test.each(['40P01', '40001'])('a transaction that loses with %s is run again', async (code) => {
  const { run, runs } = failingWith([code, code, code])
  await expect(run()).resolves.toBe('done')
  expect(runs).toEqual([code, code, code, 'done'])
})

test('after the third time the loss is an error', async () => {
  const { run, runs } = failingWith(Array(9).fill('40P01'))
  await expect(run()).rejects.toThrow('rolled back')
  expect(runs).toHaveLength(4)
})

test('any other failure is not run again', async () => {
  const { run, runs } = failingWith(['23505'])
  await expect(run()).rejects.toThrow('rolled back')
  expect(runs).toEqual(['23505'])
})
