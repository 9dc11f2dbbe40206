import styled from 'styled-components'

/** A quiet box that says what is the matter and what can be done. */
export const Notice = styled.div<{ $tone?: 'info' | 'warn' | 'err' | 'ok' }>`
  display: grid; grid-template-columns: 20px minmax(0, 1fr); gap: var(--s-1) var(--s-3); padding: var(--s-3) var(--s-4);
  border-radius: var(--r-md); font-size: var(--fs-sm);
  background: ${({ $tone = 'info' }) => `var(--c-${$tone}-soft)`}; color: ${({ $tone = 'info' }) => `var(--c-${$tone})`};
  & > :not(svg) { grid-column: 2; }
  a { font-weight: var(--fw-semibold); text-decoration: underline; text-underline-offset: 4px; }
`
