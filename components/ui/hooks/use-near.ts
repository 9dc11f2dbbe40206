import { type RefObject, useEffect, useState } from 'react'

/** Half a screen before it is seen; more would fetch what is first below the first screen with it. */
export const HALF_A_SCREEN = '50% 0px'

/** True once an element is visible, or within `margin` of it; heavy content can load then. */
export function useNear(element: RefObject<Element | null>, margin: string): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser reports several states at once, the first of them from before a scroll.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
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
