'use client'

import { useEffect, useState } from 'react'

/** Six seconds per banner (design, section 3.2). */
const DWELL_MS = 6000

interface Autoplay {
  isPlaying: boolean
  toggle: () => void
  /** to be spread on the element that pauses the carousel while in use */
  hold: Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>
}

/**
 * Advances a carousel by itself. It pauses while the pointer or the focus is on it, while the tab is hidden,
 * after the user pressed pause, and always with reduced motion.
 */
export function useAutoplay(next: () => void): Autoplay {
  const [isWanted, setWanted] = useState(true)
  const [isPending, setPaused] = useState(false)
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setWanted(false)
  }, [])
  useEffect(() => {
    if (!isWanted || isPending) return
    const timer = setInterval(() => {
      if (!document.hidden) next()
    }, DWELL_MS)
    return () => clearInterval(timer)
  }, [isWanted, isPending, next])
  const rest = () => setPaused(true)
  const goOn = () => setPaused(false)
  return {
    isPlaying: isWanted,
    toggle: () => setWanted((wanted) => !wanted),
    hold: { onPointerEnter: rest, onPointerLeave: goOn, onFocus: rest, onBlur: goOn },
  }
}
