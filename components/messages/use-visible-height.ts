'use client'

import { useEffect, useState } from 'react'

/** The height that a keyboard leaves free, where the browser does not shrink the page itself. */
export function useVisibleHeight(): string | undefined {
  const [height, setHeight] = useState<string>()
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const measure = () => {
      const isCovered = window.innerHeight - viewport.height > 80
      setHeight(isCovered ? `${Math.round(viewport.height)}px` : undefined)
    }
    viewport.addEventListener('resize', measure)
    return () => viewport.removeEventListener('resize', measure)
  }, [])
  return height
}
