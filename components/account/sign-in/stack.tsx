import styled from 'styled-components'

/** A dialog body with one column. */
export const Stack = styled.div`
  display: grid; gap: var(--s-5);
  .lead { color: var(--c-ink-2); }
  .other { text-align: center; font-size: var(--fs-sm); color: var(--c-ink-2); }
  .offer { padding: var(--s-2) var(--s-4); border-radius: var(--r-md); background: var(--c-info-soft); color: var(--c-info); font-size: var(--fs-sm); }
  .offer button { font-weight: var(--fw-semibold); text-decoration: underline; text-underline-offset: 4px; min-block-size: var(--tap); }
  .other button { color: var(--c-primary); font-weight: var(--fw-semibold); text-decoration: underline; text-underline-offset: 4px; min-block-size: var(--tap); }
  .demo { padding: var(--s-3) var(--s-4); border-radius: var(--r-md); background: var(--c-info-soft); color: var(--c-info); font-size: var(--fs-sm); text-align: center; }
  .demo strong { unicode-bidi: isolate; font-variant-numeric: tabular-nums; letter-spacing: .1em; }
  .error { text-align: center; color: var(--c-err); font-size: var(--fs-sm); font-weight: var(--fw-medium); }
  .countdown { text-align: center; font-size: var(--fs-sm); color: var(--c-ink-3); }
`
