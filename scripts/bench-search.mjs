import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { searchesToMeasure } from './bench/searches.mjs'
import { waitForAnswer } from './steps/answers.mjs'
import { buildWhenStale } from './steps/build.mjs'
import { freePort } from './steps/ports.mjs'
import { startTemporaryPostgres } from './steps/postgres.mjs'
import { startProcess, stopProcess } from './steps/processes.mjs'
import { run } from './steps/run.mjs'
import { giveUp, say, sayDim, sayTitle, timed } from './steps/say.mjs'

/**
 * Measures GET services/search against the same statements run raw, in one run: on DATABASE_URL as it is, or on a
 * PostgreSQL of our own that is filled first (`--services=100000`). Never part of the tests.
 */
const optionOf = (name, otherwise) =>
  Number(process.argv.find((one) => one.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise)
const SERVICES = optionOf('services', 100_000)
const RUNS = optionOf('runs', 40)
const WARM_RUNS = 5
const LIMIT_MINUTES = 20
const TARGET = 2

const API = 'dist/server/main.mjs'
const cleanups = []
let isLeaving = false
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void leave('The bench was interrupted.'))
const tooLong = () => leave(`The bench took longer than ${LIMIT_MINUTES} minutes and was stopped.`)
setTimeout(() => void tooLong(), LIMIT_MINUTES * 60_000).unref()

await bench().then(
  () => leave(),
  (error) => leave(error.message),
)

async function bench() {
  await buildWhenStale()
  const folder = mkdtempSync(join(tmpdir(), 'diyar-bench-'))
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
  const url = process.env.DATABASE_URL || (await filledDatabase(folder))
  const searches = searchesToMeasure()
  const statements = await recordStatements(url, folder, searches)
  const api = await startApi(url, folder)
  const [{ options }] = statements.get(searches[0].name)
  const raw = new pg.Client({ connectionString: url, options })
  await raw.connect()
  cleanups.push(() => raw.end())
  sayTitle(`${RUNS} runs each, milliseconds`)
  const lines = []
  for (const search of searches) lines.push(await measure(search, api, raw, statements.get(search.name)))
  printLines(lines)
}

async function filledDatabase(folder) {
  const own = await startTemporaryPostgres()
  if (!own) throw new Error('PostgreSQL is not installed: set DATABASE_URL to one that is filled.')
  cleanups.push(own.stop)
  const env = { ...process.env, APP_MODE: 'demo', DATABASE_URL: own.url, DATA_DIR: folder }
  const seed = () => run(process.execPath, ['dist/server/seed.mjs', `--services=${SERVICES}`], { env })
  const code = await timed(`Filling a database with ${SERVICES} services`, seed)
  if (code !== 0) throw new Error('The database could not be filled.')
  return own.url
}

async function startApi(url, folder, options = [], extra = {}) {
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
  const process_ = startProcess('api', [...options, API], { env, logDir: folder })
  cleanups.push(() => stopProcess(process_))
  if (!(await waitForAnswer(`http://127.0.0.1:${port}/readyz`))) throw new Error('The api does not answer.')
  return { origin: `http://127.0.0.1:${port}`, stop: () => stopProcess(process_) }
}

function addressOf(origin, { params }) {
  return `${origin}/api/v1/services/search?${new URLSearchParams(params)}`
}

async function ask(address) {
  const response = await fetch(address)
  const text = await response.text()
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${text.slice(0, 200)}`)
  return JSON.parse(text)
}

/** What the api asks of the database for each search. */
async function recordStatements(url, folder, searches) {
  const file = join(folder, 'statements')
  const options = ['--import', resolve('scripts/bench/record-statements.mjs')]
  const api = await startApi(url, folder, options, { STATEMENTS_FILE: file })
  const recorded = new Map()
  for (const search of searches) {
    writeFileSync(file, '')
    await ask(addressOf(api.origin, search))
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
    recorded.set(
      search.name,
      lines.map((line) => JSON.parse(line)).filter(({ text }) => /^(select|with)/i.test(text.trim())),
    )
  }
  await api.stop()
  return recorded
}

/** Both by turns, so that a busy moment of the machine hits both. */
async function measure(search, api, raw, statements) {
  const address = addressOf(api.origin, search)
  const throughApi = []
  const throughPg = []
  let found = 0
  for (let count = -WARM_RUNS; count < RUNS; count++) {
    const api_ = await timeOf(async () => {
      found = (await ask(address)).total
    })
    const pg_ = await timeOf(async () => {
      for (const { text, values } of statements) await raw.query(text, values)
    })
    if (count < 0) continue
    throughApi.push(api_)
    throughPg.push(pg_)
  }
  sayDim(`  ${search.name}`)
  const [a50, a95, p50, p95] = [throughApi, throughPg].flatMap((times) => [
    percentile(times, 0.5),
    percentile(times, 0.95),
  ])
  return { name: search.name, found, a50, a95, p50, p95, ratio: a95 / p95 }
}

async function timeOf(work) {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function percentile(times, share) {
  const sorted = times.slice().sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}

function printLines(lines) {
  sayTitle('GET services/search against the same statements run raw')
  say('| search | found | p50 | p95 | raw p50 | raw p95 | p95 of raw |')
  say('|---|---|---|---|---|---|---|')
  for (const { name, found, a50, a95, p50, p95, ratio } of lines) {
    const times = [a50, a95, p50, p95].map((time) => time.toFixed(1))
    say(`| ${[name, found, ...times, ratio.toFixed(2)].join(' | ')} |`)
  }
  const missed = lines.filter(({ ratio }) => ratio > TARGET)
  say(
    `\nTarget: p95 at most ${TARGET} times raw. ${missed.length === 0 ? 'Met' : `Missed by ${missed.map(({ name }) => name).join('; ')}`}.`,
  )
}

async function leave(failure) {
  if (isLeaving) return
  isLeaving = true
  for (const clean of cleanups.reverse()) await clean()
  if (failure) giveUp(failure)
  process.exit(0)
}
