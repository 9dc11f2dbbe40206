'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '@/lib/api/call'
import { onLive } from '@/lib/api/live'
import type { MessageWire } from '@/lib/domain/messages/wire'

/** The polling interval without a socket. */
const REFRESH_MS = 20_000

/** The newest messages, or those before or after a message's number. */
const loadMessages = (id: string, query: { before?: number; after?: number } = {}) =>
  call('GET /conversations/:id/messages', { params: { id }, query })

type Loading = 'loading' | 'ready' | 'failed'

/** The messages of one conversation: the newest first, older ones on demand, new ones as they arrive. */
export function useConversation(id: string) {
  const [messages, setMessages] = useState<MessageWire[]>([])
  const [state, setState] = useState<Loading>('loading')
  const [older, setOlder] = useState<{ more: boolean; state: 'idle' | 'loading' | 'failed' }>({
    more: false,
    state: 'idle',
  })
  const [seenUpTo, setSeenUpTo] = useState(0)
  const known = useRef<MessageWire[]>([])
  const isRead = useRef(false)

  const add = useCallback((read: readonly MessageWire[]) => {
    known.current = mergeMessages(known.current, read)
    setMessages(known.current)
  }, [])

  const load = useCallback(async () => {
    setState('loading')
    known.current = []
    isRead.current = false
    try {
      const thread = await loadMessages(id)
      isRead.current = true
      add(thread.data)
      setOlder({ more: thread.hasOlder, state: 'idle' })
      setSeenUpTo(thread.seenUpTo)
      setState('ready')
    } catch {
      setState('failed')
    }
  }, [id, add])

  /** Loads the newest again, because hidden messages may be visible now. */
  const refresh = useCallback(async () => {
    const thread = await loadMessages(id).catch(() => null)
    if (thread) add(thread.data)
  }, [id, add])

  /** Loads everything newer than the last known message; skipped until the first page is loaded. */
  const catchUp = useCallback(async () => {
    if (!isRead.current) return
    try {
      for (let more = true; more; ) {
        const thread = await loadMessages(id, { after: known.current.at(-1)?.seq ?? 0 })
        add(thread.data)
        setSeenUpTo((seen) => Math.max(seen, thread.seenUpTo))
        more = thread.data.length > 0
      }
    } catch {
      // The next poll, or the socket, retries.
    }
  }, [id, add])

  const loadOlder = useCallback(async () => {
    const before = known.current[0]?.seq
    if (before === undefined) return
    setOlder((one) => ({ ...one, state: 'loading' }))
    try {
      const thread = await loadMessages(id, { before })
      add(thread.data)
      setOlder({ more: thread.hasOlder, state: 'idle' })
    } catch {
      setOlder({ more: true, state: 'failed' })
    }
  }, [id, add])

  useEffect(() => void load(), [load])
  useLiveUpdates(id, {
    add,
    catchUp,
    refresh,
    lastSeq: useCallback(() => known.current.at(-1)?.seq ?? 0, []),
    markSeen: useCallback((upTo: number) => setSeenUpTo((seen) => Math.max(seen, upTo)), []),
  })

  return { messages, state, older, seenUpTo, add, load, loadOlder }
}

interface LiveUpdates {
  add: (read: readonly MessageWire[]) => void
  catchUp: () => Promise<void>
  refresh: () => Promise<void>
  lastSeq: () => number
  markSeen: (upTo: number) => void
}

/** Live updates of this conversation by the socket; without one, polling while the page is visible. */
function useLiveUpdates(id: string, { add, catchUp, refresh, lastSeq, markSeen }: LiveUpdates): void {
  useEffect(() => {
    const isHere = (event: { conversationId: string }) => event.conversationId === id
    const stops = [
      onLive('message', (event) => {
        if (!isHere(event)) return
        const last = lastSeq()
        add([event.message])
        if (event.message.seq > last + 1) void catchUp()
      }),
      onLive('seen', (event) => {
        if (isHere(event) && !event.isOwn) markSeen(event.upTo)
      }),
      onLive('caughtUp', () => void catchUp()),
      onLive('booking', () => void refresh()),
    ]
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void catchUp()
    }, REFRESH_MS)
    return () => {
      clearInterval(timer)
      for (const stop of stops) stop()
    }
  }, [id, add, catchUp, refresh, lastSeq, markSeen])
}

/** Merges both lists by sequence number; of duplicates the later version wins. */
function mergeMessages(known: MessageWire[], read: readonly MessageWire[]): MessageWire[] {
  const bySeq = new Map(known.map((one) => [one.seq, one]))
  for (const one of read) bySeq.set(one.seq, one)
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq)
}
