'use client'

import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon'

const Frame = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-3); padding: var(--s-4); border-radius: var(--r-lg);
  background: var(--c-sub); font-size: var(--fs-sm);
  &[data-kind='error'] { background: var(--c-err-soft); color: var(--c-err); }
  p { flex: 1; min-inline-size: 12ch; }
`

interface NoticeProps {
  kind: 'info' | 'error'
  text: string
  /** what can be done about it */
  children?: ReactNode
}

/** A sentence that stays in sight. */
export function Notice({ kind, text, children }: NoticeProps) {
  return (
    <Frame data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={kind === 'error' ? 'alert' : 'info'} size={20} />
      <p>{text}</p>
      {children}
    </Frame>
  )
}
