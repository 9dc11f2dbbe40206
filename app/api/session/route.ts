import { deleteCookie, getCookie, setCookie } from 'cookies-next/server'
import { cookies } from 'next/headers'
import { ApiError, createHttp } from '@/lib/api/http'
import type { AnswerOf } from '@/lib/contract/types'
import { apiOrigin } from '@/lib/env'
import { apiCredentials } from '@/lib/session/api-credentials'
import {
  PRESENCE_COOKIE,
  presenceCookieOptions,
  sessionCookieName,
  sessionCookieOptions,
} from '@/lib/session/cookie'
import { isForeignChange } from '@/lib/session/foreign-origin'

const NO_STORE = { headers: { 'cache-control': 'no-store' } }

/** A code, or with `?passkey` a passkey, that the api accepts becomes an HttpOnly cookie for seven days; the api's own cookies are passed on. */
export async function POST(request: Request): Promise<Response> {
  if (isForeignChange(request)) return foreign()
  const jar = await cookies()
  const answer = new Headers(NO_STORE.headers)
  const { authorization: _none, ...passed } = apiCredentials((name) => jar.get(name)?.value)
  const relay = (response: Response) => {
    for (const cookie of response.headers.getSetCookie()) answer.append('set-cookie', cookie)
  }
  const path = new URL(request.url).searchParams.has('passkey') ? 'user/passkey-sign-in' : 'user/verify'
  try {
    const { token, user } = await api(request, passed, relay).request<AnswerOf<'POST /user/verify'>>(
      'POST',
      path,
      await request.json().catch(() => ({})),
    )
    await setCookie(sessionCookieName(), token, { cookies, ...sessionCookieOptions() })
    await setCookie(PRESENCE_COOKIE, '1', { cookies, ...presenceCookieOptions() })
    return Response.json({ user }, { headers: answer })
  } catch (error) {
    return failure(error)
  }
}

/** Ends this session, or with `?everywhere` all sessions of the user, and clears the cookies even if the api no longer knows the token. */
export async function DELETE(request: Request): Promise<Response> {
  if (isForeignChange(request)) return foreign()
  const token = await getCookie(sessionCookieName(), { cookies })
  try {
    if (token) await endAtApi(request, token)
  } catch (error) {
    return failure(error)
  }
  await deleteCookie(sessionCookieName(), { cookies, ...sessionCookieOptions() })
  await deleteCookie(PRESENCE_COOKIE, { cookies, ...presenceCookieOptions() })
  return new Response(null, { status: 204, ...NO_STORE })
}

/** This session ends with its cookie whatever the api answers; ending the others requires a success of the api. */
async function endAtApi(request: Request, token: string): Promise<void> {
  const http = api(request, { authorization: `Bearer ${token}` })
  if (new URL(request.url).searchParams.has('everywhere')) await http.request('POST', 'user/sessions/end')
  else await http.request('POST', 'user/logout').catch(() => undefined)
}

function api(request: Request, headers: Record<string, string>, onAnswer?: (response: Response) => void) {
  const passed = ['accept-language', 'x-forwarded-for', 'user-agent'].flatMap((name) => {
    const value = request.headers.get(name)
    return value ? [[name, value]] : []
  })
  return createHttp({
    prefixUrl: `${apiOrigin()}/api/v1`,
    headers: { ...Object.fromEntries(passed), ...headers },
    hooks: { afterResponse: [(_request, _options, response) => onAnswer?.(response)] },
  })
}

function foreign(): Response {
  return Response.json({ code: 'foreign_origin', message: 'foreign_origin' }, { status: 403, ...NO_STORE })
}

function failure(error: unknown): Response {
  if (!(error instanceof ApiError)) throw error
  const headers =
    error.retryAfterSeconds === null ? undefined : { 'retry-after': String(error.retryAfterSeconds) }
  return Response.json(
    { ...error.answer, code: error.code, message: error.message },
    { status: error.status || 503, headers: { ...NO_STORE.headers, ...headers } },
  )
}
