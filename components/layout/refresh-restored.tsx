'use client'

import { useEffect } from 'react'
import { useUser } from '@/lib/api/current-user'
import { useRouter } from '@/lib/i18n/navigation'

/** Reads a signed-in user's page again when the browser restores it as it was left, also after a sign-out since. */
export function RefreshRestored() {
  const router = useRouter()
  const { status, refresh } = useUser()
  const isSignedIn = status === 'user'
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !isSignedIn) return
      void refresh()
      router.refresh()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [isSignedIn, refresh, router])
  return null
}
