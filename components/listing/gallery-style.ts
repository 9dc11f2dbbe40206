'use client'

import styled from 'styled-components'

export const GalleryFrame = styled.section`
  --ratio: 4 / 3;
  position: relative; margin-inline: calc(-1 * var(--gutter));
  .viewport { overflow: hidden; }
  .track { display: flex; }
  li { flex: 0 0 100%; min-inline-size: 0; }
  button { inline-size: 100%; display: block; }
  .all { display: none; }
  .counter { position: absolute; inset-block-end: var(--s-3); inset-inline-end: var(--s-4); padding: 2px 12px; border-radius: var(--r-full); background: var(--c-scrim); color: var(--c-on-photo); font-size: var(--fs-xs); }
  @media (min-width: 960px) {
    margin-inline: 0;
    .viewport { border-radius: var(--r-xl); }
    .track { display: grid; grid-template-columns: 2fr 1fr 1fr; grid-template-rows: repeat(2, minmax(0, 1fr)); gap: var(--s-2); block-size: clamp(360px, 36vw, 480px); }
    .track button, .track img { block-size: 100%; }
    li:nth-child(1) { grid-row: 1 / 3; }
    li:nth-child(n + 6) { display: none; }
    .track img { transition: filter var(--t-2) var(--ease); }
    .track button:hover img { filter: brightness(.92); }
    .track button:focus-visible { outline-offset: -3px; }
    .counter { display: none; }
    .all { display: inline-flex; inline-size: auto; position: absolute; inset-block-end: var(--s-4); inset-inline-end: var(--s-4); }
  }
`
