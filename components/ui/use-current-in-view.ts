'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/** A row of links that may be longer than a phone is wide is scrolled to the link of the page in sight. */
export function useCurrentInView(links: ReactNode) {
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current link is another set of children
  useEffect(() => {
    const nav = row.current
    const current = nav?.querySelector<HTMLElement>('[aria-current]')
    if (!nav || !current) return
    const [frame, link] = [nav.getBoundingClientRect(), current.getBoundingClientRect()]
    nav.scrollLeft += link.left + link.width / 2 - (frame.left + frame.width / 2)
  }, [links])
  return row
}
