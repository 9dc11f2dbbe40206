'use client'

import { type RefObject, useEffect, useState } from 'react'

/** True once an element is in sight, or as near to it as `margin`; what is heavy can wait until then. */
export function useNear(element: RefObject<Element | null>, margin = '300px'): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        setIsNear(true)
      },
      { rootMargin: margin },
    )
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin])
  return isNear
}
