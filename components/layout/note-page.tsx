'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { notePage } from '@/lib/visits/previous-page'

/** Remembers which page of ours a visitor comes from: a link inside of the site changes no referrer. */
export function NotePage() {
  const path = usePathname()
  useEffect(() => notePage(path), [path])
  return null
}
