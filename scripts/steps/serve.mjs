import { waitForAnswer } from './answers.mjs'
import { startProcess, stopProcess } from './processes.mjs'
import { run } from './run.mjs'

const API = ['--enable-source-maps', 'dist/server/main.mjs']
const WEB = ['scripts/web/main.mjs']
const SEED = ['--enable-source-maps', 'dist/server/seed.mjs']

/** Fills an empty database with the demo, before the api takes it: the embedded one has room for one process. */
export function seedDatabase(settings) {
  return run(process.execPath, SEED, { env: settings.childEnv })
}

/**
 * Starts api and web and waits for both. Answers `{ stop, failed }`: `stop` ends web before api, so that running
 * requests end well; `webPid` is the web's process; `failed` is a promise of a sentence, kept when one of them ends by itself.
 */
export async function serve(settings, { logDir } = {}) {
  const api = startProcess('api', API, { env: settings.childEnv, logDir })
  let isStopping = false
  const running = [api]
  const stop = async () => {
    isStopping = true
    for (const one of running.slice().reverse()) await stopProcess(one)
  }
  const failureOf = (one) =>
    one.ended.then((code) =>
      isStopping ? new Promise(() => {}) : `The ${one.name} ended with code ${code}.`,
    )
  const ready = await readyOrFailed(api, `http://127.0.0.1:${settings.apiPort}/readyz`)
  if (!ready) return { stop, failed: failureOf(api), isReady: false }
  const web = startProcess('web', WEB, {
    env: { ...settings.childEnv, NODE_ENV: 'production' },
    logDir,
  })
  running.push(web)
  const isReady = await readyOrFailed(web, `http://127.0.0.1:${settings.port}/`)
  return { stop, failed: Promise.race([failureOf(api), failureOf(web)]), isReady, webPid: web.child.pid }
}

async function readyOrFailed(process, url) {
  let isOver = false
  process.ended.then(() => {
    isOver = true
  })
  return (await waitForAnswer(url, () => isOver)) && !isOver
}
