'use client'

import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon'

const Frame = styled.div`
  border-radius: var(--r-md); box-shadow: inset 0 0 0 1px var(--c-line-strong);
  .opener { display: flex; align-items: center; justify-content: space-between; gap: var(--s-3); inline-size: 100%; min-block-size: 60px; padding: var(--s-2) var(--s-4); text-align: start; cursor: pointer; border-radius: inherit; }
  .opener:hover { background: var(--c-sub); }
  .words { display: grid; line-height: 1.5; }
  .label { font-size: var(--fs-xs); color: var(--c-ink-3); }
  .summary { font-weight: var(--fw-medium); }
  .opener svg { transition: rotate var(--t-2) var(--ease); }
  .opener[aria-expanded='true'] svg { rotate: 180deg; }
  .inside { display: grid; gap: var(--s-4); grid-template-columns: minmax(0, 1fr); padding: var(--s-2) var(--s-4) var(--s-4); }
`

interface FoldProps {
  label: string
  /** what was chosen, readable while folded */
  summary: string
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

/** A part of a form that tells its content in one line and opens to change it. */
export function Fold({ label, summary, isOpen, onToggle, children }: FoldProps) {
  const id = useId()
  return (
    <Frame>
      <button type="button" className="opener" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        <span className="words">
          <span className="label">{label}</span>
          <span className="summary">{summary}</span>
        </span>
        <Icon name="chevronDown" size={18} />
      </button>
      {isOpen ? (
        <div id={id} className="inside">
          {children}
        </div>
      ) : null}
    </Frame>
  )
}
