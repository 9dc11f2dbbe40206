import styled from 'styled-components'

/** What can be done with the item of a card, below its facts. */
export const CardActions = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-3); padding-block-start: var(--s-4); border-block-start: 1px solid var(--c-line);
`
