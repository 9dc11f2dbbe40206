import styled from 'styled-components'

export const Split = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-6);
  .map { position: relative; block-size: 62dvh; overflow: hidden; background: var(--c-info-soft); }
  .map > :first-child { position: absolute; inset: 0; }
  .map .waiting { position: absolute; inset: 0; background: var(--c-info-soft); }
  .here { position: absolute; z-index: 2; inset-block-start: var(--s-4); inset-inline: 0; margin-inline: auto; inline-size: fit-content; }
  .to-list { position: absolute; z-index: 2; inset-block-end: var(--s-5); inset-inline: 0; margin-inline: auto; inline-size: fit-content; display: flex; align-items: center; gap: var(--s-2); min-block-size: var(--ctl); padding-inline: var(--s-6); border-radius: var(--r-full); background: var(--c-ink); color: var(--c-ink-inv); box-shadow: var(--e-3); font-weight: var(--fw-semibold); font-size: var(--fs-sm); }
  [data-place] { border-radius: var(--r-lg); transition: box-shadow var(--t-2) var(--ease), background var(--t-2) var(--ease); }
  [data-place][data-lit] { background: var(--c-sub); box-shadow: 0 0 0 var(--s-2) var(--c-sub), 0 0 0 calc(var(--s-2) + 1.5px) var(--c-line-strong); }
  @media (max-width: 959px) and (scripting: enabled) {
    .cards { display: none; }
    grid-template-rows: minmax(0, 1fr);
    .map { block-size: auto; margin-inline: calc(-1 * var(--gutter)); }
  }
  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 58fr) minmax(0, 42fr); align-items: start;
    .map { position: sticky; inset-block-start: calc(var(--h-header) + var(--s-4)); block-size: calc(100dvh - var(--h-header) - var(--s-8)); border-radius: var(--r-xl); }
    .to-list { display: none; }
  }
  @media (scripting: none) { .map { display: none; } }
  @media (scripting: none) and (min-width: 960px) { grid-template-columns: minmax(0, 1fr); }
`

export const CardBox = styled.div`
  position: absolute; z-index: 3; inset-inline: var(--s-4); inset-block-end: calc(var(--s-5) + var(--ctl) + var(--s-3)); margin-inline: auto; max-inline-size: 400px;
  @media (min-width: 960px) { inset-block: var(--s-4) auto; inset-inline-end: 76px; margin-inline: 0; }
  display: grid; grid-template-columns: 116px minmax(0, 1fr); background: var(--c-raised); border-radius: var(--r-lg); box-shadow: var(--e-3); overflow: hidden;
  .photo { position: relative; min-block-size: 104px; background: var(--c-skeleton); }
  .photo img { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: cover; }
  .words { display: grid; align-content: center; gap: 2px; padding: var(--s-3) var(--s-4); padding-inline-end: 52px; font-size: var(--fs-sm); color: var(--c-ink-3); line-height: var(--lh-snug); }
  .words a { color: var(--c-ink); font-weight: var(--fw-semibold); font-size: var(--fs-md); }
  .words a::after { content: ''; position: absolute; inset: 0; border-radius: var(--r-lg); }
  .words .money { justify-self: start; color: var(--c-ink); font-weight: var(--fw-bold); }
  .shut { position: absolute; z-index: 1; inset-block-start: var(--s-1); inset-inline-end: var(--s-1); }
`
