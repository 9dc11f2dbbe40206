'use client'

import { useCallback, useEffect, useState } from 'react'

const TICK_MS = 250

/** Whole seconds left until a moment that `restart` sets; based on the clock, so it is right after a tab was suspended. */
export function useCountdown(seconds: number): { left: number; restart: (seconds: number) => void } {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000)
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000))
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  const restart = useCallback((next: number) => {
    setNow(Date.now())
    setEndsAt(Date.now() + next * 1000)
  }, [])
  return { left, restart }
}
