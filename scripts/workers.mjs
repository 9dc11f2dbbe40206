import cluster from 'node:cluster'
import { once } from 'node:events'
import { dirname, isAbsolute, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { print } from './steps/print.mjs'
import { CONFIG_EXIT_CODE } from './steps/supervise.mjs'
import { answerMetrics } from './steps/worker-metrics.mjs'

/**
 * `node scripts/workers.mjs dist/server/main.mjs 4`: runs so many processes of a program on one port. SIGHUP replaces
 * them one by one: the next one listens before the old one is asked to finish. SIGTERM ends them all.
 */
const [program, count] = process.argv.slice(2)
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
const GRACE_MS = 20_000

// Of an absolute path, which may have a link in it: new workers then begin in the release that the link names by now.
const cwd = isAbsolute(program) ? resolve(dirname(program), '../..') : undefined
cluster.setupPrimary({ exec: program, args: [], cwd })
answerMetrics()

let isStopping = false
let replacing = Promise.resolve()
const expected = new Set()

/** Resolves with a worker that listens; rejects with the exit code of one that could not. */
async function startWorker() {
  const worker = cluster.fork()
  const exited = once(worker, 'exit').then(([code]) => {
    throw Object.assign(new Error(`ended with code ${code}`), { code: code ?? 1 })
  })
  await Promise.race([once(worker, 'listening'), exited])
  exited.catch(() => undefined)
  worker.once('exit', (code) => void restartAfter(worker, code))
  return worker
}

async function restartAfter(worker, code) {
  if (isStopping || expected.delete(worker.id)) return
  for (let pauseMs = FIRST_PAUSE_MS; !isStopping; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    print(`A worker of ${program} ended with code ${code}; another starts in ${pauseMs / 1000} s.`)
    await wait(pauseMs)
    if (isStopping) return
    const isStarted = await startWorker().then(
      () => true,
      (error) => reportStart(error),
    )
    if (isStarted) return
  }
}

function reportStart(error) {
  print(`A worker of ${program} ${error.message} before it listened.`)
  return false
}

async function stopWorker(worker) {
  expected.add(worker.id)
  if (worker.isDead()) return
  const exited = once(worker, 'exit')
  worker.process.kill('SIGTERM')
  const insist = setTimeout(() => worker.process.kill('SIGKILL'), GRACE_MS)
  await exited
  clearTimeout(insist)
}

const workers = () => Object.values(cluster.workers)

/** A worker that cannot start leaves the others as they are. */
async function replaceAll() {
  for (const old of workers()) {
    if (isStopping) return
    const isStarted = await startWorker().then(() => true, reportStart)
    if (!isStarted) return print(`The workers of ${program} are not replaced.`)
    await stopWorker(old)
  }
  print(`The workers of ${program} are replaced.`)
}

async function stopAll() {
  if (isStopping) return
  isStopping = true
  await Promise.all(workers().map(stopWorker))
  process.exit(0)
}

process.on('SIGHUP', () => {
  replacing = replacing.then(replaceAll)
})
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stopAll())

try {
  // The first one migrates the database and reports refused settings.
  await startWorker()
  await Promise.all(Array.from({ length: Number(count) - 1 }, startWorker))
} catch (error) {
  // A worker that was stopped while it started; who stopped it ends this process.
  if (isStopping) await new Promise(() => {})
  if (error.code !== CONFIG_EXIT_CODE) reportStart(error)
  isStopping = true
  await Promise.all(workers().map(stopWorker))
  process.exit(error.code)
}
