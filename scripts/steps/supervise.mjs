import { setTimeout as wait } from 'node:timers/promises'
import { stopProcess } from './processes.mjs'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** A process that ran for so long has recovered: its next failure counts as the first. */
const STEADY_MS = 60_000
/** EX_CONFIG of sysexits.h: a restart would fail in the same way (server/main.ts). */
export const CONFIG_EXIT_CODE = 78

/**
 * Runs a process and restarts it when it exits, after pauses from half a second to half a minute. Gives up when
 * `isReady()` was never true or the settings are rejected (exit code 78); then `failed` resolves with a message.
 */
export function supervise(start, { isReady, log, firstPauseMs = FIRST_PAUSE_MS }) {
  const stopping = new AbortController()
  let current = start()
  const restartOnExit = async () => {
    let pauseMs = firstPauseMs
    for (;;) {
      const startedAt = Date.now()
      const code = await current.ended
      if (stopping.signal.aborted) return null
      if (!isReady() || code === CONFIG_EXIT_CODE) return `The ${current.name} ended with code ${code}.`
      if (Date.now() - startedAt > STEADY_MS) pauseMs = firstPauseMs
      log(`The ${current.name} ended with code ${code}; it starts again in ${pauseMs / 1000} s.`)
      await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return null
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
      current = start()
    }
  }
  const over = restartOnExit()
  return {
    failed: over.then((problem) => problem ?? new Promise(() => {})),
    pid: () => current.child.pid,
    async stop() {
      stopping.abort()
      await stopProcess(current)
      await over
    },
  }
}
