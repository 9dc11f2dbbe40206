'use client'

import { createContext, useContext } from 'react'
import { useRouter } from '@/lib/i18n/navigation'

const Refresh = createContext<(() => void) | null>(null)

/** What follows a change in place of a refresh of the page: in a form that stores it later, a refresh would be in vain. */
export const PageRefreshProvider = Refresh.Provider

/** Shows the new state of the page after a change. */
export function usePageRefresh(): () => void {
  const own = useContext(Refresh)
  const router = useRouter()
  return own ?? (() => router.refresh())
}
