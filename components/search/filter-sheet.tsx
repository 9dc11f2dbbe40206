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
      const element = details.current
      if (!element?.open) return
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return
      if (event.type === 'pointerdown' && element.contains(event.target as Node)) return
      element.open = false
      if (event.type === 'keydown') element.querySelector('summary')?.focus()
    }
    document.addEventListener('keydown', close)
    document.addEventListener('pointerdown', close)
    return () => {
      document.removeEventListener('keydown', close)
      document.removeEventListener('pointerdown', close)
    }
  }, [])
  return <details ref={details}>{children}</details>
}
