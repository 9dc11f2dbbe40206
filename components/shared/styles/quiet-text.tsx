import styled from 'styled-components'

/** A text beside the one that matters. */
export const QuietText = styled.p`
  font-size: var(--fs-sm); color: var(--c-ink-2);
`

/** The same, fainter. */
export const FaintText = styled.p`
  font-size: var(--fs-sm); color: var(--c-ink-3);
`

/** The smallest: a time, a code, a hint. */
export const SmallText = styled.p`
  font-size: var(--fs-xs); color: var(--c-ink-3);
`
