import styled from 'styled-components'

/** Pictures of which one is chosen. */
export const TypeCards = styled.fieldset`
  display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--s-3);
  @media (min-width: 701px) { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: var(--s-4); }
  label {
    position: relative; display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; gap: 2px; padding: var(--s-2) var(--s-2) var(--s-3); border-radius: var(--r-lg);
    box-shadow: inset 0 0 0 1px var(--c-line-strong); cursor: pointer; transition: box-shadow var(--t-1) var(--ease), background var(--t-1) var(--ease);
  }
  label:hover { background: var(--c-sub); }
  label:has(:checked) { box-shadow: inset 0 0 0 2px var(--c-primary); background: var(--c-primary-soft); }
  label:has(:focus-visible) { outline: 3px solid var(--c-focus); outline-offset: 2px; }
  label:has([aria-invalid]) { box-shadow: inset 0 0 0 1.5px var(--c-err); }
  input { position: absolute; inset-block-start: var(--s-4); inset-inline-end: var(--s-4); inline-size: 20px; block-size: 20px; margin: 0; accent-color: var(--c-primary); }
  img { inline-size: 100%; aspect-ratio: 3 / 2; object-fit: cover; border-radius: var(--r-md); background: var(--c-skeleton); margin-block-end: var(--s-2); }
  .name { padding-inline: var(--s-2); font-weight: var(--fw-semibold); line-height: var(--lh-snug); }
  .text { padding-inline: var(--s-2); font-size: var(--fs-xs); color: var(--c-ink-2); }
`
