import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Sadu } from './sadu'

const Frame = styled.div`
  display: grid; justify-items: center; gap: var(--s-4); padding: var(--s-16) var(--s-4); text-align: center;
  .title { font-size: var(--fs-xl); }
  .text { color: var(--c-ink-2); max-inline-size: 44ch; }
  .actions { display: flex; flex-wrap: wrap; justify-content: center; gap: var(--s-3); margin-block-start: var(--s-2); }
`

interface EmptyStateProps {
  title: string
  text: string
  /** buttons or links: what to do next */
  children?: ReactNode
}

export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <Frame>
      <Sadu id="sadu-empty" diamonds={7} />
      <h2 className="title">{title}</h2>
      <p className="text">{text}</p>
      {children ? <div className="actions">{children}</div> : null}
    </Frame>
  )
}
