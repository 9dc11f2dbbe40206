import { useEffect } from 'react'
import { onLive } from '@/lib/api/live'

/** A booking, a closing and what was missed while the socket was away change what may be written and read. */
export function useRereading(id: string, reread: () => Promise<unknown>) {
  useEffect(() => {
    const stops = [
      onLive('booking', () => void reread()),
      onLive('caughtUp', () => void reread()),
      onLive('conversation', ({ conversationId }) => {
        if (conversationId === id) void reread()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [id, reread])
}
