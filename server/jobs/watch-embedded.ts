import { isConnectionLost } from '@/server/db/failures'
import { probeDatabase } from '@/server/db/probe'
import type { Deps } from '@/server/deps'

const EVERY_MS = 5000
/** Longer than any of our statements runs on the single connection. */
const PATIENCE_MS = 60_000

/**
 * Polls the embedded database; calls `onDead` once when it has ended or no longer answers. Only a new process can open
 * it again. Returns a function that stops the polling.
 */
export function watchEmbedded(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  onDead: () => void,
  { everyMs = EVERY_MS, patienceMs = PATIENCE_MS } = {},
): () => void {
  let timer: NodeJS.Timeout
  let patience: NodeJS.Timeout
  let isOver = false
  const stop = () => {
    isOver = true
    clearTimeout(timer)
    clearTimeout(patience)
  }
  const giveUp = (err: unknown) => {
    if (isOver) return
    stop()
    log.error({ err }, 'the embedded database has ended')
    onDead()
  }
  const request = async () => {
    patience = setTimeout(() => giveUp(new Error('no answer')), patienceMs)
    try {
      await probeDatabase(db)
    } catch (error) {
      if (isConnectionLost(error)) return giveUp(error)
    }
    clearTimeout(patience)
    if (!isOver) timer = setTimeout(request, everyMs)
  }
  timer = setTimeout(request, everyMs)
  return stop
}
