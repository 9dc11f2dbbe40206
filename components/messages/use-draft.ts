'use client'

import { useEffect, useState } from 'react'

const keyOf = (conversationId: string) => `diyar-draft:${conversationId}`

/** What is being written, kept for this tab until it is sent, so that looking elsewhere loses nothing. */
export function useDraft(conversationId: string): [string, (text: string) => void] {
  const [text, setText] = useState('')
  useEffect(() => setText(sessionStorage.getItem(keyOf(conversationId)) ?? ''), [conversationId])
  return [
    text,
    (next) => {
      setText(next)
      if (next) sessionStorage.setItem(keyOf(conversationId), next)
      else sessionStorage.removeItem(keyOf(conversationId))
    },
  ]
}
