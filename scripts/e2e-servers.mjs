import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWhenStale } from './steps/build.mjs'
import { giveUp } from './steps/print.mjs'
import { seedDatabase, serve } from './steps/serve.mjs'
import { createThrowawayDatabase } from './steps/services/throwaway-database.mjs'
import { readSettings } from './steps/settings.mjs'
import { warmPages } from './steps/wait-for-answer.mjs'

/** Both processes with fresh demo data for the browser tests; playwright starts this and ends it with SIGTERM. */
await buildWhenStale()
const dataDir = mkdtempSync(join(tmpdir(), 'diyar-e2e-'))
const database = process.env.DATABASE_URL ? await createThrowawayDatabase(process.env.DATABASE_URL) : null
const settings = readSettings({
  ...process.env,
  APP_MODE: 'demo',
  DATA_DIR: dataDir,
  PORT: process.env.E2E_PORT || '3100',
  API_PORT: process.env.E2E_API_PORT || '4100',
  // Each test sets its own client address.
  TRUSTED_PROXIES: 'loopback',
  // Both projects send messages as the one demo host at once.
  MESSAGES_PER_MINUTE: '300',
  // Two minutes after the start its encoder would take the rest of the processors.
  PICTURE_AVIF: '0',
  API_ORIGIN: '',
  PUBLIC_ORIGIN: process.env.E2E_PUBLIC_ORIGIN || '',
  ...(database ? { DATABASE_URL: database.url } : {}),
})

const starting = new AbortController()
let serving = null
let isLeaving = false
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void leave(0))
// A killed playwright sends no signal; its servers must not outlive it.
const parent = process.ppid
setInterval(() => void (process.ppid === parent || leave(0)), 2000).unref()

if (!(await fillWithDemo())) await leave(1)
serving = serve(settings, { logDir: settings.logDir, signal: starting.signal })
const running = await serving
void running.failed.then(() => leave(1))
if (!running.isReady) await leave(1)
await warmPages(`http://127.0.0.1:${settings.port}`)

/** Seeds, or copies what an earlier start has seeded for this run of tests: the pictures take half a minute. */
async function fillWithDemo() {
  const seeded = database ? undefined : process.env.E2E_SEEDED_DIR
  if (seeded && existsSync(seeded)) {
    cpSync(seeded, dataDir, { recursive: true })
    return true
  }
  if ((await seedDatabase(settings)) !== 0) return false
  if (seeded) keepFor(seeded)
  return true
}

/** Renamed when it is whole; servers that were started side by side may have been faster. */
function keepFor(seeded) {
  const draft = `${seeded}-${process.pid}`
  cpSync(dataDir, draft, { recursive: true })
  if (!existsSync(seeded)) renameSync(draft, seeded)
}

async function leave(code) {
  if (isLeaving) return
  isLeaving = true
  // Processes that are not ready yet have to end too.
  starting.abort()
  await (await serving)?.stop()
  await database?.drop()
  rmSync(dataDir, { recursive: true, force: true })
  if (code !== 0) giveUp('The servers for the browser tests have ended.')
  process.exit(code)
}
