import { isHttps } from '@/lib/env'

/** Seven days (marketplace.md, section 9). */
const SESSION_SECONDS = 7 * 24 * 60 * 60

/** Readable by scripts, holds no secret: only that a user is signed in, so that a visitor's page makes no call. */
export const PRESENCE_COOKIE = 'diyar_signed_in'

/** The cookie that holds the token; the `__Host-` name is only allowed over https. */
export function sessionCookieName(): string {
  return isHttps() ? '__Host-diyar_session' : 'diyar_session'
}

export function sessionCookieOptions() {
  return { httpOnly: true, secure: isHttps(), sameSite: 'lax', path: '/', maxAge: SESSION_SECONDS } as const
}

export function presenceCookieOptions() {
  return { ...sessionCookieOptions(), httpOnly: false } as const
}
