'use client'

import { type RefObject, useEffect, useState } from 'react'

/** Six seconds a banner (design, section 3.2). */
const DWELL_MS = 6000

interface Autoplay {
  isPlaying: boolean
  toggle: () => void
}

/**
 * Turns the page of a carousel by itself. It rests while the pointer or the focus is on it, while the tab is hidden,
 * after the person pressed pause, and from the start for those who wish for less motion.
 */
export function useAutoplay(frame: RefObject<HTMLElement | null>, next: () => void): Autoplay {
  const [isWanted, setWanted] = useState(true)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setWanted(false)
  }, [])
  useEffect(() => holdWhileUsed(frame.current, setHeld), [frame])
  useEffect(() => {
    if (!isWanted || isHeld) return
    const timer = setInterval(() => {
      if (!document.hidden) next()
    }, DWELL_MS)
    return () => clearInterval(timer)
  }, [isWanted, isHeld, next])
  return { isPlaying: isWanted, toggle: () => setWanted((wanted) => !wanted) }
}

function holdWhileUsed(element: HTMLElement | null, setHeld: (held: boolean) => void): () => void {
  if (!element) return () => undefined
  const stop = new AbortController()
  const on = (name: string, held: boolean) =>
    element.addEventListener(name, () => setHeld(held), { signal: stop.signal })
  on('pointerenter', true)
  on('pointerleave', false)
  on('focusin', true)
  on('focusout', false)
  return () => stop.abort()
}
