import { useEffect, useRef, useState } from 'react'

/** Whether the content of `scroller` is higher than it, also after either of them has changed. */
export function useScrolls() {
  const scroller = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const measure = () => setScrolls(element.scrollHeight > element.clientHeight)
    const content = new MutationObserver(measure)
    measure()
    content.observe(element, { childList: true, subtree: true, characterData: true })
    window.addEventListener('resize', measure)
    return () => {
      content.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [])
  return { scroller, scrolls }
}
