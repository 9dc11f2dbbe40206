import styled, { keyframes } from 'styled-components'

const sweep = keyframes`to { background-position-x: calc(-200% * var(--dir)); }`

/** A grey stand-in with the size of what is coming; it appears late, so that quick answers never flash. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{ $inline?: string; $block?: string }>`
  display: block; inline-size: ${({ $inline = '100%' }) => $inline}; block-size: ${({ $block = '1em' }) => $block};
  border-radius: var(--r-sm);
  background: linear-gradient(90deg, var(--c-skeleton) 30%, var(--c-skeleton-hi) 50%, var(--c-skeleton) 70%);
  background-size: 200% 100%;
  animation: ${sweep} 1.6s linear infinite;
`
