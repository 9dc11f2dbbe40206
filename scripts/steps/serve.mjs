import { print } from './print.mjs'
import { startProcess } from './processes.mjs'
import { run } from './run.mjs'
import { supervise } from './supervise.mjs'
import { PATIENCE_MS, waitForAnswer } from './wait-for-answer.mjs'

/** Each of `PATIENCE_MS`. */
const MOST_WAITS = 10
const API = 'dist/server/main.mjs'
const WEB = 'dist/gateway/main.mjs'
/** The arguments of Node that fill an empty database with the demo. */
export const SEED = ['--enable-source-maps', 'dist/server/seed.mjs']

/** The program itself, or so many workers of it on one port. */
const commandOf = (program, workers) => [
  '--enable-source-maps',
  ...(workers > 0 ? ['scripts/workers.mjs', program, String(workers)] : [program]),
]

/** Seeds an empty database before the api starts, because the embedded one allows one process. */
export function seedDatabase(settings) {
  return run(process.execPath, SEED, { env: settings.childEnv })
}

/**
 * Starts api and web, waits for both and restarts either when it exits. Returns `{ isReady, stop, failed, webPid, apiPid }`:
 * `stop` ends web before api; `failed` resolves with a message when one of them ended before it was ready. Returns at once
 * when `signal` is aborted; what was started by then is left to `stop`.
 */
export async function serve(settings, { logDir, signal } = {}) {
  const env = settings.childEnv
  const api = await startReady(
    () => startProcess('api', commandOf(API, settings.apiWorkers), { env, logDir }),
    `http://127.0.0.1:${settings.apiPort}/readyz`,
    signal,
  )
  if (!api.isReady) return api
  const web = await startReady(
    () =>
      startProcess('web', commandOf(WEB, settings.webWorkers), {
        env: { ...env, NODE_ENV: 'production' },
        logDir,
      }),
    `http://127.0.0.1:${settings.port}/`,
    signal,
  )
  const stop = async () => {
    await web.stop()
    await api.stop()
  }
  /** Replaces the workers of both, one by one; without workers a process cannot replace itself. */
  const replaceWorkers = () => {
    if (settings.apiWorkers > 0) process.kill(api.pid(), 'SIGHUP')
    if (settings.webWorkers > 0) process.kill(web.pid(), 'SIGHUP')
    return settings.apiWorkers > 0 || settings.webWorkers > 0
  }
  return {
    stop,
    replaceWorkers,
    failed: Promise.race([api.failed, web.failed]),
    isReady: web.isReady,
    webPid: web.pid(),
    apiPid: api.pid(),
  }
}

async function startReady(start, url, signal) {
  let isReady = false
  let isOver = false
  const aborted = new Promise((resolve) => {
    signal?.addEventListener('abort', () => {
      isOver = true
      resolve(false)
    })
  })
  const supervised = supervise(start, { isReady: () => isReady, log: print })
  supervised.failed.then(() => {
    isOver = true
  })
  isReady = (await Promise.race([answersInTime(url, () => isOver), aborted])) && !isOver
  return { ...supervised, isReady }
}

/** A busy machine may need minutes: whoever waits is told, and waits a quarter of an hour at most. */
async function answersInTime(url, isOver) {
  for (let waited = 0; waited < MOST_WAITS && !isOver(); waited++) {
    if (await waitForAnswer(url, isOver)) return true
    if (!isOver())
      print(`  ${url} has not answered for ${((waited + 1) * PATIENCE_MS) / 1000} s; still waiting.`)
  }
  return false
}
