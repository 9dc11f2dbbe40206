import { setTimeout as wait } from 'node:timers/promises'
import { stopProcess } from './processes.mjs'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** A process that lived so long has recovered: its next failure is a new one. */
const STEADY_MS = 60_000
/** EX_CONFIG of sysexits.h: starting again would fail in the same way (server/main.ts). */
export const CONFIG_EXIT_CODE = 78

/**
 * Runs a process and starts it again when it ends by itself, after pauses that grow from half a second to half a minute.
 * `start()` gives a process as `startProcess` does. `isReady()` tells whether it ever worked: one that never did is given up,
 * and so is one that refuses its settings. `failed` is a promise of a sentence for that case.
 */
export function supervise(start, { isReady, say, firstPauseMs = FIRST_PAUSE_MS }) {
  const stopping = new AbortController()
  let current = start()
  const keepAlive = async () => {
    let pauseMs = firstPauseMs
    for (;;) {
      const startedAt = Date.now()
      const code = await current.ended
      if (stopping.signal.aborted) return null
      if (!isReady() || code === CONFIG_EXIT_CODE) return `The ${current.name} ended with code ${code}.`
      if (Date.now() - startedAt > STEADY_MS) pauseMs = firstPauseMs
      say(`The ${current.name} ended with code ${code}; it starts again in ${pauseMs / 1000} s.`)
      await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return null
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
      current = start()
    }
  }
  const over = keepAlive()
  return {
    failed: over.then((sentence) => sentence ?? new Promise(() => {})),
    pid: () => current.child.pid,
    async stop() {
      stopping.abort()
      await stopProcess(current)
      await over
    },
  }
}
