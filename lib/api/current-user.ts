import type { Profile } from '@/lib/domain/account/account'
import { PRESENCE_COOKIE } from '@/lib/session/cookie'
import { ApiError } from './http'
import { endSession } from './session'

/** `unknown` is what the server renders, the same for everybody. */
export type CurrentUser =
  | { status: 'unknown' | 'visitor' | 'loading'; user?: undefined }
  | { status: 'user'; user: Profile }

const UNKNOWN: CurrentUser = { status: 'unknown' }

let person: CurrentUser = UNKNOWN
const listeners = new Set<() => void>()

export const getCurrentUser = (): CurrentUser => person
export const getServerUser = (): CurrentUser => UNKNOWN

/** The first who asks makes us look; a visitor is known by the missing cookie, without any call. */
export function subscribeToUser(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) void refreshUser()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) person = UNKNOWN
  }
}

/** Looks anew who is there: after signing in or out, and after a change of the profile. */
export async function refreshUser(): Promise<void> {
  if (!hasPresenceCookie()) return tell({ status: 'visitor' })
  if (person.status !== 'user') tell({ status: 'loading' })
  try {
    const { http } = await import('./browser')
    tell({ status: 'user', user: await http.get<Profile>('user/profile') })
  } catch (failure) {
    await missPerson(failure)
  }
}

/** A token that the api no longer knows is thrown away, so that the person can sign in again. */
async function missPerson(failure: unknown): Promise<void> {
  const isForgotten = failure instanceof ApiError && failure.status === 401
  if (isForgotten) await endSession().catch(() => undefined)
  if (isForgotten || person.status !== 'user') tell({ status: 'visitor' })
}

function tell(next: CurrentUser): void {
  person = next
  for (const listener of listeners) listener()
}

export function hasPresenceCookie(): boolean {
  return document.cookie.split('; ').some((one) => one.startsWith(`${PRESENCE_COOKIE}=`))
}
