'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'

/** marketplace.md, section 2: every page change scrolls smoothly to the top after 100 ms. */
const SCROLL_DELAY_MS = 100

/** Going back keeps the place that the browser remembers; every other change of page starts at its top. */
export function RouteScroll() {
  const address = `${usePathname()}?${useSearchParams()}`
  const last = useRef(address)
  const isReturn = useRef(false)
  useEffect(() => {
    const onReturn = () => {
      isReturn.current = true
    }
    window.addEventListener('popstate', onReturn)
    return () => window.removeEventListener('popstate', onReturn)
  }, [])
  useEffect(() => {
    if (last.current === address) return
    last.current = address
    if (isReturn.current) {
      isReturn.current = false
      return
    }
    const timer = setTimeout(scrollToTop, SCROLL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [address])
  return null
}

function scrollToTop(): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' })
}
