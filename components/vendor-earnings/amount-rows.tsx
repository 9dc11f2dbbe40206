import styled from 'styled-components'

/** A part of the page of earnings, with its title. */
export const Card = styled.section`
  display: grid; gap: var(--s-4); align-content: start; padding: var(--s-5); border-radius: var(--r-lg);
  overflow: clip; background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line);
  h2 { font-size: var(--fs-lg); }
`

export const Quiet = styled.p`
  font-size: var(--fs-sm); color: var(--c-ink-2);
`

/** Rows with a line between them. */
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
