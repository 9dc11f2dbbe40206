import styled from 'styled-components'

/** Two short fields side by side where there is room. */
export const NarrowPair = styled.div`
  display: grid; gap: var(--s-3); grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr));
  && input { padding-inline: var(--s-3); }
`

/** What decides, one after the other. */
export const Order = styled.ol`
  list-style: decimal; display: grid; gap: var(--s-1); margin: 0; padding-inline-start: var(--s-5); font-size: var(--fs-sm); color: var(--c-ink-2);
`
