import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { addDays, formatQueryDay, riyadhDay } from '@/lib/domain/time/days'

const LIMIT_MS = 1000

type WarmedApp = Pick<FastifyInstance, 'inject' | 'log'>

/**
 * Makes the reads that most visitors begin with, so that connections are open, statements prepared and code compiled before the
 * first of them waits. Takes a second at most and never fails: a slow or absent database is no reason not to start.
 */
export async function warmUp(app: WarmedApp, now: Date, limitMs = LIMIT_MS): Promise<void> {
  const reads = Promise.all(firstReads(now).map((url) => read(app, url)))
  await Promise.race([reads, setTimeout(limitMs, undefined, { ref: false })])
}

function firstReads(now: Date): string[] {
  const today = riyadhDay(now)
  const [checkIn, checkOut] = [formatQueryDay(addDays(today, 1)), formatQueryDay(addDays(today, 2))]
  const stay = new URLSearchParams({ checkIn, checkOut })
  return ['/api/v1/services/search', `/api/v1/services/search?${stay}`]
}

async function read(app: WarmedApp, url: string): Promise<void> {
  try {
    const { statusCode } = await app.inject(url)
    if (statusCode >= 400) app.log.warn({ url, statusCode }, 'a read of the warm-up was refused')
  } catch (err) {
    app.log.warn({ err, url }, 'a read of the warm-up failed')
  }
}
