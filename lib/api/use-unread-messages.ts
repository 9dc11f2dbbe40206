'use client'

import { useEffect } from 'react'
import useSWR from 'swr'
import { fetchPath } from './browser'
import { onLive } from './live'
import { UNREAD_PATH } from './messages'

/** Polling interval, for when there is no socket. */
const REFRESH_MS = 60_000

/** The number of unread messages of the signed-in user, updated by the socket and by polling. */
export function useUnreadMessages(): number {
  const { data, mutate } = useSWR(UNREAD_PATH, fetchPath<{ unread: number }>, {
    refreshInterval: REFRESH_MS,
  })
  useEffect(() => {
    const reload = () => void mutate()
    const stops = [onLive('message', reload), onLive('seen', reload), onLive('caughtUp', reload)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [mutate])
  return data?.unread ?? 0
}
