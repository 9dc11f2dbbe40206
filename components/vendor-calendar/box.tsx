import styled from 'styled-components'

/** A section of a calendar's settings. */
export const Box = styled.section`
  display: grid; gap: var(--s-4); grid-template-columns: minmax(0, 1fr); align-content: start; padding: var(--s-5);
  border-radius: var(--r-lg); box-shadow: inset 0 0 0 1px var(--c-line); background: var(--c-raised);
  h2 { font-size: var(--fs-lg); }
  form { display: grid; gap: var(--s-5); grid-template-columns: minmax(0, 1fr); }
`

export const BoxIntro = styled.p`
  color: var(--c-ink-2); font-size: var(--fs-sm);
`

export const FieldPair = styled.div`
  display: grid; gap: var(--s-4); grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr)); align-items: start;
`

/** The sections side by side on wide screens. */
export const Boxes = styled.div`
  display: grid; gap: var(--s-5); grid-template-columns: minmax(0, 1fr); align-items: start;
  @media (min-width: 960px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`
