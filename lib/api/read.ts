import { addressOf } from '@/lib/contract/address'
import type { AnswerOf, InputArgument, RouteName } from '@/lib/contract/types'
import { apiOrigin } from '@/lib/env'
import { CONTENT_VERSION_HEADER } from '@/lib/session/content-version'
import { ApiError, createHttp } from './http'
import { contentVersion, pageFetch } from './page-fetch'

/** Seconds for which Next reuses an answer of the catalogue: few, small, and part of every page. Nothing else is reused. */
const CATALOGUE_SECONDS = 15

/** Before the second attempt of a call that was refused. */
const MOST_WAIT_MS = 200

const http = createHttp({
  prefixUrl: `${apiOrigin()}/api/v1`,
  fetch: pageFetch,
  // A page that waits as long as the api wishes holds a place of the render queue, and fails later with the same sentence.
  retry: { limit: 1, methods: ['get'], maxRetryAfter: MOST_WAIT_MS },
  // Next repeats the answer of an equal call of the same render, also to the second attempt of one that failed.
  hooks: {
    beforeRetry: [({ request, retryCount }) => request.headers.set('x-attempt', `${retryCount + 1}`)],
  },
})
/** With the number of the content that the gateway knows, so that no copy of the database from before it answers. */
const atVersion = async () => ({ [CONTENT_VERSION_HEADER]: await contentVersion() })

type Read = Extract<RouteName, `GET ${string}`>

/** Calls a GET route for a public page. */
export const read = async <Name extends Read>(name: Name, ...[input]: InputArgument<Name>) =>
  http.request<AnswerOf<Name>>('GET', addressOf(name, input ?? {}).path, undefined, {
    headers: await atVersion(),
    cache: 'no-store',
  })

/**
 * The same for what is part of every page. Next keys an answer by its address and headers, so that it is read again as
 * soon as the content has changed.
 */
export const readCatalogue = async <Name extends Read>(name: Name, ...[input]: InputArgument<Name>) =>
  http.request<AnswerOf<Name>>('GET', addressOf(name, input ?? {}).path, undefined, {
    headers: await atVersion(),
    ...({ next: { revalidate: CATALOGUE_SECONDS } } as object),
  })

/** Null where the api answers 400 or 404. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
    throw error
  }
}
