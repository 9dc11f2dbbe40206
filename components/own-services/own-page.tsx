import styled from 'styled-components'

/** The width and air of a host's page. */
export const OwnPage = styled.div`
  display: grid; gap: var(--s-6); grid-template-columns: minmax(0, 1fr); align-content: start;
  inline-size: min(100%, 1080px); margin-inline: auto; padding: var(--s-8) var(--gutter) var(--s-20); min-block-size: 60vh;
  .top { display: flex; flex-wrap: wrap; gap: var(--s-4); align-items: center; justify-content: space-between; }
  h1 { font-size: var(--fs-3xl); }
  .cards { display: grid; gap: var(--s-4); grid-template-columns: minmax(0, 1fr); list-style: none; padding: 0; margin: 0; }
`
