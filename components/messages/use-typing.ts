import { useEffect, useState } from 'react'
import { onLive } from '@/lib/api/live'

const TYPING_MS = 5000

/** Whether the other side is typing: for some seconds after the event, or until the message arrives. */
export function useTyping(id: string): boolean {
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const stopTyping = () => {
      clearTimeout(timer)
      setTyping(false)
    }
    const stops = [
      onLive('typing', ({ conversationId }) => {
        if (conversationId !== id) return
        stopTyping()
        setTyping(true)
        timer = setTimeout(stopTyping, TYPING_MS)
      }),
      onLive('message', ({ conversationId, message }) => {
        if (conversationId === id && !message.isOwn) stopTyping()
      }),
    ]
    return () => {
      stopTyping()
      for (const stop of stops) stop()
    }
  }, [id])
  return isTyping
}
