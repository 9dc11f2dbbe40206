import { headers } from 'next/headers'
import { cache } from 'react'
import { CONTENT_VERSION_HEADER } from '@/lib/session/content-version'
import { PASSED_ANSWERS_HEADER, readPassedAnswers } from '@/lib/session/passed-answers'

const passedAnswers = cache(async () => readPassedAnswers((await headers()).get(PASSED_ANSWERS_HEADER)))

/** The number of the public content at this request; empty without a gateway. */
export const contentVersion = cache(async () => (await headers()).get(CONTENT_VERSION_HEADER) ?? '')

/** `fetch` for the GET calls of a page: what the middleware has read for the same request is not read again. */
export function fetchUnlessPassed({ isPrivate }: { isPrivate: boolean }): typeof fetch {
  return async (input, init) => {
    const { url } = input instanceof Request ? input : new Request(input)
    const passed = (await passedAnswers()).find(
      (one) => one.isPrivate === isPrivate && url.endsWith(`/api/v1/${one.path}`),
    )
    return passed ? new Response(passed.body, { status: passed.status }) : fetch(input, init)
  }
}
