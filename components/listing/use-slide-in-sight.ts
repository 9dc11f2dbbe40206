'use client'

import { type RefObject, useEffect, useState } from 'react'

const MOSTLY = 0.6

/** The place in its row of the slide that a swipe has brought into sight; the browser itself moves and snaps the row. */
export function useSlideInSight(track: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const row = track.current
    if (!row) return
    const slides = [...row.children]
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting)
        if (seen) setCurrent(slides.indexOf(seen.target))
      },
      { root: row, threshold: MOSTLY },
    )
    for (const slide of slides) observer.observe(slide)
    return () => observer.disconnect()
  }, [track])
  return current
}
