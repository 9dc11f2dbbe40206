import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'

declare global {
  var diyarAnswer: AsyncLocalStorage<ServerResponse> | undefined
}

/** The answer that is being rendered. Gateway and pages are two bundles of one process, so it stands in the global object. */
export const renderedAnswer = globalThis.diyarAnswer ?? new AsyncLocalStorage<ServerResponse>()
globalThis.diyarAnswer = renderedAnswer

/** What Next says of a page that it renders for each request. */
export const PRIVATE = 'private, no-cache, no-store, max-age=0, must-revalidate'

/**
 * Gives a page that has content a status other than 200; `notFound()` and `redirect()` have their own. It is too late
 * below a Suspense boundary, whose page has begun.
 */
export function answerWith(status: 401 | 404 | 410): void {
  const answer = renderedAnswer.getStore()
  if (!answer) return
  answer.statusCode = status
  makeAnswerPrivate()
}

/** Whoever reads the session calls this, so that no cache shares the page. Throws where that can no longer be prevented. */
export function makeAnswerPrivate(): void {
  const answer = renderedAnswer.getStore()
  if (!answer) throw new Error('The session was read for an answer that the gateway does not know.')
  if (!String(answer.getHeader('cache-control')).includes('s-maxage')) return
  if (answer.headersSent) throw new Error('A page that has begun as the same for everybody read the session.')
  answer.setHeader('cache-control', PRIVATE)
}
