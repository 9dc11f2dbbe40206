import styled from 'styled-components'

interface Gap {
  /** a step of the spaces of the tokens: `--s-4` */
  $gap: 1 | 2 | 3 | 4 | 5
}

/** Parts below each other. */
export const Stack = styled.div<Gap>`
  display: grid; gap: ${({ $gap }) => `var(--s-${$gap})`};
`

/** Parts beside each other, in as many lines as they need. */
export const Wrapped = styled.div<Gap>`
  display: flex; flex-wrap: wrap; gap: ${({ $gap }) => `var(--s-${$gap})`};
`
