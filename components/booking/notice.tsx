import styled from 'styled-components'

/** A quiet box that says what happened and what can be done. */
export const Notice = styled.div<{ $tone?: 'info' | 'warn' | 'err' | 'ok' }>`
  display: grid; gap: var(--s-3); justify-items: start; padding: var(--s-4); border-radius: var(--r-md); font-size: var(--fs-sm);
  background: ${({ $tone = 'info' }) => `var(--c-${$tone}-soft)`};
  color: ${({ $tone = 'info' }) => `var(--c-${$tone})`};
`
