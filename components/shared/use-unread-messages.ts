'use client'

import { useEffect } from 'react'
import { onLive } from '@/lib/api/live'
import { useAnswer } from '@/lib/api/use-answer'

/** Polling interval, for when there is no socket. */
const REFRESH_MS = 60_000

/** The number of unread messages of the signed-in user, updated by the socket and by polling. */
export function useUnreadMessages(): number {
  const { data, mutate } = useAnswer('GET /conversations/unread', {}, { refreshInterval: REFRESH_MS })
  useEffect(() => {
    const reload = () => void mutate()
    const stops = [onLive('message', reload), onLive('seen', reload), onLive('caughtUp', reload)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [mutate])
  return data?.unread ?? 0
}
