'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'

/** A `details` that also closes on Escape, on a press beside it and when the address changes. */
export function FilterSheet({ children }: { children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null)
  const address = `${usePathname()}?${useSearchParams()}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address means that the filters were applied
  useEffect(() => {
    if (details.current) details.current.open = false
  }, [address])
  useEffect(() => {
    const close = (event: Event) => {
      const target = event.target instanceof Element ? event.target : null
      const element = details.current
      if (!element?.open) return
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return
      const isCloser = event.type === 'click' && target?.closest('[data-close]')
      if (event.type !== 'keydown' && !isCloser && (event.type === 'click' || element.contains(target)))
        return
      element.open = false
      if (event.type !== 'pointerdown') element.querySelector('summary')?.focus()
    }
    document.addEventListener('keydown', close)
    document.addEventListener('pointerdown', close)
    document.addEventListener('click', close)
    return () => {
      document.removeEventListener('keydown', close)
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('click', close)
    }
  }, [])
  return <details ref={details}>{children}</details>
}
