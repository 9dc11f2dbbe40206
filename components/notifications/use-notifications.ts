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
import type { NotificationWire } from '@/lib/domain/notifications/notification-wire'

/** For the time without a socket. */
const REFRESH_MS = 60_000

/** The list of the signed-in user, kept true by the socket, by other tabs and, failing those, by asking again. */
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

  /** What cannot be marked stays unread, and the list says how it really is. */
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
