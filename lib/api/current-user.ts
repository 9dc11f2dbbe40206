import type { Profile } from '@/lib/domain/account/account'
import { PRESENCE_COOKIE } from '@/lib/session/cookie'
import { ApiError } from './http'
import { endSession } from './session'

/** `unknown` is the state that the server renders, because its pages are the same for every visitor. */
export type CurrentUser =
  | { status: 'unknown' | 'visitor' | 'loading'; user?: undefined }
  | { status: 'user'; user: Profile }

const UNKNOWN: CurrentUser = { status: 'unknown' }

let user: CurrentUser = UNKNOWN
const listeners = new Set<() => void>()

export const getCurrentUser = (): CurrentUser => user
export const getServerUser = (): CurrentUser => UNKNOWN

/** The first subscriber starts the load; without the presence cookie no call is made. */
export function subscribeToUser(listener: () => void): () => void {
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
    const { http } = await import('./browser')
    publish({ status: 'user', user: await http.get<Profile>('user/profile') })
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
