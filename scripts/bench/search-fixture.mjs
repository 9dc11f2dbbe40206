import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { freePort } from '../steps/ports.mjs'
import { timed } from '../steps/print.mjs'
import { startProcess, stopProcess } from '../steps/processes.mjs'
import { run } from '../steps/run.mjs'
import { startTemporaryPostgres } from '../steps/services/postgres.mjs'
import { waitForAnswer } from '../steps/wait-for-answer.mjs'
import { recordedReads } from './recorded-reads.mjs'

const API = 'dist/server/main.mjs'
/** A large database may have to be migrated first. */
const START_MS = 10 * 60_000
/** A statement that waited for a connection may be sent in the context of another caller, and is not recorded. */
const ATTEMPTS = 4

/** Starts a temporary PostgreSQL with the demo, and copies up to so many listings (null: none); returns its address. */
export async function filledDatabase(folder, listings, later) {
  const own = await startTemporaryPostgres()
  if (!own) throw new Error('PostgreSQL is not installed: set DATABASE_URL to one that is filled.')
  later(own.stop)
  await fillUpTo(own.url, folder, listings)
  return own.url
}

/** Seeds a database that is empty, and copies up to so many listings (null: none). */
export async function fillUpTo(url, folder, listings) {
  const env = { ...process.env, APP_MODE: 'demo', DATABASE_URL: url, DATA_DIR: folder }
  const copies = listings === null ? [] : [`--services=${listings}`]
  const seed = () => run(process.execPath, ['dist/server/seed.mjs', ...copies], { env })
  const code = await timed(`Filling a database with ${listings ?? 'the demo’s'} services`, seed)
  if (code !== 0) throw new Error('The database could not be filled.')
}

export async function startApi({ url, folder, later }, options = [], extra = {}) {
  const port = await freePort()
  const env = {
    ...process.env,
    APP_MODE: 'demo',
    DATABASE_URL: url,
    DATA_DIR: folder,
    API_PORT: String(port),
    CALLS_PER_MINUTE: '1000000',
    ...extra,
  }
  const api = startProcess('api', [...options, API], { env, logDir: folder })
  later(() => stopProcess(api))
  const isThere = await waitForAnswer(
    `http://127.0.0.1:${port}/readyz`,
    () => api.child.exitCode !== null,
    START_MS,
  )
  if (!isThere) throw new Error('The api does not answer.')
  return { origin: `http://127.0.0.1:${port}`, stop: () => stopProcess(api) }
}

export async function requestSearch(origin, { params }) {
  const address = `${origin}/api/v1/services/search?${new URLSearchParams(params)}`
  const response = await fetch(address)
  const text = await response.text()
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${text.slice(0, 200)}`)
  return JSON.parse(text)
}

/** The statements that the api sends for each search, by the search's name. */
export async function recordStatements(fixture, searches) {
  const file = join(fixture.folder, 'statements')
  const options = ['--import', resolve('scripts/bench/record-statements.mjs')]
  const api = await startApi(fixture, options, { STATEMENTS_FILE: file })
  const recorded = new Map()
  for (const search of searches) {
    const attempts = []
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      writeFileSync(file, '')
      await requestSearch(api.origin, search)
      attempts.push(recordedReads(file))
    }
    recorded.set(
      search.name,
      attempts.reduce((most, one) => (one.length > most.length ? one : most)),
    )
  }
  await api.stop()
  return recorded
}
