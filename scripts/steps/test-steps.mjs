import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './browsers/chromium.mjs'
import { ENGINES, PLAYWRIGHT_ENGINES } from './browsers/engines.mjs'
import { countJest, countJourneys, countPlaywright, FAILED, lacking, oneOf, sumOf } from './counts.mjs'
import { freePort } from './ports.mjs'
import { print } from './print.mjs'
import { PROGRAMS, run } from './run.mjs'
import { isPostgresInstalled, startTemporaryPostgres } from './services/postgres.mjs'
import { isRedisInstalled } from './services/redis.mjs'

/** The second one loads the product anew for each file. */
const API_PROJECTS = ['api', 'api-fresh-modules']
/**
 * Tests of the embedded database alone, where the demo lives: its processes that are killed, its seed, a whole month of it, and its history.
 * PostgreSQL gets the same statements from the tests of what the demo is made of.
 */
const ONLY_EMBEDDED =
  '__tests__/server/(crash|demo-month)/|__tests__/server/seed/(seed-when-empty|lived-bookings|listings|pictures)\\.test|' +
  '__tests__/server/db/(known-history|embedded-client)\\.test'
/** Tests that stop and start their own PostgreSQL. */
const OWN_POSTGRES = '__tests__/server/postgres/'
/** Tests that stop and start their own Redis. */
const OWN_REDIS = '__tests__/server/redis/'
/** The embedded database has one connection, so races for dates cannot occur there. */
const RACES = '/races\\.test\\.ts$'
/**
 * What a run that also tests on PostgreSQL asks of the embedded database: its own tests, calls of every route, jobs and sockets, and bookings
 * and their payments, because it has one connection and a client of our own. Both run the same statements: the rest would say the same again.
 */
const EMBEDDED =
  `${ONLY_EMBEDDED}|__tests__/server/(fuzz|jobs|redis|people/realtime|platform/outbox)/|` +
  '__tests__/server/bookings/(book|cancel|idempotency|payments/payments|sweeper)\\.test'
/** Tests that also run with statements without names: they book, pay and cancel side by side. */
const BOOKINGS = '__tests__/server/bookings/(book|cancel|payments/payments|races)\\.test\\.ts$'

/** What the first servers of this run have seeded, for the later ones. */
const demoFolder = mkdtempSync(join(tmpdir(), 'diyar-demo-'))
process.on('exit', () => rmSync(demoFolder, { recursive: true, force: true }))
const DEMO = { E2E_SEEDED_DIR: join(demoFolder, 'seeded') }

/** The tests start their own databases: addresses of real ones must not reach them. */
function cleanEnv(extra = {}) {
  const {
    DATABASE_URL: _url,
    DATA_DIR: _dir,
    TEST_DATABASE_URL: _test,
    POSTGRES_STATEMENTS: _statements,
    APP_MODE: _mode,
    ...env
  } = process.env
  return { ...env, ...extra }
}

const node = (program, args, env = cleanEnv(), flags = []) =>
  run(process.execPath, [...flags, PROGRAMS[program], ...args], { env })

/** MiB for what lives briefly, which is most of a test: with the 16 of V8 a seventh of jest's time is collecting it. Workers inherit it. */
const JEST_MEMORY = ['--max-semi-space-size=64']

export const checkTypes = async () => {
  await node('next', ['typegen'])
  return oneOf(await node('tsc', ['--noEmit', '-p', '.']))
}

export const checkLint = async () => oneOf(await node('biome', ['check', '.']))

export const testUnits = () => jest(['unit', 'components'])

/** On the embedded database: all tests, or its own part where the run also tests on PostgreSQL. */
export async function testApi({ isAlsoOnPostgres }) {
  const isPart = isAlsoOnPostgres && (namedPostgres() || (await isPostgresInstalled()))
  const isComplete = isRedisInstalled()
  const left = [OWN_POSTGRES, RACES, ...(isComplete ? [] : [OWN_REDIS])]
  if (isPart) print('  These run on the embedded database; all of them follow on PostgreSQL.')
  const counted = await jest(API_PROJECTS, {}, [
    `--testPathIgnorePatterns=${left.join('|')}`,
    ...(isPart ? [`--testPathPatterns=${EMBEDDED}`] : []),
  ])
  if (isComplete) return counted
  print('  redis-server is not installed: what several api processes share over it was not tested.')
  return sumOf(counted, lacking('api with Redis'))
}

const namedPostgres = () => process.env.TEST_DATABASE_URL || process.env.DATABASE_URL

