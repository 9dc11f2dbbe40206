'use client'

import { type ReactNode, useId } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import styles from './booking-card.module.css'

interface CollapsibleProps {
  label: string
  /** the current choice, shown while collapsed */
  summary: string
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

/** A part of a form that shows its content in one line and opens to edit it. */
export function Collapsible({ label, summary, isOpen, onToggle, children }: CollapsibleProps) {
  const id = useId()
  return (
    <div className={styles.collapsible}>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <span className={styles.words}>
          <span className={styles.label}>{label}</span>
          <span className={styles.summary}>{summary}</span>
        </span>
        <Icon name="chevronDown" size={18} />
      </button>
      {isOpen ? (
        <div id={id} className={styles.inside}>
          {children}
        </div>
      ) : null}
    </div>
  )
}
