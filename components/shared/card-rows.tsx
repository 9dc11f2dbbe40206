import styled from 'styled-components'

/** A part of a vendor's page, with its title and its action; a row of tabs in it ends at its edges. */
export const Card = styled.section`
  --gutter: var(--s-5);
  display: grid; gap: var(--s-4); align-content: start; padding: var(--s-5); border-radius: var(--r-lg);
  background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line);
  h2 { font-size: var(--fs-lg); }
`

export const CardHead = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-3); align-items: start; justify-content: space-between;
  > div:first-child { flex: 1 1 280px; display: grid; gap: var(--s-1); }
`

export const Quiet = styled.p`
  font-size: var(--fs-sm); color: var(--c-ink-2);
`

/** Rows with a line between them. */
export const Rows = styled.ul`
  display: grid; padding: 0; margin: 0; list-style: none;
  > li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s-3); padding-block: var(--s-4); }
  > li:first-child { padding-block-start: 0; }
  > li:last-child { padding-block-end: 0; }
  > li + li { border-block-start: 1px solid var(--c-line); }
`

export const RowText = styled.div`
  display: grid; gap: var(--s-2); flex: 1 1 260px; min-inline-size: 0; overflow-wrap: anywhere;
  /* A text of the other language begins where the rows of the page begin. */
  > [dir='auto'] { text-align: -webkit-match-parent; text-align: match-parent; }
`

export const Badges = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-2);
`
