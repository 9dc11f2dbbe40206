import { type RefObject, useEffect, useRef } from 'react'

/**
 * For the heading of a step that takes the place of another, also at the same address: the page begins at its top and
 * the heading has the focus, unless a part of the step took it.
 */
export function useStepStart(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement !== document.body) return
    document.documentElement.scrollTop = 0
    heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
