import type { Db } from '@/server/db/db'
import { together } from '@/server/db/postgres-driver/together'
import { markTuned } from '@/server/db/postgres-driver/tuned'

const plain = {} as Db
const tuned = markTuned({} as Db)

/** Statements that write down when they begin and end; `failing` rejects. */
function statements(failing: Record<string, unknown> = {}) {
  const log: string[] = []
  const run = (name: string) => async () => {
    log.push(`${name} begins`)
    await new Promise((resolve) => setImmediate(resolve))
    log.push(`${name} ends`)
    if (name in failing) throw failing[name]
    return name
  }
  return { log, all: [run('one'), run('two')] as const }
}

test('a plain driver runs one statement after the other', async () => {
  const { log, all } = statements()
  expect(await together(plain, all)).toEqual(['one', 'two'])
  expect(log).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
})

test('a tuned driver sends all at once, and answers are in the order of the statements', async () => {
  const { log, all } = statements()
  expect(await together(tuned, all)).toEqual(['one', 'two'])
  expect(log.slice(0, 2)).toEqual(['one begins', 'two begins'])
})

test('after a failure a plain driver runs nothing more', async () => {
  const { log, all } = statements({ one: new Error('cause') })
  await expect(together(plain, all)).rejects.toThrow('cause')
  expect(log).toEqual(['one begins', 'one ends'])
})

test("a tuned driver waits for everything and throws the cause, not PostgreSQL's refusals that follow from it", async () => {
  const aborted = Object.assign(new Error('query'), { cause: { code: '25P02' } })
  const { log, all } = statements({ one: aborted, two: new Error('cause') })
  await expect(together(tuned, all)).rejects.toThrow('cause')
  expect(log).toContain('two ends')
})
