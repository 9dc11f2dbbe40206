'use client'

import { useEffect } from 'react'
import useSWRInfinite from 'swr/infinite'
import { fetchPath } from '@/lib/api/browser'
import { onLive } from '@/lib/api/live'
import { addressOf } from '@/lib/contract/address'
import type { ConversationListWire, ConversationWire } from '@/lib/contract/schemas/messages/wire'

const REFRESH_MS = 60_000

/** The conversations of the user, page by page; `first` is the page that the server loaded. */
export function useConversations(first: ConversationListWire) {
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite(
    (index) => addressOf('GET /conversations', { query: { page: index + 1 } }).path,
    fetchPath<ConversationListWire>,
    { fallbackData: [first], revalidateAll: true, revalidateOnMount: false, refreshInterval: REFRESH_MS },
  )
  useEffect(() => {
    const reload = () => void mutate()
    const stops = [
      onLive('message', reload),
      onLive('seen', reload),
      onLive('caughtUp', reload),
      onLive('booking', reload),
      onLive('conversation', reload),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [mutate])
  const pages = data ?? [first]
  const total = pages.at(-1)?.total ?? 0
  const conversations = unique(pages.flatMap((page) => page.data))
  return {
    conversations,
    hasMore: conversations.length < total,
    isLoading: isValidating && size > pages.length,
    hasFailed: Boolean(error),
    reload: () => void mutate(),
    loadMore: () => void setSize(size + 1),
  }
}

/** A new message moves its conversation up, so two pages can contain it for a moment. */
function unique(conversations: ConversationWire[]): ConversationWire[] {
  return [...new Map(conversations.map((one) => [one._id, one])).values()]
}
