import styled from 'styled-components'

/** Buttons in one row, full width on a phone. */
export const ButtonRow = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-3); align-items: center;
  & > button, & > a { flex: 1 1 auto; }
  @media (min-width: 701px) { & > button, & > a { flex: 0 0 auto; } }
`
