'use client'

import { useEffect } from 'react'
import { onLive } from '@/lib/api/live'
import { useAnswer } from '@/lib/api/use-answer'
import { countByPage } from '@/lib/domain/admin/overview'

/** Between two readings, however busy the market is. */
const PAUSE_MS = 3000

/** How much waits on each page of the console, read again when something changed; nothing until it is known. */
export function useWaitingCounts() {
  const { data, mutate } = useAnswer('GET /admin/queues', {})
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const readSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        // An older count is no error of the page: the next change reads again.
        void mutate().catch(() => undefined)
      }, PAUSE_MS)
    }
    const unsubscribe = [onLive('admin.changed', readSoon), onLive('caughtUp', readSoon)]
    return () => {
      for (const stop of unsubscribe) stop()
      clearTimeout(timer)
    }
  }, [mutate])
  return countByPage(data?.data ?? [])
}
