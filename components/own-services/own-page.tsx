import styled from 'styled-components'

/** The width and air of a host's page. */
export const OwnPage = styled.div`
  display: grid; gap: var(--s-6); grid-template-columns: minmax(0, 1fr); align-content: start;
  inline-size: min(100%, 960px); margin-inline: auto; padding: var(--s-8) var(--gutter) var(--s-20); min-block-size: 60vh;
`
