'use client'

import { useEffect, useEffectEvent } from 'react'

/** Escape closes what is open inside of a dialog; heard at the window, before the dialog would close itself. */
export function useEscape(isOpen: boolean, close: () => void): void {
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    close()
  })
  useEffect(() => {
    if (!isOpen) return undefined
    window.addEventListener('keydown', onEscape, { capture: true })
    return () => window.removeEventListener('keydown', onEscape, { capture: true })
  }, [isOpen])
}
