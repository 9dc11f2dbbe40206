'use client'

import { useEffect } from 'react'
import { bareTitle } from '@/lib/unread-title'

/** marketplace.md, section 9: the home title is set again every 500 ms. */
const REFRESH_MS = 500

/** Resets the title of the home page whenever something else has changed it. */
export function HomeTitle({ title }: { title: string }) {
  useEffect(() => {
    const timer = setInterval(() => {
      if (bareTitle() !== title) document.title = title
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [title])
  return null
}
