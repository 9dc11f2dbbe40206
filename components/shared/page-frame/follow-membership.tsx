'use client'

import { useEffect } from 'react'
import { useUser } from '@/lib/api/current-user'
import { onLive } from '@/lib/api/live'
import type { Membership } from '@/lib/domain/account/membership'
import { notificationRule } from '@/lib/domain/notifications/notification'
import { useRouter } from '@/lib/i18n/navigation'

/**
 * Renders a vendor's page again when the user acts in another vendor or role than the page was rendered for: after a switch
 * in another tab, a removal, a change of the role or a decided application. The profile is read again when the tab becomes
 * visible, when a notification is about it, and when the socket, which a removal closes, is open again.
 */
export function FollowMembership({ member }: { member: Membership | null }) {
  const router = useRouter()
  const { user, refresh } = useUser()
  const shown = keyOf(member)
  const current = user ? keyOf(user.vendor) : null
  useEffect(() => {
    if (current !== null && current !== shown) router.refresh()
  }, [current, shown, router])
  useEffect(() => {
    const refreshWhenVisible = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    const unsubscribe = [
      onLive('caughtUp', () => void refresh()),
      onLive('notification', ({ type }) => {
        if (notificationRule(type).family === 'host') void refresh()
      }),
    ]
    document.addEventListener('visibilitychange', refreshWhenVisible)
    return () => {
      for (const one of unsubscribe) one()
      document.removeEventListener('visibilitychange', refreshWhenVisible)
    }
  }, [refresh])
  return null
}

const keyOf = (member: Membership | null) => (member ? `${member.vendorId} ${member.role}` : '')
