import { setTimeout as pause } from 'node:timers/promises'
import { problemOf } from '@/server/problem-of'
import { isConnectionLost, isRefusedAtTheDoor } from './failures'
import type { OpenDb } from './open'

const LIMIT_MS = 60_000
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 2000

interface Waiting {
  /** told once, when the first try found no database */
  onWait: (sentence: string) => void
  limitMs?: number
}

/** The database could not be opened in time; its message is for an operator. */
export class DatabaseAway extends Error {}

/**
 * Opens a database, and tries again while it is away: it may start at the same time as this process. Throws
 * `DatabaseAway` after `limitMs`, and any other failure at once.
 */
export async function openWhenReachable(
  open: () => Promise<OpenDb>,
  { onWait, limitMs = LIMIT_MS }: Waiting,
): Promise<OpenDb> {
  const seconds = Math.round(limitMs / 1000)
  const end = performance.now() + limitMs
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await open()
    } catch (error) {
      if (!isConnectionLost(error) && !isRefusedAtTheDoor(error)) throw error
      const problem = `The database of DATABASE_URL cannot be reached (${problemOf(error)})`
      if (performance.now() + pauseMs > end) throw new DatabaseAway(`${problem}; gave up after ${seconds} s.`)
      if (pauseMs === FIRST_PAUSE_MS) onWait(`${problem}; trying again for ${seconds} s.`)
      await pause(pauseMs)
    }
  }
}
