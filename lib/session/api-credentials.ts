import { codeCookieNames } from '@/lib/domain/account/one-time-code'
import { isHttps } from '@/lib/env'
import { sessionCookieName } from './cookie'

/**
 * What the api learns of a browser's cookies, as headers: the session as a bearer token, and as cookies the two that
 * the api sets and reads itself (the challenge of a code, the known device). Whoever forwards a call to the api sends
 * these, no other cookie, and passes its `Set-Cookie` back.
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
