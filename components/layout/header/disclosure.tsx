'use client'

import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useDismiss } from '@/components/ui/hooks/use-dismiss'
import { usePathname } from '@/lib/i18n/navigation'
import styles from './header.module.css'

interface DisclosureProps {
  /** the content of the button */
  summary: ReactNode
  label?: string
  side?: 'start' | 'end'
  className?: string
  children: ReactNode
}

/** A button that shows a list of links below it; Escape, a click outside and every page change close it. */
export function Disclosure({ summary, label, side = 'start', className, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page address closes it
  useEffect(() => setOpen(false), [pathname])
  const close = useCallback(() => setOpen(false), [])
  useDismiss(frame, isOpen, close)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works on the button and inside the panel
    <div
      className={styles.disclosure}
      ref={frame}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        setOpen(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        className={className}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={label}
        onClick={() => setOpen(!isOpen)}
      >
        {summary}
      </button>
      <div id={panelId} className={styles.panel} data-side={side} hidden={!isOpen}>
        {children}
      </div>
    </div>
  )
}
