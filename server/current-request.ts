import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from '@/lib/telemetry/tracer'

interface Current {
  requestId: string | null
  /** the work that is traced; none without a collector */
  span: Span | undefined
}

const current = new AsyncLocalStorage<Current>()

export const runForRequest = (requestId: string, span: Span | undefined, work: () => void) =>
  current.run({ requestId, span }, work)

/** The request that is being answered; null in jobs and commands. */
export const currentRequestId = (): string | null => current.getStore()?.requestId ?? null

/** The work to which statements and calls of this moment belong; undefined where nothing is traced. */
export const currentSpan = (): Span | undefined => current.getStore()?.span

/** Runs work as a part of a span, which ends with it. */
export async function runInSpan<T>(span: Span | undefined, work: () => Promise<T>): Promise<T> {
  if (!span) return work()
  try {
    const done = await current.run({ requestId: currentRequestId(), span }, work)
    span.end()
    return done
  } catch (error) {
    span.end(error)
    throw error
  }
}
