import type { Options } from 'ky'
import { apiOrigin } from '@/lib/env'
import { ApiError, createHttp, type Http } from './http'
import { pageFetch } from './page-fetch'

/** Before the second attempt of a call that was refused. */
const MOST_WAIT_MS = 200
/** For so long pages ask for nothing after the api has refused some calls in a row. */
const AWAY_MS = 1000
/** Calls refused in both attempts, without an answer in between: one alone may have met a process that ends. */
const REFUSED_IN_A_ROW = 2

/** Of this process: the bundler may give pages this module more than once, but one global object. */
const shared = globalThis as typeof globalThis & { apiRefusals?: { inARow: number; awayUntil: number } }
shared.apiRefusals ??= { inARow: 0, awayUntil: 0 }
const refusals = shared.apiRefusals

type BeforeRetry = NonNullable<NonNullable<Options['hooks']>['beforeRetry']>[number]

/** Next repeats the answer of an equal call of the same render, also to the second attempt of one that failed. */
const asAnotherCall: BeforeRetry = ({ request, retryCount }) =>
  request.headers.set('x-attempt', `${retryCount + 1}`)

/** Calls while a page is rendered. Each is tried twice, soon after each other. */
export const createPageHttp = (headers: Record<string, string> = {}): Http =>
  createHttp({
    prefixUrl: `${apiOrigin()}/api/v1`,
    fetch: pageFetch,
    headers,
    // A page that waits as long as the api wishes holds a place of the render queue, and fails later with the same sentence.
    retry: { limit: 1, methods: ['get'], maxRetryAfter: MOST_WAIT_MS },
    hooks: { beforeRetry: [asAnotherCall] },
  })

/**
 * The same for calls whose answers are never reused. While its database is away the api refuses them all, and pages that wait
 * for each other in the render queue would each find it out anew.
 */
export function failingSoon(http: Http): Http {
  return {
    async request<T>(...call: Parameters<Http['request']>) {
      if (performance.now() < refusals.awayUntil) throw new ApiError('unavailable', 503, '')
      try {
        const answer = await http.request<T>(...call)
        noteAnswer(200)
        return answer
      } catch (failure) {
        if (failure instanceof ApiError) noteAnswer(failure.status)
        throw failure
      }
    },
  }
}

/** No answer (0) says nothing: who is not there refuses at once, and who is slow may be slow at this call alone. */
function noteAnswer(status: number): void {
  if (status === 0) return
  refusals.inARow = status === 503 ? refusals.inARow + 1 : 0
  refusals.awayUntil = refusals.inARow < REFUSED_IN_A_ROW ? 0 : performance.now() + AWAY_MS
}
