'use client'

import { useEffect } from 'react'
import { onLive } from '@/lib/api/live'
import { type NotificationFamily, notificationRule } from '@/lib/domain/notifications/notification'
import { useRouter } from '@/lib/i18n/navigation'

/** Refreshes a page when a notification of its family arrives. */
export function RefreshOnNotification({ family }: { family: NotificationFamily }) {
  const router = useRouter()
  useEffect(
    () =>
      onLive('notification', ({ type }) => {
        if (notificationRule(type).family === family) router.refresh()
      }),
    [router, family],
  )
  return null
}
