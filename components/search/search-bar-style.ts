'use client'

import styled from 'styled-components'

/** The bar from 701 px, the pill below; both are in the HTML, so that nothing jumps when the script arrives. */
export const BarFrame = styled.div`
  .bar { display: none; }
  .pill {
    display: flex; align-items: center; gap: var(--s-3); inline-size: 100%; min-block-size: 64px; padding: var(--s-2) var(--s-3);
    background: var(--c-raised); color: var(--c-ink); border-radius: var(--r-full); box-shadow: var(--e-3); text-align: start;
  }
  .mark { display: grid; place-items: center; flex: none; inline-size: 46px; block-size: 46px; border-radius: var(--r-full); background: var(--c-primary); color: var(--c-on-primary); }
  .lines { display: grid; min-inline-size: 0; line-height: 1.5; }
  .lines strong { font-weight: var(--fw-semibold); }
  .lines span { font-size: var(--fs-xs); color: var(--c-ink-3); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  @media (min-width: 701px) {
    .pill { display: none; }
    .bar {
      display: flex; align-items: center; gap: var(--s-1); padding: var(--s-2);
      background: var(--c-raised); color: var(--c-ink); border-radius: var(--r-full); box-shadow: var(--e-3);
    }
  }
  .segment { flex: 1 1 0; min-inline-size: 0; display: grid; gap: 0; padding: var(--s-2) var(--s-5); border-radius: var(--r-full); line-height: 1.5; text-align: start; }
  .segment:hover { background: var(--c-sub); }
  .segment:focus-within { background: var(--c-sub); outline: 2px solid var(--c-focus); outline-offset: -2px; }
  .segment label, .segment .label { font-size: var(--fs-xs); font-weight: var(--fw-semibold); color: var(--c-ink); }
  .value { font-size: var(--fs-md); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  .value.empty { color: var(--c-ink-3); }
  .dates { position: relative; flex: 2 1 0; min-inline-size: 0; display: flex; gap: var(--s-1); }
  .calendar {
    position: absolute; z-index: var(--z-pop); inset-block-start: calc(100% + var(--s-4)); inset-inline-end: calc(-1 * var(--s-16));
    inline-size: min(720px, 92vw); padding: var(--s-6); background: var(--c-raised); border-radius: var(--r-xl); box-shadow: var(--e-3);
  }
`
