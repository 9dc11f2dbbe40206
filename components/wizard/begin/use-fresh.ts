'use client'

import { useState } from 'react'
import useSWR from 'swr'

/** What the server says now: an answer of an earlier opening would show a draft as it was before. */
export function useFresh<Answer>(name: string, ask: () => Promise<Answer>) {
  const [openedAt] = useState(() => Date.now())
  return useSWR<Answer>(['wizard', name, openedAt], ask, { revalidateOnFocus: false })
}
