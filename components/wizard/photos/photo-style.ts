'use client'

import styled, { css } from 'styled-components'

export const Drop = styled.div`
  display: grid; justify-items: center; gap: var(--s-3); padding: var(--s-6) var(--s-4); text-align: center;
  border: 1.5px dashed var(--c-line-strong); border-radius: var(--r-lg); background: var(--c-bg); transition: border-color var(--t-1) var(--ease), background var(--t-1) var(--ease);
  &[data-over] { border-color: var(--c-primary); background: var(--c-primary-soft); }
  &[data-wrong] { border-color: var(--c-err); border-style: solid; }
`

export const IconBox = styled.span`
  display: grid; place-items: center; inline-size: 56px; block-size: 56px; border-radius: var(--r-full); background: var(--c-primary-soft); color: var(--c-primary);
`

export const IntroText = styled.p`
  font-weight: var(--fw-medium);
`

export const Hint = styled.p`
  color: var(--c-ink-3); font-size: var(--fs-xs);
`

export const Ways = styled.div`
  display: flex; flex-wrap: wrap; justify-content: center; gap: var(--s-3);
`

export const Way = styled.label`
  position: relative; display: inline-flex; align-items: center; justify-content: center; gap: var(--s-2); min-block-size: var(--ctl); padding-inline: var(--s-5); border-radius: var(--r-md);
  background: var(--c-primary); color: var(--c-on-primary); font-weight: var(--fw-semibold); cursor: pointer;
  &:hover { background: var(--c-primary-hover); }
  &[data-camera] { background: transparent; color: var(--c-ink); box-shadow: inset 0 0 0 1px var(--c-line-strong); }
  &:has(:focus-visible) { outline: 3px solid var(--c-focus); outline-offset: 2px; }
  @media (hover: hover) and (pointer: fine) { &[data-camera] { display: none; } }
`

export const Count = styled.p`
  display: flex; align-items: center; gap: var(--s-3); font-size: var(--fs-sm); font-weight: var(--fw-medium); color: var(--c-ink-2);
  &[data-enough] { color: var(--c-ok); }
`

export const Bar = styled.span`
  flex: 1; block-size: 6px; border-radius: var(--r-full); background: var(--c-sunk); overflow: hidden;
  i { display: block; block-size: 100%; border-radius: inherit; background: var(--c-gold); transition: inline-size var(--t-2) var(--ease); }
  ${Count}[data-enough] & i { background: var(--c-ok); }
`

export const Tiles = styled.ul`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(146px, 1fr)); gap: var(--s-4) var(--s-3); list-style: none; padding: 0; margin: 0;
  li { display: grid; gap: var(--s-1); align-content: start; min-inline-size: 0; }
  li[data-dragged] { opacity: .6; }
  img { inline-size: 100%; block-size: 100%; object-fit: cover; display: block; pointer-events: none; -webkit-user-select: none; user-select: none; }
  progress { position: absolute; inset-inline: var(--s-2); inset-block-end: var(--s-2); inline-size: calc(100% - 2 * var(--s-2)); block-size: 8px; appearance: none; border: 0; border-radius: var(--r-full); overflow: hidden; background: var(--c-raised); }
  progress::-webkit-progress-bar { background: var(--c-raised); }
  progress::-webkit-progress-value { background: var(--c-primary); transition: inline-size var(--t-2) var(--ease); }
  progress::-moz-progress-bar { background: var(--c-primary); }
`

export const Frame = styled.div`
  position: relative; aspect-ratio: 3 / 2; overflow: hidden; border-radius: var(--r-md); background: var(--c-sunk);
  li[data-item] & { cursor: grab; }
  li[data-dragged] & { outline: 3px solid var(--c-primary); outline-offset: 2px; cursor: grabbing; }
`

export const Cover = styled.span`
  position: absolute; inset-block-start: var(--s-2); inset-inline-start: var(--s-2); padding: 2px var(--s-2); border-radius: var(--r-full); background: var(--c-raised); color: var(--c-ink); font-size: var(--fs-2xs); font-weight: var(--fw-semibold);
`

const corner = css`
  position: absolute; inset-inline-end: 0; inline-size: var(--tap); block-size: var(--tap); display: grid; place-items: center;
  span { display: grid; place-items: center; inline-size: 32px; block-size: 32px; border-radius: var(--r-full); background: var(--c-raised); color: var(--c-ink); box-shadow: var(--e-1); }
`

export const Edit = styled.button`
  ${corner} inset-block-start: 0; cursor: pointer;
`

export const Grip = styled.span`
  ${corner} inset-block-end: 0; touch-action: none; cursor: grab;
`

export const Tools = styled.div`
  display: flex; justify-content: space-between;
  button[data-back] svg { rotate: 180deg; }
  button[aria-disabled] { opacity: .35; cursor: default; }
`

export const SendingItem = styled.li`
  img { opacity: .5; }
`

export const Unreadable = styled.span`
  display: grid; place-items: center; block-size: 100%; color: var(--c-ink-3);
`

export const State = styled.p`
  font-size: var(--fs-xs); color: var(--c-ink-3); overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
`
