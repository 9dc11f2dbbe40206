'use client'

import { useEffect } from 'react'
import useSWR from 'swr'
import { fetchPath } from './browser'
import { onLive } from './live'
import { UNREAD_PATH } from './messages'

/** For the time without a socket. */
const REFRESH_MS = 60_000

/** How many messages the signed-in user has not read, kept true by the socket and, failing that, by asking again. */
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
