import { useEffect, useState } from 'react'

/** Six seconds per banner (design, section 3.2). */
const DWELL_MS = 6000

interface Autoplay {
  /** the user wishes it to advance */
  isPlaying: boolean
  /** it advances now */
  isTurning: boolean
  toggle: () => void
  /** to be spread on the element that pauses the carousel while in use */
  pauseHandlers: Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>
}

/**
 * Advances a carousel by itself. It pauses while the pointer or the focus is on it, while the tab is hidden,
 * after the user pressed pause, and always with reduced motion.
 */
export function useAutoplay(next: () => void): Autoplay {
  const [isPlaying, setPlaying] = useState(true)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isTurning = isPlaying && !isHovered && !isFocused
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false)
  }, [])
  useEffect(() => {
    if (!isTurning) return
    const timer = setInterval(() => {
      if (!document.hidden) next()
    }, DWELL_MS)
    return () => clearInterval(timer)
  }, [isTurning, next])
  return {
    isPlaying,
    isTurning,
    toggle: () => setPlaying((isWanted) => !isWanted),
    pauseHandlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
