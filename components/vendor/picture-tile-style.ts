'use client'

import styled from 'styled-components'

export const Tile = styled.div`
  position: relative; display: grid; gap: var(--s-2);
  .face {
    display: flex; align-items: center; gap: var(--s-4); padding: var(--s-4); border-radius: var(--r-lg); cursor: pointer;
    border: 1.5px dashed var(--c-line-strong); background: var(--c-bg); transition: border-color var(--t-1) var(--ease), background var(--t-1) var(--ease);
  }
  .face:hover { border-color: var(--c-ink); background: var(--c-sub); }
  &[data-wrong] .face { border-color: var(--c-err); border-style: solid; }
  &:has(:focus-visible) .face { outline: 3px solid var(--c-focus); outline-offset: 2px; }
  .empty, .picture { flex: none; inline-size: 112px; block-size: 76px; border-radius: var(--r-md); object-fit: cover; background: var(--c-sunk); color: var(--c-ink-3); display: grid; place-items: center; }
  &[data-round] .empty, &[data-round] .picture { inline-size: 80px; block-size: 80px; border-radius: var(--r-full); }
  .words { display: grid; gap: 2px; min-inline-size: 0; }
  .label { font-weight: var(--fw-medium); }
  .hint { font-size: var(--fs-xs); color: var(--c-ink-3); }
  .do { display: inline-flex; align-items: center; gap: var(--s-1); font-size: var(--fs-sm); font-weight: var(--fw-semibold); color: var(--c-primary); }
  .do[data-done] { color: var(--c-ok); }
  progress { inline-size: 100%; block-size: 6px; appearance: none; border: 0; border-radius: var(--r-full); overflow: hidden; background: var(--c-sunk); }
  progress::-webkit-progress-bar { background: var(--c-sunk); }
  progress::-webkit-progress-value { background: var(--c-primary); transition: inline-size var(--t-2) var(--ease); }
  progress::-moz-progress-bar { background: var(--c-primary); }
  .error { display: flex; align-items: center; gap: var(--s-1); font-size: var(--fs-xs); color: var(--c-err); font-weight: var(--fw-medium); }
`
