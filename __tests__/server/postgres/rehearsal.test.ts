import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { eventually } from '@/__tests__/eventually'
import { folderPlace } from '@/scripts/backup/places.mjs'
import { recordRehearsal } from '@/scripts/backup/record-backup.mjs'
import { rehearse } from '@/scripts/backup/rehearse.mjs'
import { followChanges, takeCopy } from '@/scripts/backup/take-backup.mjs'
import { startTemporaryPostgres } from '@/scripts/steps/services/postgres.mjs'
import { rowsOf } from '@/server/db/db'
import { type OpenDb, openDatabase } from '@/server/db/open'
import { rehearsedRestores, timerRuns } from '@/server/db/schema/console/status'

const folder = mkdtempSync(join(tmpdir(), 'diyar-rehearsal-test-'))
const from = folderPlace(folder)
let postgres: NonNullable<Awaited<ReturnType<typeof startTemporaryPostgres>>>
let site: OpenDb

beforeAll(async () => {
  chmodSync(folder, 0o777)
  const started = await startTemporaryPostgres()
  if (!started) throw new Error('PostgreSQL is not installed')
  postgres = started
  site = await openDatabase({ databaseUrl: postgres.url, dataDir: folder })
}, 60_000)

afterAll(async () => {
  await site?.close()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const rehearsals = () => readdirSync(tmpdir()).filter((name) => /^diyar-rehearsal-\w{6}$/.test(name))

/** Until all that was written so far has been received. */
async function allReceived(): Promise<void> {
  const [row] = await rowsOf<{ file: string }>(site.db, sql`SELECT pg_walfile_name(pg_switch_wal()) AS file`)
  await eventually(() => existsSync(join(folder, 'changes', String(row?.file))))
}

/** Ends the command while its PostgreSQL runs. */
async function breakOff(signal: NodeJS.Signals): Promise<void> {
  const own = join(folder, signal)
  mkdirSync(own)
  chmodSync(own, 0o777)
  const args = ['scripts/rehearse.mjs', `--from=${folder}`, `--database=${postgres.url}`]
  const child = spawn(process.execPath, args, { stdio: 'ignore', env: { ...process.env, TMPDIR: own } })
  const exited = once(child, 'exit')
  const pidFile = () => join(own, readdirSync(own)[0] ?? '', 'data/postmaster.pid')
  const readPid = () => (existsSync(pidFile()) ? Number.parseInt(readFileSync(pidFile(), 'utf8'), 10) : 0)
  await eventually(() => readPid() > 0)
  const pid = readPid()
  child.kill(signal)
  expect(await exited).toEqual([130, null])
  expect(readdirSync(own)).toEqual([])
  await eventually(() => !isRunning(pid))
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('the newest backup is restored beside, read whole, checked and removed, and the result names what is wrong', async () => {
  const before = rehearsals()
  const nothing = await rehearse({ from, name: 'postgres' })
  expect(nothing).toMatchObject({
    copyTakenAt: null,
    problem: expect.stringContaining('There is no copy in'),
  })

  const following = await followChanges({ url: postgres.url, folder })
  await takeCopy({ url: postgres.url, folder })
  const ranAt = new Date()
  await site.db.insert(timerRuns).values({ timer: 'views', startedAt: ranAt, durationMs: 1, problem: null })
  await allReceived()
  const result = await rehearse({ from, name: 'postgres' })
  expect(result).toMatchObject({ bookings: 0, ledgerEntries: 0, problem: null })
  expect(new Date(String(result.newestAt))).toEqual(ranAt)
  await recordRehearsal({ url: postgres.url, result: { ...result, bookings: 2 } })
  const { startedAt, copyTakenAt } = result
  expect(await site.db.select().from(rehearsedRestores)).toMatchObject([
    { startedAt, copyTakenAt, newestAt: ranAt, bookings: 2, problem: null },
  ])

  await allReceived()
  const fewer = await rehearse({ from, name: 'postgres' })
  expect(fewer.problem).toBe('It has 0 bookings; the last rehearsal had 2.')

  await breakOff('SIGTERM')

  await following.stop()
  rmSync(join(folder, 'changes'), { recursive: true })
  expect((await rehearse({ from, name: 'postgres' })).problem).toContain('changes')
  expect(rehearsals()).toEqual(before)
}, 120_000)
