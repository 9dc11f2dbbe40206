import { cookies } from 'next/headers'
import { addressOf } from '@/lib/contract/address'
import type { AnswerOf, InputArgument, RouteName } from '@/lib/contract/types'
import { apiOrigin } from '@/lib/env'
import { sessionCookieName } from '@/lib/session/cookie'
import { fetchUnlessPassed } from './fetch-passed'
import { ApiError, createHttp } from './http'

/** The answer to a private read, or why there is none. */
export type PrivateAnswer<T> = { state: 'found'; data: T } | { state: 'visitor' } | { state: 'notFound' }

/**
 * Calls a route for a page of a signed-in user, with the token of the cookie, never cached; 400, 403 and 404 all become
 * `notFound`. Other failures throw.
 */
export async function load<Name extends RouteName>(
  name: Name,
  ...[input]: InputArgument<Name>
): Promise<PrivateAnswer<AnswerOf<Name>>> {
  const { method, path } = addressOf(name, input ?? {})
  return loadPath<AnswerOf<Name>>(method, path)
}

/** The same for an address that is not made of a route. */
export async function loadPath<T>(method: string, path: string): Promise<PrivateAnswer<T>> {
  const token = (await cookies()).get(sessionCookieName())?.value
  if (!token) return { state: 'visitor' }
  const http = createHttp({
    prefixUrl: `${apiOrigin()}/api/v1`,
    headers: { authorization: `Bearer ${token}` },
    fetch: fetchUnlessPassed({ isPrivate: true }),
  })
  const options = method === 'GET' ? { cache: 'no-store' as const } : {}
  try {
    return { state: 'found', data: await http.request<T>(method, path, undefined, options) }
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure
    if (failure.status === 401) return { state: 'visitor' }
    if ([400, 403, 404].includes(failure.status)) return { state: 'notFound' }
    throw failure
  }
}
