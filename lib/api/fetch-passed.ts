import { headers } from 'next/headers'
import { cache } from 'react'
import { REQUEST_ID_HEADER } from '@/lib/domain/request-id'
import { CONTENT_VERSION_HEADER } from '@/lib/session/content-version'
import { PASSED_ANSWERS_HEADER, readPassedAnswers } from '@/lib/session/passed-answers'

const passedAnswers = cache(async () => readPassedAnswers((await headers()).get(PASSED_ANSWERS_HEADER)))

/** The number of the public content at this request; empty without a gateway. */
export const contentVersion = cache(async () => (await headers()).get(CONTENT_VERSION_HEADER) ?? '')

const requestId = cache(async () => (await headers()).get(REQUEST_ID_HEADER))

/**
 * `fetch` for the GET calls of a page: what the middleware has read for the same request is not read again. Calls of one
 * request alone carry its id; the others are kept by Next under their headers.
 */
export function fetchUnlessPassed({ isPrivate }: { isPrivate: boolean }): typeof fetch {
  return async (input, init) => {
    const request = input instanceof Request ? input : new Request(input)
    const { url } = request
    const passed = (await passedAnswers()).find(
      (one) => one.isPrivate === isPrivate && url.endsWith(`/api/v1/${one.path}`),
    )
    if (passed) return new Response(passed.body, { status: passed.status })
    const id = isPrivate || request.cache === 'no-store' ? await requestId() : null
    if (id) request.headers.set(REQUEST_ID_HEADER, id)
    return fetch(request, init)
  }
}
