'use client'

import { useSyncExternalStore } from 'react'
import type { Profile } from '@/lib/domain/account/account'
import type { PasskeyUseBody } from '@/lib/domain/account/passkey'
import { PRESENCE_COOKIE } from '@/lib/session/cookie'
import { clearPrivateStorage } from '@/lib/session/private-storage'
import { requestProof } from '@/lib/session/proof-prompt'
import { ApiError, createHttp } from './http'

/** `unknown` is the state that the server renders, because its pages are the same for every visitor. */
type CurrentUser =
  | { status: 'unknown' | 'visitor' | 'loading'; user?: undefined }
  | { status: 'user'; user: Profile }

const UNKNOWN: CurrentUser = { status: 'unknown' }

let user: CurrentUser = UNKNOWN
const listeners = new Set<() => void>()

const getCurrentUser = (): CurrentUser => user
const getServerUser = (): CurrentUser => UNKNOWN

/** The first subscriber starts the load; without the presence cookie no call is made. */
function subscribeToUser(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) void refreshUser()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) user = UNKNOWN
  }
}

/** Loads the user again: after signing in or out, and after a change of the profile. */
export async function refreshUser(): Promise<void> {
  if (!hasPresenceCookie()) return publish({ status: 'visitor' })
  if (user.status !== 'user') publish({ status: 'loading' })
  try {
    const { call } = await import('./call')
    publish({ status: 'user', user: await call('GET /user/profile') })
  } catch (failure) {
    await setVisitor(failure)
  }
}

/** Ends a session that the api no longer accepts, so that the user can sign in again. */
async function setVisitor(failure: unknown): Promise<void> {
  const isExpired = failure instanceof ApiError && failure.status === 401
  if (isExpired) await endSession().catch(() => undefined)
  if (isExpired || user.status !== 'user') publish({ status: 'visitor' })
}

function publish(next: CurrentUser): void {
  user = next
  for (const listener of listeners) listener()
}

export function hasPresenceCookie(): boolean {
  return document.cookie.split('; ').some((one) => one.startsWith(`${PRESENCE_COOKIE}=`))
}

/** The current user; `refresh` loads it again, after signing in or a change of the profile. */
export function useUser() {
  const { user, status } = useSyncExternalStore(subscribeToUser, getCurrentUser, getServerUser)
  return { user, status, refresh: refreshUser }
}

/** Signs out, in this browser or everywhere; the caller confirms it and navigates home. */
export async function logOut(where: 'here' | 'everywhere' = 'here'): Promise<void> {
  await endSession(where)
  clearPrivateStorage()
  await refreshUser()
}

/** Calls of the web server, which stores the token in an HttpOnly cookie, so that scripts never see it. */
const sessionHttp = createHttp(
  {
    prefixUrl: '/api',
    hooks: {
      beforeRequest: [(request) => request.headers.set('accept-language', document.documentElement.lang)],
    },
  },
  requestProof,
)

export const startSession = (phone: string, otp: string) =>
  sessionHttp.request<{ user: Profile }>('POST', 'session', { phone, otp })

export const startSessionByPasskey = (use: PasskeyUseBody) =>
  sessionHttp.request<{ user: Profile }>('POST', 'session?passkey=1', use)

/** In this browser, or in every one where the user is signed in. */
export const endSession = (where: 'here' | 'everywhere' = 'here') =>
  sessionHttp.request<void>('DELETE', where === 'everywhere' ? 'session?everywhere=1' : 'session')
