import styled from 'styled-components'

/** A dialog body with one column. */
export const Stack = styled.div`
  display: grid; gap: var(--s-5);
`

export const StackIntro = styled.label`
  color: var(--c-ink-2);
`

export const OtherWay = styled.p`
  text-align: center; font-size: var(--fs-sm); color: var(--c-ink-2);
  button { color: var(--c-primary); font-weight: var(--fw-semibold); text-decoration: underline; text-underline-offset: 4px; min-block-size: var(--tap); }
`

export const Offer = styled.div`
  display: grid; gap: var(--s-3); padding: var(--s-4); border-radius: var(--r-md); background: var(--c-info-soft); font-size: var(--fs-sm);
`

export const DemoHint = styled.p`
  padding: var(--s-3) var(--s-4); border-radius: var(--r-md); background: var(--c-info-soft); color: var(--c-info); font-size: var(--fs-sm); text-align: center;
  strong { unicode-bidi: isolate; font-variant-numeric: tabular-nums; letter-spacing: .1em; }
`

export const StackError = styled.p`
  text-align: center; color: var(--c-err); font-size: var(--fs-sm); font-weight: var(--fw-medium);
`

export const Countdown = styled.p`
  text-align: center; font-size: var(--fs-sm); color: var(--c-ink-3);
`
