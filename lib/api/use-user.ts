'use client'

import { useSyncExternalStore } from 'react'
import { getCurrentUser, getServerUser, refreshUser, subscribeToUser } from './current-user'
import { endSession } from './session'

/** The current user; `refresh` loads it again, after signing in or a change of the profile. */
export function useUser() {
  const { user, status } = useSyncExternalStore(subscribeToUser, getCurrentUser, getServerUser)
  return { user, status, refresh: refreshUser }
}

/** Signs out, in this browser or everywhere; the caller confirms it and navigates home. */
export async function logOut(where: 'here' | 'everywhere' = 'here'): Promise<void> {
  await endSession(where)
  await refreshUser()
}
