'use client'

import { useEffect, useRef, useState } from 'react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { onLive } from '@/lib/api/live'
import type { MessageWire } from '@/lib/domain/messages/wire'
import { type OutboxState, openOutbox } from './outbox'
import type { PendingMessage } from './pending-queue'

const NOTHING: OutboxState = { queue: [], isWaiting: false }

/** The unsent messages of a conversation, sent while its page is open and the network is available. */
export function useOutbox(userId: string, conversationId: string, onSaved: (message: MessageWire) => void) {
  const failureText = useFailureText()
  const [state, setState] = useState(NOTHING)
  const outbox = useRef<ReturnType<typeof openOutbox>>(null)
  const latest = useRef({ onSaved, failureText })
  latest.current = { onSaved, failureText }
  useEffect(() => {
    const opened = openOutbox({
      userId,
      conversationId,
      onChange: setState,
      onSaved: (message) => latest.current.onSaved(message),
      failureText: (failure) => latest.current.failureText(failure),
    })
    outbox.current = opened
    window.addEventListener('online', opened.wake)
    const stop = onLive('caughtUp', opened.wake)
    return () => {
      window.removeEventListener('online', opened.wake)
      stop()
      opened.close()
    }
  }, [userId, conversationId])
  return {
    ...state,
    send: (message: Pick<PendingMessage, 'body' | 'image'>) => outbox.current?.send(message),
    retry: (clientId: string) => outbox.current?.retry(clientId),
    discard: (clientId: string) => outbox.current?.discard(clientId),
  }
}
