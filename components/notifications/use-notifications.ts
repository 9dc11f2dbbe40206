'use client'

import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { fetchPath } from '@/lib/api/browser'
import { onLive } from '@/lib/api/live'
import {
  markAllNotificationsRead,
  markNotificationRead,
  NOTIFICATIONS_PATH,
  onReadElsewhere,
} from '@/lib/api/notifications'
import type { NotificationWire } from '@/lib/domain/notifications/notification'

/** The polling interval without a socket. */
const REFRESH_MS = 60_000

/** The user's notifications, updated by the socket, by other tabs and, without those, by polling. */
export function useNotifications() {
  const [hasProblem, setProblem] = useState(false)
  const { data, error, mutate } = useSWR(NOTIFICATIONS_PATH, fetchPath<NotificationWire[]>, {
    refreshInterval: REFRESH_MS,
  })
  useEffect(() => {
    const reload = () => void mutate()
    const stops = [onLive('notification', reload), onLive('caughtUp', reload), onReadElsewhere(reload)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [mutate])

  /** If marking fails, they stay unread, and the list is loaded again. */
  async function mark(change: () => Promise<void>): Promise<void> {
    await change().then(
      () => setProblem(false),
      () => setProblem(true),
    )
    await mutate()
  }
  return {
    notifications: data,
    unread: data?.filter((one) => !one.read).length ?? 0,
    hasFailed: Boolean(error) || hasProblem,
    reload: () => void mutate(),
    read: (id: string) => mark(() => markNotificationRead(id)),
    readAll: () => mark(markAllNotificationsRead),
  }
}
