import { headers } from 'next/headers'
import { cache } from 'react'
import { requestHeadersOf } from '@/lib/domain/request-id'
import { CONTENT_VERSION_HEADER } from '@/lib/session/content-version'
import { PASSED_ANSWERS_HEADER, readPassedAnswers } from '@/lib/session/passed-answers'

const passedAnswers = cache(async () => readPassedAnswers((await headers()).get(PASSED_ANSWERS_HEADER)))

/** The number of the public content at this request; empty without a gateway. */
export const contentVersion = cache(async () => (await headers()).get(CONTENT_VERSION_HEADER) ?? '')

const requestHeaders = cache(async () => requestHeadersOf(await headers()))

/**
 * `fetch` for the GET calls of a page: what the middleware has read for the same request is not read again. Calls of one
 * request alone carry its id and trace; the others are kept by Next under their headers.
 */
export function fetchUnlessPassed({ isPrivate }: { isPrivate: boolean }): typeof fetch {
  return async (input, init) => {
    const request = input instanceof Request ? input : new Request(input)
    const { url } = request
    const passed = (await passedAnswers()).find(
      (one) => one.isPrivate === isPrivate && url.endsWith(`/api/v1/${one.path}`),
    )
    if (passed) return new Response(passed.body, { status: passed.status })
    const isOfOneRequest = isPrivate || request.cache === 'no-store'
    const passedOn = isOfOneRequest ? await requestHeaders() : {}
    for (const [name, value] of Object.entries(passedOn)) request.headers.set(name, value)
    return fetch(request, init)
  }
}
