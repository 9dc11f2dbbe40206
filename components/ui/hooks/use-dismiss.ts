'use client'

import { type RefObject, useEffect } from 'react'

/** Closes a layer when a pointer goes down, or the focus moves, outside of `frame`. */
export function useDismiss(frame: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return
    const onLeave = (event: Event) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) close()
    }
    document.addEventListener('pointerdown', onLeave)
    document.addEventListener('focusin', onLeave)
    return () => {
      document.removeEventListener('pointerdown', onLeave)
      document.removeEventListener('focusin', onLeave)
    }
  }, [frame, isOpen, close])
}
