'use client'

import styled from 'styled-components'

export const Drop = styled.div`
  display: grid; justify-items: center; gap: var(--s-3); padding: var(--s-6) var(--s-4); text-align: center;
  border: 1.5px dashed var(--c-line-strong); border-radius: var(--r-lg); background: var(--c-bg); transition: border-color var(--t-1) var(--ease), background var(--t-1) var(--ease);
  &[data-over] { border-color: var(--c-primary); background: var(--c-primary-soft); }
  &[data-wrong] { border-color: var(--c-err); border-style: solid; }
  .sign { display: grid; place-items: center; inline-size: 56px; block-size: 56px; border-radius: var(--r-full); background: var(--c-primary-soft); color: var(--c-primary); }
  .lead { font-weight: var(--fw-medium); }
  .hint { color: var(--c-ink-3); font-size: var(--fs-xs); }
  .ways { display: flex; flex-wrap: wrap; justify-content: center; gap: var(--s-3); }
  .way {
    position: relative; display: inline-flex; align-items: center; justify-content: center; gap: var(--s-2); min-block-size: var(--ctl); padding-inline: var(--s-5); border-radius: var(--r-md);
    background: var(--c-primary); color: var(--c-on-primary); font-weight: var(--fw-semibold); cursor: pointer;
  }
  .way:hover { background: var(--c-primary-hover); }
  .way[data-camera] { background: transparent; color: var(--c-ink); box-shadow: inset 0 0 0 1px var(--c-line-strong); }
  .way:has(:focus-visible) { outline: 3px solid var(--c-focus); outline-offset: 2px; }
  @media (hover: hover) and (pointer: fine) { .way[data-camera] { display: none; } }
`

export const Count = styled.p`
  display: flex; align-items: center; gap: var(--s-3); font-size: var(--fs-sm); font-weight: var(--fw-medium); color: var(--c-ink-2);
  &[data-enough] { color: var(--c-ok); }
  .bar { flex: 1; block-size: 6px; border-radius: var(--r-full); background: var(--c-sunk); overflow: hidden; }
  .bar i { display: block; block-size: 100%; border-radius: inherit; background: var(--c-gold); transition: inline-size var(--t-2) var(--ease); }
  &[data-enough] .bar i { background: var(--c-ok); }
`

export const Tiles = styled.ul`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(146px, 1fr)); gap: var(--s-4) var(--s-3); list-style: none; padding: 0; margin: 0;
  li { display: grid; gap: var(--s-1); align-content: start; min-inline-size: 0; }
  .frame { position: relative; aspect-ratio: 3 / 2; overflow: hidden; border-radius: var(--r-md); background: var(--c-sunk); }
  li[data-item] .frame { cursor: grab; }
  li[data-dragged] { opacity: .6; }
  li[data-dragged] .frame { outline: 3px solid var(--c-primary); outline-offset: 2px; cursor: grabbing; }
  img { inline-size: 100%; block-size: 100%; object-fit: cover; display: block; pointer-events: none; -webkit-user-select: none; user-select: none; }
  .cover { position: absolute; inset-block-start: var(--s-2); inset-inline-start: var(--s-2); padding: 2px var(--s-2); border-radius: var(--r-full); background: var(--c-raised); color: var(--c-ink); font-size: var(--fs-2xs); font-weight: var(--fw-semibold); }
  .grip { position: absolute; inset-block-end: 0; inset-inline-end: 0; inline-size: var(--tap); block-size: var(--tap); display: grid; place-items: center; touch-action: none; cursor: grab; }
  .grip span { display: grid; place-items: center; inline-size: 32px; block-size: 32px; border-radius: var(--r-full); background: var(--c-raised); color: var(--c-ink); box-shadow: var(--e-1); }
  .tools { display: flex; justify-content: space-between; }
  .tools button[data-back] svg { rotate: 180deg; }
  .tools button[aria-disabled] { opacity: .35; cursor: default; }
  .sending img { opacity: .5; }
  .sending .unreadable { display: grid; place-items: center; block-size: 100%; color: var(--c-ink-3); }
  progress { position: absolute; inset-inline: var(--s-2); inset-block-end: var(--s-2); inline-size: calc(100% - 2 * var(--s-2)); block-size: 8px; appearance: none; border: 0; border-radius: var(--r-full); overflow: hidden; background: var(--c-raised); }
  progress::-webkit-progress-bar { background: var(--c-raised); }
  progress::-webkit-progress-value { background: var(--c-primary); transition: inline-size var(--t-2) var(--ease); }
  progress::-moz-progress-bar { background: var(--c-primary); }
  .state { font-size: var(--fs-xs); color: var(--c-ink-3); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`
