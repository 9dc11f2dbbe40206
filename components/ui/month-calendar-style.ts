'use client'

import styled from 'styled-components'

export const CalendarFrame = styled.div<{ $months: number }>`
  position: relative; inline-size: 100%; user-select: none;
  .turn { position: absolute; inset-block-start: 0; inset-inline: 0; display: flex; justify-content: space-between; pointer-events: none; }
  .turn button { pointer-events: auto; }
  .turn [data-turn='previous'] svg { rotate: 180deg; }
  .months { display: grid; gap: var(--s-6); grid-template-columns: minmax(0, 1fr); }
  .month + .month { display: none; }
  @media (min-width: 701px) {
    .months { grid-template-columns: repeat(${({ $months }) => $months}, minmax(0, 1fr)); gap: var(--s-8); }
    .month + .month { display: block; }
  }
  .month-title { min-block-size: 44px; display: grid; align-content: center; justify-items: center; font-weight: var(--fw-semibold); line-height: 1.3; }
  .hijri { font-size: var(--fs-2xs); font-weight: var(--fw-regular); color: var(--c-ink-3); }
  table { inline-size: 100%; border-collapse: collapse; table-layout: fixed; margin-block-start: var(--s-2); }
  th { block-size: 32px; font-size: var(--fs-2xs); font-weight: var(--fw-medium); color: var(--c-ink-3); }
  td { padding: 1px 0; text-align: center; }
  td[data-range='middle'] { background: var(--c-cal-range); }
  td[data-range='start'] { background: linear-gradient(var(--c-cal-range), var(--c-cal-range)) no-repeat; background-size: 50% 100%; background-position-x: calc(50% + 50% * var(--dir)); }
  td[data-range='end'] { background: linear-gradient(var(--c-cal-range), var(--c-cal-range)) no-repeat; background-size: 50% 100%; background-position-x: calc(50% - 50% * var(--dir)); }
  td button {
    inline-size: min(100%, 48px); block-size: 46px; border-radius: var(--r-md); font-size: var(--fs-sm); line-height: 1.2;
    display: inline-grid; place-content: center; justify-items: center; font-weight: var(--fw-medium);
  }
  td button:hover { box-shadow: inset 0 0 0 1.5px var(--c-ink); }
  td button:focus-visible { outline-offset: 0; }
  td button[aria-current='date'] .date { text-decoration: underline 2px; text-underline-offset: 4px; }
  td button[data-on] { background: var(--c-primary); color: var(--c-on-primary); }
  td button[aria-disabled] { color: var(--c-ink-3); opacity: .55; text-decoration: line-through; cursor: not-allowed; box-shadow: none; }
  .price { font-size: 10px; font-weight: var(--fw-regular); color: var(--c-ink-3); direction: ltr; font-variant-numeric: tabular-nums; }
  td button[data-on] .price { color: inherit; }
`
