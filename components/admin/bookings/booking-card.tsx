import styled from 'styled-components'

/** One part of a booking's page in the console: a title and a list of lines. */
export const BookingCard = styled.section`
  display: grid; gap: var(--s-3); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line);
  h2 { font-size: var(--fs-lg); }
  > p { font-size: var(--fs-sm); color: var(--c-ink-2); }
  li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: var(--s-1) var(--s-4); padding-block: var(--s-3); font-size: var(--fs-sm); overflow-wrap: anywhere; }
  li + li { border-block-start: 1px solid var(--c-line); }
  li > :first-child { display: grid; gap: var(--s-1); min-inline-size: min(100%, 200px); }
  strong svg { display: inline-block; vertical-align: middle; }
  small { font-size: var(--fs-xs); color: var(--c-ink-3); }
`

export const CardButtons = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-3);
`
