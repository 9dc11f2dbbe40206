'use client'

import { useEffect } from 'react'
import { type NotificationFamily, notificationRule } from '@/lib/domain/notifications/notification'
import { useRouter } from '@/lib/i18n/navigation'
import { refreshOnEvent } from './refresh-on-event'

/** Refreshes a page when a notification of its family arrives. */
export function RefreshOnNotification({ family }: { family: NotificationFamily }) {
  const { refresh } = useRouter()
  useEffect(
    () => refreshOnEvent('notification', ({ type }) => notificationRule(type).family === family, refresh),
    [refresh, family],
  )
  return null
}
