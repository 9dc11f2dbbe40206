import styled from 'styled-components'

/** The width and spacing of a signed-in user's page, and the size of its title. */
export const PageFrame = styled.div<{ $wide?: boolean }>`
  display: grid; gap: var(--s-6); grid-template-columns: minmax(0, 1fr); align-content: start;
  inline-size: min(100%, ${({ $wide }) => ($wide ? 'var(--page-max)' : '960px')}); margin-inline: auto;
  padding: var(--s-8) var(--gutter) var(--s-20); min-block-size: 60vh;
  > h1, > header h1 { font-size: var(--fs-3xl); }
`
