import type { ReactNode } from 'react'
import styled from 'styled-components'

/** One item of the console, or a part of its page: heading, facts, quotes and rows on a raised sheet. */
export const ItemCard = styled.article`
  display: grid; gap: var(--s-4); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line); overflow-wrap: anywhere;
  > header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: var(--s-2) var(--s-4); }
  h2 { font-size: var(--fs-lg); }
  small { font-size: var(--fs-xs); color: var(--c-ink-3); }
  blockquote { margin: 0; padding: var(--s-4); border-radius: var(--r-md); background: var(--c-sub); white-space: pre-wrap; }
`

/** The named values of an item, in as many columns as fit. */
export const CardFacts = styled.dl`
  display: grid; gap: var(--s-3) var(--s-6); grid-template-columns: repeat(auto-fill, minmax(min(100%, 190px), 1fr)); margin: 0;
  dt { font-size: var(--fs-xs); color: var(--c-ink-3); }
  dd { margin: 0; overflow-wrap: anywhere; }
`

/** What can be done with the item, below its facts. */
export const CardActions = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-3); padding-block-start: var(--s-4); border-block-start: 1px solid var(--c-line);
  @media (max-width: 700px) { > a, > button { flex: 1 1 auto; } }
`

export const Quiet = styled.p`
  font-size: var(--fs-sm); color: var(--c-ink-2);
`

export const Small = styled.p`
  font-size: var(--fs-xs); color: var(--c-ink-3);
`

/** A named value; nothing where there is none. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
