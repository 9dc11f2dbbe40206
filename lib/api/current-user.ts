import type { Profile } from '@/lib/domain/account/account'
import { PRESENCE_COOKIE } from '@/lib/session/cookie'
import { ApiError } from './http'
import { endSession } from './session'

/** `unknown` is what the server renders, the same for everybody. */
export type CurrentUser =
  | { status: 'unknown' | 'visitor' | 'loading'; user?: undefined }
  | { status: 'user'; user: Profile }

const UNKNOWN: CurrentUser = { status: 'unknown' }

let user: CurrentUser = UNKNOWN
const listeners = new Set<() => void>()

export const getCurrentUser = (): CurrentUser => user
export const getServerUser = (): CurrentUser => UNKNOWN

/** The first who asks makes us look; a visitor is known by the missing cookie, without any call. */
export function subscribeToUser(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) void refreshUser()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) user = UNKNOWN
  }
}

/** Looks anew who is there: after signing in or out, and after a change of the profile. */
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

/** A token that the api no longer knows is thrown away, so that the user can sign in again. */
async function setVisitor(failure: unknown): Promise<void> {
  const isForgotten = failure instanceof ApiError && failure.status === 401
  if (isForgotten) await endSession().catch(() => undefined)
  if (isForgotten || user.status !== 'user') publish({ status: 'visitor' })
}

function publish(next: CurrentUser): void {
  user = next
  for (const listener of listeners) listener()
}

export function hasPresenceCookie(): boolean {
  return document.cookie.split('; ').some((one) => one.startsWith(`${PRESENCE_COOKIE}=`))
}
