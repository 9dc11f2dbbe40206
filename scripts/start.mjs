import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { buildWhenStale } from './steps/build.mjs'
import { greet } from './steps/greeting.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { checkNodeVersion } from './steps/node-version.mjs'
import { isPortFree } from './steps/ports.mjs'
import { giveUp, print, timed } from './steps/print.mjs'
import { endRunning } from './steps/run.mjs'
import { seedDatabase, serve } from './steps/serve.mjs'
import { pidFileOf, readSettings } from './steps/settings.mjs'
import { warmPages } from './steps/wait-for-answer.mjs'

checkNodeVersion()
const settings = readSettings()
const isDemo = settings.mode === 'demo'

const starting = new AbortController()
let isStopping = false
let isServing = false
let running = null
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void leave())

for (const [name, port] of [
  ['PORT', settings.port],
  ['API_PORT', settings.apiPort],
]) {
  if (!(await isPortFree(port)))
    giveUp(`Port ${port} is already in use: stop what runs there, or set ${name} to another one.`)
}
await ensureInstalled()
await buildWhenStale()
if (isDemo) {
  const code = await timed('Preparing the data', () => seedDatabase(settings))
  if (code !== 0) giveUp('The data could not be prepared: see the line above.')
}

process.on('SIGUSR2', () => {
  if (!running?.replaceWorkers?.()) print('There are no workers to replace: set API_WORKERS and WEB_WORKERS.')
})

isServing = true
const { signal } = starting
running = await timed('Starting', () =>
  serve(settings, { signal, ...(isDemo && { logDir: settings.logDir }) }),
)
if (isStopping) await leave()
void running.failed.then(stopBecause)
if (!running.isReady) await stopBecause(await Promise.race([running.failed, 'Diyar does not answer.']))
if (running.isReady) {
  await timed('Warming the pages', () => warmPages(`http://127.0.0.1:${settings.port}`))
  greet(settings)
  mkdirSync(settings.dataDir, { recursive: true })
  writeFileSync(pidFileOf(settings), String(process.pid))
}

async function stopBecause(problem) {
  if (isStopping) return
  isStopping = true
  await running.stop()
  giveUp(`${problem} Diyar has stopped.`)
}

/** Shuts down in order; a second Ctrl-C is ignored, because npm forwards the first one too. */
async function leave() {
  isStopping = true
  starting.abort()
  if (!isServing) {
    endRunning()
    process.exit(0)
  }
  if (!running) return
  const one = running
  running = null
  rmSync(pidFileOf(settings), { force: true })
  print('\nStopping …')
  await one.stop()
  process.exit(0)
}
