'use client'

import { useState } from 'react'
import { tabStorage } from '@/components/shared/browser-storage'

const keyOf = (conversationId: string) => `diyar-draft:${conversationId}`

/**
 * The unsent text, stored for this tab until it is sent, so that leaving the page does not lose it. It is read once,
 * before the first paint: what is typed since is newer. The server never renders a composer.
 */
export function useDraft(conversationId: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => tabStorage.read(keyOf(conversationId)) ?? '')
  return [
    text,
    (next) => {
      setText(next)
      if (next) tabStorage.write(keyOf(conversationId), next)
      else tabStorage.remove(keyOf(conversationId))
    },
  ]
}
