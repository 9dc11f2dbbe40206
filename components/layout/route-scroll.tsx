'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { cancelScroll, startIfArrived, startRequestedScroll, stayForPress } from '@/lib/i18n/page-scroll'

/** Scrolls to the top when a link's page is rendered; on back, the browser restores the position. */
export function RouteScroll() {
  const address = `${usePathname()}?${useSearchParams()}`
  const last = useRef(address)
  useEffect(() => {
    startIfArrived()
    window.addEventListener('popstate', cancelScroll)
    window.addEventListener('pointerdown', stayForPress, true)
    return () => {
      window.removeEventListener('popstate', cancelScroll)
      window.removeEventListener('pointerdown', stayForPress, true)
    }
  }, [])
  useEffect(() => {
    if (last.current === address) return
    last.current = address
    startRequestedScroll()
  }, [address])
  return null
}
