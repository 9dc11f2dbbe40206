'use client'

import { getCookie } from 'cookies-next/client'
import { useCallback, useSyncExternalStore } from 'react'
import useSWR from 'swr'
import type { Profile } from '@/lib/domain/account'
import { PRESENCE_COOKIE } from '@/lib/session/cookie'
import { fetchPath } from './browser'
import type { ApiError } from './http'
import { endSession } from './session'

type Status = 'unknown' | 'visitor' | 'loading' | 'user'

const PRESENCE_EVENT = 'diyar:presence-changed'

/** The person in front of the page. `unknown` is what the server renders, the same for everybody. */
export function useUser() {
  const presence = useSyncExternalStore(subscribe, readPresence, () => 'unknown' as const)
  const { data, error, mutate } = useSWR<Profile, ApiError>(
    presence === 'present' ? 'user/profile' : null,
    fetchPath,
    {
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      onError: (failure) => failure.status === 401 && forget(),
    },
  )
  const refresh = useCallback(async () => {
    window.dispatchEvent(new Event(PRESENCE_EVENT))
    await mutate()
  }, [mutate])
  const user = presence === 'present' ? data : undefined
  return { user, status: statusOf(presence, user, error), refresh }
}

function statusOf(presence: 'unknown' | 'present' | 'absent', user?: Profile, error?: ApiError): Status {
  if (presence === 'unknown') return 'unknown'
  if (user) return 'user'
  return presence === 'present' && !error ? 'loading' : 'visitor'
}

/** A token that the api no longer knows is thrown away, so that the person can sign in again. */
async function forget(): Promise<void> {
  await endSession().catch(() => undefined)
  window.dispatchEvent(new Event(PRESENCE_EVENT))
}

/** Signs out, in this browser or in every one; the caller says so and leads home. */
export async function logOut(where: 'here' | 'everywhere' = 'here'): Promise<void> {
  await endSession(where)
  window.dispatchEvent(new Event(PRESENCE_EVENT))
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(PRESENCE_EVENT, listener)
  return () => window.removeEventListener(PRESENCE_EVENT, listener)
}

function readPresence(): 'present' | 'absent' {
  return getCookie(PRESENCE_COOKIE) ? 'present' : 'absent'
}
