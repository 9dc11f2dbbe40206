import { randomUUID } from 'node:crypto'
import { appForTests } from '@/__tests__/server/support/test-app'
import { backups, rehearsedRestores } from '@/server/db/schema/console/status'

const TOKEN = 'a token of the tests, long enough'
const test_ = appForTests({ metricsToken: TOKEN })
const read = (authorization = `Bearer ${TOKEN}`) =>
  test_.call('GET', '../metrics', { headers: { authorization } })

/** The value of a line of the answer. */
async function figureOf(line: string): Promise<number> {
  const lines = String((await read()).body).split('\n')
  return Number(
    lines
      .find((one) => one.startsWith(line))
      ?.split(' ')
      .at(-1) ?? 0,
  )
}

test('only who has the token reads the metrics; for others there is no such address', async () => {
  expect((await read('')).status).toBe(404)
  expect((await read('Bearer wrong')).status).toBe(404)
  expect((await read()).status).toBe(200)
})

test('calls are counted by route, and refusals by the code that the caller got', async () => {
  const refused = await figureOf('diyar_refusals_total{code="not_found"}')
  await test_.call('GET', '/services/cities')
  await test_.call('GET', '/nowhere')
  const answered =
    'diyar_api_request_seconds_count{method="GET",route="/api/v1/services/cities",status="200"}'
  expect(await figureOf(answered)).toBe(1)
  expect(await figureOf('diyar_refusals_total{code="not_found"}')).toBe(refused + 1)
  expect(await figureOf('diyar_database_up')).toBe(1)
  expect(await figureOf('diyar_outbox_jobs{state="waiting"}')).toBe(0)
})

test('without a whole copy there is no age of one, so that its alert can fire', async () => {
  const age = async () => /^diyar_backup_age_seconds (\S+)$/m.exec(String((await read()).body))?.[1]
  expect(await age()).toBeUndefined()
  await test_.db
    .insert(backups)
    .values({ name: 'a-copy', takenAt: new Date(test_.clock.now().getTime() - 60_000) })
  expect(Number(await age())).toBeCloseTo(60, 0)
  await test_.db.delete(backups)
  expect(await age()).toBeUndefined()
})

test('the age of a rehearsed restore is that of the last success, and a failure after it is a figure of its own', async () => {
  const age = async () => /^diyar_rehearsal_age_seconds (\S+)$/m.exec(String((await read()).body))?.[1]
  const at = (seconds: number) => new Date(test_.clock.now().getTime() - seconds * 1000)
  expect([await age(), await figureOf('diyar_rehearsal_failing')]).toEqual([undefined, 0])
  await test_.db.insert(rehearsedRestores).values([
    { startedAt: at(90), durationMs: 1 },
    { startedAt: at(30), durationMs: 1, problem: 'There is no copy.' },
  ])
  expect(Number(await age())).toBeCloseTo(90, 0)
  expect(await figureOf('diyar_rehearsal_failing')).toBe(1)
})

test('the id of a request is the one that our web gave it, and never one of a stranger', async () => {
  const given: string = randomUUID()
  const headers = { 'x-request-id': given }
  const idFor = async (from: string, id = headers) =>
    (await test_.call('GET', '/nowhere', { from, headers: id })).body.requestId
  expect(await idFor('127.0.0.1')).toBe(given)
  expect(await idFor('203.0.113.7')).not.toBe(given)
  expect(await idFor('127.0.0.1', { 'x-request-id': "x'; DROP" })).toMatch(/^[0-9a-f-]{36}$/)
})
