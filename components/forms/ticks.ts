import styled from 'styled-components'

/** Checkboxes under one heading, with what is wrong below them. */
export const Ticks = styled.fieldset`
  display: grid; gap: var(--s-1) var(--s-4); grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); border: 0; padding: 0;
  legend { padding-block-end: var(--s-2); font-weight: var(--fw-medium); font-size: var(--fs-sm); }
  label { display: flex; align-items: center; gap: var(--s-3); min-block-size: var(--tap); cursor: pointer; }
  input { flex: none; inline-size: 22px; block-size: 22px; accent-color: var(--c-primary); }
  label:only-of-type { grid-column: 1 / -1; }
  > p { grid-column: 1 / -1; color: var(--c-ink-2); font-size: var(--fs-sm); }
  > p[role='alert'] { color: var(--c-err); font-size: var(--fs-xs); font-weight: var(--fw-medium); }
`
