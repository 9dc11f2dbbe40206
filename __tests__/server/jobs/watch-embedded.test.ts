import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { watchEmbedded } from '@/server/jobs/watch-embedded'

const QUICK = { everyMs: 5, patienceMs: 200 }
const ended = Object.assign(new Error('unreachable'), { name: 'RuntimeError' })
const sqlError = Object.assign(new Error('could not extend file'), { code: '53100' })

/** A database that gives these answers in turn, the last one for ever. */
function watched(answers: (() => Promise<unknown>)[], onDead: () => void) {
  let requested = 0
  const lines: string[] = []
  const execute = () => (answers[Math.min(requested++, answers.length - 1)] as () => Promise<unknown>)()
  const log = { error: (_about: object, line: string) => lines.push(line) }
  const stop = watchEmbedded(
    { db: { execute } as unknown as Db, log: log as unknown as Deps['log'] },
    onDead,
    QUICK,
  )
  return { stop, lines, asked: () => requested }
}

const fine = async () => []
const failing = (error: Error) => () => Promise.reject(error)

test('a process whose embedded database has ended is stopped, once', async () => {
  let deaths = 0
  const dead = new Promise<void>((resolve) => {
    const one = watched([fine, failing(sqlError), fine, failing(ended)], () => {
      deaths += 1
      expect([one.asked(), one.lines]).toEqual([4, ['the embedded database has ended']])
      resolve()
    })
  })
  await dead
  await new Promise((next) => setTimeout(next, 30))
  expect(deaths).toBe(1)
})

test('a database that does not answer counts as ended; a stopped one is not probed again', async () => {
  await new Promise<void>((resolve) => watched([fine, () => new Promise(() => undefined)], resolve))
  const one = watched([fine], () => {
    throw new Error('it lives')
  })
  one.stop()
  await new Promise((next) => setTimeout(next, 30))
  expect(one.asked()).toBe(0)
})
