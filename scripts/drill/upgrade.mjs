import { mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { checkDatabase } from '../backup/rehearse.mjs'
import { buildWhenStale } from '../steps/build.mjs'
import { freePort } from '../steps/ports.mjs'
import { print, timed } from '../steps/print.mjs'
import { startProcess, stopProcess } from '../steps/processes.mjs'
import { capture, PROGRAMS } from '../steps/run.mjs'
import { startTemporaryPostgres } from '../steps/services/postgres.mjs'
import { readSettings } from '../steps/settings.mjs'
import { waitForAnswer } from '../steps/wait-for-answer.mjs'
import { judgeData } from './judge.mjs'
import { buildOlderRelease } from './older-release.mjs'
import { picturesOf, startTraffic } from './traffic.mjs'

const BEFORE_MS = 20_000
const AFTER_MS = 20_000
const REPLACED_MS = 300_000
const LOOK_EVERY_MS = 500
const GUESTS = 400
/** Rows of these are removed when they are done. */
const SHRINKING = ['outbox']
const PARTS = { api: 'dist/server/main.mjs', web: 'dist/gateway/main.mjs' }

/**
 * Serves the release before with its own data, puts this one in its place worker by worker under traffic, and answers the exit
 * code: 0 when no request failed, no row is missing and the money agrees.
 */
export async function walkUpgrade({ rates, from }) {
  await buildWhenStale()
  const folder = mkdtempSync(join(tmpdir(), 'diyar-upgrade-'))
  const older = join(folder, 'older')
  const leaving = []
  const leave = async () => {
    for (const one of leaving.splice(0).reverse()) await one()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => void leave().then(() => process.exit(130)))
  let code = 1
  try {
    await timed('The release before', () => buildOlderRelease({ folder: older, named: from, leaving }))
    const postgres = await startTemporaryPostgres()
    if (!postgres) throw new Error('PostgreSQL is not installed: apt-get install -y postgresql')
    leaving.push(postgres.stop)
    const site = await startSite({ folder, older, url: postgres.url, leaving })
    if (await upgradeUnderTraffic({ ...site, url: postgres.url, older, rates })) code = 0
  } catch (error) {
    print(error.stack)
  } finally {
    await leave()
  }
  if (code === 0) rmSync(folder, { recursive: true, force: true })
  else print(`The logs are in ${join(folder, 'logs')}`)
  return code
}

/** Api and web of the release before, two workers each, by the link through which a release is replaced. */
async function startSite({ folder, older, url, leaving }) {
  const [port, apiPort] = [await freePort(), await freePort()]
  const { childEnv } = readSettings({
    ...process.env,
    ...{ DATABASE_URL: url, DATA_DIR: join(folder, 'data'), PORT: String(port), API_PORT: String(apiPort) },
  })
  await timed('Its data', () => must([join(older, 'dist/server/seed.mjs')], { cwd: older, env: childEnv }))
  const prepare = [PROGRAMS.tsx, 'scripts/drill/prepare.ts', String(GUESTS)]
  const people = JSON.parse(await must(prepare, { cwd: older, env: childEnv }))
  const current = join(folder, 'current')
  symlinkSync(older, current)
  const logDir = join(folder, 'logs')
  const parts = {}
  for (const [name, ready] of [
    ['api', `http://localhost:${apiPort}/readyz`],
    ['web', `http://localhost:${port}/`],
  ]) {
    const env = { ...childEnv, NODE_ENV: name === 'web' ? 'production' : process.env.NODE_ENV }
    const options = { cwd: older, env, logDir, isQuiet: true }
    parts[name] = startProcess(name, ['scripts/workers.mjs', join(current, PARTS[name]), '2'], options)
    leaving.push(() => stopProcess(parts[name]))
    if (!(await waitForAnswer(ready))) throw new Error(`${name}: ${readFileSync(logFile(logDir, name))}`)
  }
  const address = `http://localhost:${port}`
  return { address, apis: `http://localhost:${apiPort}`, people, parts, current, logDir }
}

async function upgradeUnderTraffic({ address, apis, people, parts, current, logDir, url, older, rates }) {
  const { PAGES_TO_WARM } = await import(pathToFileURL(join(older, 'dist/gateway/public-pages.mjs')).href)
  const pages = PAGES_TO_WARM.flatMap((page) => [page || '/', `/en${page}`])
  for (const page of pages) await waitForAnswer(`${address}${page}`)
  const pictures = await picturesOf(address)
  const before = await readRows(url)
  const { events, acknowledged, stop } = startTraffic({ address, apis }, people, rates, { pages, pictures })
  await pause(BEFORE_MS)
  const booked = acknowledged.bookings.length
  const since = Date.now()
  symlinkSync(process.cwd(), `${current}-new`)
  renameSync(`${current}-new`, current)
  await timed('The upgrade', async () => {
    for (const name of Object.keys(PARTS)) await replace(parts[name], logFile(logDir, name))
  })
  await pause(AFTER_MS)
  await stop()
  return judgeUpgrade({
    ...{ events: events.filter(({ endedAt }) => endedAt >= since), before, after: await readRows(url) },
    ...{ data: await judgeData(url, acknowledged), state: await checkDatabase(url) },
    booked: acknowledged.bookings.length - booked,
  })
}

function judgeUpgrade({ events, before, after, data, state, booked }) {
  const failed = events.filter(({ isAnswered }) => !isAnswered)
  const missing = [...before.rows].filter(([table, count]) => (after.rows.get(table) ?? 0) < count)
  const applied = after.migrations - before.migrations
  print(
    `\n${applied} migrations; ${failed.length} of ${events.length} requests failed; ${booked} bookings meanwhile`,
  )
  for (const { kind, path, status, problem } of failed.slice(0, 10))
    print(`  ${kind} ${path} ${status} ${problem ?? ''}`)
  for (const [table, count] of missing) print(`  ${table}: ${count} rows, then ${after.rows.get(table) ?? 0}`)
  print(
    `lost: ${data.lostBookings} bookings, ${data.lostMessages} messages; double bookings: ${data.doubleBookings}`,
  )
  print(state.problems.join('\n') || 'The money agrees.')
  const lost = data.lostBookings + data.lostMessages + data.doubleBookings + failed.length + missing.length
  return lost === 0 && state.problems.length === 0 && applied > 0 && booked > 0
}

const logFile = (logDir, name) => join(logDir, `${name}.log`)

/** SIGHUP replaces the workers one by one, and the log says when it is done. */
async function replace({ child }, log) {
  child.kill('SIGHUP')
  const end = Date.now() + REPLACED_MS
  while (!readFileSync(log, 'utf8').includes('are replaced')) {
    if (Date.now() > end || child.exitCode !== null)
      throw new Error(`It was not replaced:\n${readFileSync(log, 'utf8').slice(-4000)}`)
    await pause(LOOK_EVERY_MS)
  }
}

async function must(args, options) {
  const { code, output } = await capture(process.execPath, args, options)
  if (code !== 0) throw new Error(output)
  return output
}

/** Rows of each table, and the migrations that were applied. */
async function readRows(connectionString) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows: tables } = await client.query(`SELECT table_name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name`)
    const rows = new Map()
    for (const { table_name: table } of tables.filter(({ table_name }) => !SHRINKING.includes(table_name)))
      rows.set(table, Number((await client.query(`SELECT count(*) FROM "${table}"`)).rows[0].count))
    const { rows: applied } = await client.query('SELECT count(*) FROM drizzle.__drizzle_migrations')
    return { rows, migrations: Number(applied[0].count) }
  } finally {
    await client.end()
  }
}
