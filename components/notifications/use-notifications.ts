'use client'

import { useEffect, useState } from 'react'
import { call } from '@/lib/api/call'
import { onLive } from '@/lib/api/live'
import { useAnswer } from '@/lib/api/use-answer'
import { notifyOtherTabs, onReadElsewhere } from './read-elsewhere'

/** The polling interval without a socket. */
const REFRESH_MS = 60_000

/** The user's notifications, updated by the socket, by other tabs and, without those, by polling. */
export function useNotifications() {
  const [hasProblem, setProblem] = useState(false)
  const { data, error, mutate } = useAnswer('GET /vendor/notification', {}, { refreshInterval: REFRESH_MS })
  useEffect(() => {
    const reload = () => void mutate()
    const stops = [onLive('notification', reload), onLive('caughtUp', reload), onReadElsewhere(reload)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [mutate])

  /** If marking fails, they stay unread, and the list is loaded again. */
  async function mark(change: Promise<unknown>): Promise<void> {
    await change.then(
      () => {
        notifyOtherTabs()
        setProblem(false)
      },
      () => setProblem(true),
    )
    await mutate()
  }
  return {
    notifications: data,
    unread: data?.filter((one) => !one.read).length ?? 0,
    hasFailed: Boolean(error) || hasProblem,
    reload: () => void mutate(),
    read: (id: string) => mark(call('GET /vendor/read-notification/:id', { params: { id } })),
    readAll: () => mark(call('POST /vendor/read-notifications')),
  }
}
