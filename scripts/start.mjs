import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { buildWhenStale } from './steps/build.mjs'
import { greet } from './steps/greeting.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { checkNodeVersion } from './steps/node-version.mjs'
import { isPortFree } from './steps/ports.mjs'
import { giveUp, print, stepOf } from './steps/print.mjs'
import { runSilently } from './steps/run.mjs'
import { SEED, serve } from './steps/serve.mjs'
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
await ensureInstalled({ withTools: false })
const prepareData = () =>
  stepOf('Preparing the data', async () => {
    const notices = await runSilently(process.execPath, SEED, {
      env: settings.childEnv,
      otherwise: 'The data could not be prepared',
    })
    if (notices) print(notices.trimEnd())
  })
// Beside each other they keep both cores busy.
await buildWhenStale(isDemo ? prepareData : undefined)

process.on('SIGUSR2', () => {
  if (!running?.replaceWorkers?.()) print('There are no workers to replace: set API_WORKERS and WEB_WORKERS.')
})

isServing = true
const { signal } = starting
running = await stepOf('Starting', () =>
  serve(settings, { signal, ...(isDemo && { logDir: settings.logDir }) }),
)
if (isStopping) await leave()
void running.failed.then(stopBecause)
if (!running.isReady) await stopBecause(await Promise.race([running.failed, 'Diyar does not answer.']))
if (running.isReady) {
  greet(settings)
  // Who opens a page before its turn waits for this one alone.
  void warmPages(`http://127.0.0.1:${settings.port}`)
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
  if (!isServing) process.exit(0)
  if (!running) return
  const one = running
  running = null
  rmSync(pidFileOf(settings), { force: true })
  print('\nStopping …')
  await one.stop()
  process.exit(0)
}
