import styled from 'styled-components'

/** A part of an item's page. */
export const Card = styled.section`
  display: grid; gap: var(--s-4); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line); overflow-wrap: anywhere;
  h2 { font-size: var(--fs-lg); }
  dl { display: grid; gap: var(--s-3) var(--s-6); grid-template-columns: repeat(auto-fill, minmax(min(100%, 190px), 1fr)); margin: 0; }
  dt, small { font-size: var(--fs-xs); color: var(--c-ink-3); }
  dd { margin: 0; }
  blockquote { margin: 0; padding: var(--s-4); border-radius: var(--r-md); background: var(--c-sub); white-space: pre-wrap; }
  p a, dd a { font-weight: var(--fw-semibold); text-decoration: underline; text-underline-offset: 4px; }
  form { display: grid; gap: var(--s-4); }
  form > button { justify-self: start; }
`