/** The same tests on PostgreSQL: the configured one, or a temporary one where it is installed. */
export async function testApiOnPostgres() {
  const named = namedPostgres()
  if (named) return jestOnPostgres(named)
  const temporary = await startTemporaryPostgres()
  if (!temporary) {
    print(
      '  PostgreSQL is not installed and TEST_DATABASE_URL is not set: these tests ran on the embedded database only, the races not at all.',
    )
    return lacking('api-postgresql with the races of bookings')
  }
  try {
    return await jestOnPostgres(temporary.url)
  } finally {
    await temporary.stop()
  }
}

export const build = async () => oneOf(await run(process.execPath, ['scripts/build.mjs']))

export function testInBrowser() {
  const missing = PLAYWRIGHT_ENGINES.filter(({ isInstalled }) => !isInstalled)
  return runPlaywright(
    [],
    missing.map(({ name }) => `playwright's ${name}`),
  )
}

/** Payments by wallets, whose servers have the real adapter of a provider. */
export const testWallets = () => runPlaywright(['--config=playwright.wallets.config.ts'])

async function runPlaywright(options, missing = []) {
  const chromium = await findChromium()
  if (!chromium) {
    print('  No Chromium could be found or fetched: set CHROMIUM_PATH.')
    return FAILED
  }
  const ports = {
    E2E_PORT: String(await freePort()),
    E2E_API_PORT: String(await freePort()),
    E2E_MOYASAR_PORT: String(await freePort()),
  }
  const { DATABASE_URL } = process.env
  const env = cleanEnv({
    ...DEMO,
    ...ports,
    CHROMIUM_PATH: chromium,
    ...(DATABASE_URL ? { DATABASE_URL } : {}),
  })
  return withReport(async (file) => {
    const code = await node('playwright', ['test', ...options], { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file })
    const report = readReport(file)
    if (!report) return oneOf(code)
    for (const title of flakyTitles(report)) print(`  Passed only on a further try: ${title}`)
    return countPlaywright(report.stats, code, missing)
  })
}

/** A test that passes only on a retry counts as passed and is listed by name, because it is a defect to find. */
const flakyTitles = ({ suites = [] }) =>
  suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title, file }) => `${file}: ${title}`),
    ...flakyTitles(suite),
  ])

/** The core journeys in the other engines; they do not need playwright's own builds. */
/** One language in each, for the time: `npm run test:webkit` and `npm run test:firefox` run both. */
export const testInWebKit = () => testInEngine('webkit', { ONLY: 'ar ·' })
export const testInFirefox = () => testInEngine('firefox', { ONLY: 'en ·' })

let preparing = Promise.resolve()

async function testInEngine(name, journeys = {}) {
  const { prepare, lacks } = ENGINES[name]
  // One engine after the other: the installer of packages holds a lock.
  preparing = preparing.then(prepare)
  if (!(await preparing)) {
    print(`  Neither found nor fetched: ${lacks}.`)
    return lacking(name)
  }
  return withReport(async (file) => {
    const env = cleanEnv({ ...DEMO, REPORT_FILE: file, ...journeys })
    const code = await run(process.execPath, ['scripts/test-engine.mjs', name], { env })
    const report = readReport(file)
    return report ? countJourneys(report, code) : oneOf(code)
  })
}

/** All tests with named statements, and the booking tests also without names. */
async function jestOnPostgres(url) {
  const elsewhere = [ONLY_EMBEDDED, OWN_REDIS]
  const left = (await isPostgresInstalled()) ? elsewhere : [...elsewhere, OWN_POSTGRES]
  const server = { TEST_DATABASE_URL: url }
  const named = await jest(API_PROJECTS, server, [`--testPathIgnorePatterns=${left.join('|')}`])
  const unnamed = await jest(API_PROJECTS, { ...server, POSTGRES_STATEMENTS: 'unnamed' }, [
    `--testPathPatterns=${BOOKINGS}`,
  ])
  return sumOf(named, unnamed)
}

function jest(projects, extraEnv = {}, extraArgs = []) {
  return withReport(async (file) => {
    const args = [
      '--selectProjects',
      ...projects,
      '--json',
      `--outputFile=${file}`,
      '--maxWorkers=3',
      ...extraArgs,
    ]
    const code = await node('jest', args, cleanEnv(extraEnv), JEST_MEMORY)
    const report = readReport(file)
    if (!report) return oneOf(code)
    return countJest(report, code)
  })
}

async function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), 'diyar-report-'))
  try {
    return await work(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
