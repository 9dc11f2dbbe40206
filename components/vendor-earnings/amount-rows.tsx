import styled from 'styled-components'

/** Narrow rows of amounts with a line between them. */
export const Rows = styled.ul`
  display: grid; padding: 0; margin: 0; list-style: none;
  li { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: var(--s-1) var(--s-4); padding-block: var(--s-3); }
  li + li { border-block-start: 1px solid var(--c-line); }
`

export const RowText = styled.div`
  display: grid; gap: var(--s-1); flex: 1 1 220px; min-inline-size: 0; overflow-wrap: anywhere;
`

export const Small = styled.span`
  font-size: var(--fs-xs); color: var(--c-ink-3);
`
