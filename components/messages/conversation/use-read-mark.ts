'use client'

import { useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { call } from '@/lib/api/call'
import { addressOf } from '@/lib/contract/address'
import type { MessageWire } from '@/lib/domain/messages/wire'

/** Marks messages as read while the page is visible, but not in a background tab. */
export function useReadMark(id: string, messages: readonly MessageWire[]): void {
  const { mutate } = useSWRConfig()
  const newest = messages.findLast((one) => !one.isOwn)?.seq ?? 0
  const marked = useRef({ id, upTo: 0 })
  useEffect(() => {
    async function mark() {
      const last = marked.current.id === id ? marked.current.upTo : 0
      if (newest <= last || document.visibilityState !== 'visible') return
      marked.current = { id, upTo: newest }
      try {
        await call('POST /conversations/:id/read', { params: { id }, body: { upTo: newest } })
        await Promise.all([
          mutate(addressOf('GET /conversations/unread').path),
          mutate(addressOf('GET /conversations/:id', { params: { id } }).path),
          mutate((key) => typeof key === 'string' && key.startsWith('$inf$conversations')),
        ])
      } catch {
        marked.current = { id, upTo: last }
      }
    }
    void mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [id, newest, mutate])
}
