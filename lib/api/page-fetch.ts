import { headers } from 'next/headers'
import { cache } from 'react'
import { requestHeadersOf } from '@/lib/domain/request-id'
import { CONTENT_VERSION_HEADER } from '@/lib/session/content-version'

/** The number of the public content at this request; empty without a gateway. */
export const contentVersion = cache(async () => (await headers()).get(CONTENT_VERSION_HEADER) ?? '')

const requestHeaders = cache(async () => requestHeadersOf(await headers()))

/**
 * `fetch` for the calls of a page. Those of one request alone carry its id and trace; the others are kept by Next under
 * their headers.
 */
export const pageFetch: typeof fetch = async (input, init) => {
  const request = input instanceof Request ? input : new Request(input)
  const isOfOneRequest = request.cache === 'no-store' || request.headers.has('authorization')
  const passedOn = isOfOneRequest ? await requestHeaders() : {}
  for (const [name, value] of Object.entries(passedOn)) request.headers.set(name, value)
  return fetch(request, init)
}
