import styled from 'styled-components'

/** A page of words: a narrow column, its contents beside it from 960 px. */
export const ReadingColumn = styled.article`
  display: grid; gap: var(--s-8); grid-template-columns: minmax(0, 1fr); padding: var(--s-10) var(--gutter) var(--s-20);
  inline-size: min(100%, calc(var(--read-max) + 2 * var(--gutter))); margin-inline: auto;
  .title { font-size: var(--fs-3xl); }
  .lead { font-size: var(--fs-lg); color: var(--c-ink-2); }
  .updated { font-size: var(--fs-sm); color: var(--c-ink-3); }
  .text { display: grid; gap: var(--s-8); }
  section { display: grid; gap: var(--s-2); scroll-margin-block-start: calc(var(--h-header) + var(--s-4)); }
  h2 { font-size: var(--fs-xl); }
  .contents { display: none; }
  .contents ol { display: grid; gap: var(--s-1); list-style: none; padding: 0; margin: 0; }
  .contents a { display: inline-flex; align-items: center; min-block-size: var(--s-8); font-size: var(--fs-sm); color: var(--c-ink-2); }
  .contents a:hover { color: var(--c-primary); }
  details { border-block-end: 1px solid var(--c-line); padding-block: var(--s-2); }
  summary { display: flex; align-items: center; min-block-size: var(--tap); font-weight: var(--fw-semibold); cursor: pointer; }
  details p { padding-block: var(--s-2) var(--s-4); color: var(--c-ink-2); }
  dl { display: grid; gap: var(--s-5); }
  dt { font-size: var(--fs-sm); color: var(--c-ink-3); }
  dd { margin: 0; font-size: var(--fs-lg); }
  dd a { display: inline-flex; align-items: center; min-block-size: var(--tap); color: var(--c-primary); }
  @media (min-width: 960px) {
    &[data-contents] { inline-size: min(100%, calc(var(--page-max))); grid-template-columns: 260px minmax(0, var(--read-max)); column-gap: var(--s-16); }
    &[data-contents] > header { grid-column: 2; }
    &[data-contents] .text { grid-column: 2; grid-row: 2; }
    .contents { display: block; grid-column: 1; grid-row: 1 / span 2; position: sticky; inset-block-start: calc(var(--h-header) + var(--s-6)); align-self: start; }
  }
  @media print { .contents { display: none; } }
`
