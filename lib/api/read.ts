import { addressOf } from '@/lib/contract/address'
import type { AnswerOf, InputArgument, RouteName } from '@/lib/contract/types'
import { CONTENT_VERSION_HEADER } from '@/lib/session/content-version'
import { ApiError } from './http'
import { contentVersion } from './page-fetch'
import { createPageHttp, failingSoon } from './page-http'

/** Seconds for which Next reuses an answer of the catalogue: few, small, and part of every page. Nothing else is reused. */
const CATALOGUE_SECONDS = 15

const http = createPageHttp()
const soon = failingSoon(http)

/** With the number of the content that the gateway knows, so that no copy of the database from before it answers. */
const atVersion = async () => ({ [CONTENT_VERSION_HEADER]: await contentVersion() })

type Read = Extract<RouteName, `GET ${string}`>

/** Calls a GET route for a public page. */
export const read = async <Name extends Read>(name: Name, ...[input]: InputArgument<Name>) =>
  soon.request<AnswerOf<Name>>('GET', addressOf(name, input ?? {}).path, undefined, {
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
