import { codeCookieNames } from '@/lib/domain/account/one-time-code'
import { isHttps } from '@/lib/env'
import { sessionCookieName } from './cookie'

/**
 * The request headers of a call that is forwarded to the api: the session as a bearer token, and the two cookies that the
 * api sets itself (code challenge, known device). No other cookie is forwarded; the caller passes `Set-Cookie` back.
 */
export function apiCredentials(cookieNamed: (name: string) => string | undefined): Record<string, string> {
  const token = cookieNamed(sessionCookieName())
  const passed = Object.values(codeCookieNames(isHttps())).flatMap((name) => {
    const value = cookieNamed(name)
    return value ? [`${name}=${value}`] : []
  })
  return {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(passed.length > 0 ? { cookie: passed.join('; ') } : {}),
  }
}
