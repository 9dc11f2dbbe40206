import styled, { css } from 'styled-components'

/** The look of a card, written once for a whole list of them: a style for each card would weigh the page down. */
const cardStyle = css`
  .card { position: relative; display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-3); align-content: start; }
  .photo { position: relative; border-radius: var(--r-photo); overflow: hidden; background: var(--c-skeleton); }
  .photo img { transition: transform var(--t-carousel) var(--ease); }
  .card:hover .photo img { transform: scale(1.035); }
  .badges { position: absolute; inset-block-start: var(--s-3); inset-inline-start: var(--s-3); display: flex; flex-wrap: wrap; gap: 6px; padding-inline-end: var(--s-3); }
  .badges li { display: inline-flex; align-items: center; gap: 4px; padding: 2px 10px; border-radius: var(--r-full); font-size: var(--fs-2xs); font-weight: var(--fw-semibold); line-height: 1.7; background: var(--c-raised); color: var(--c-ink); box-shadow: var(--e-1); }
  .badges .last_minute { background: var(--c-accent); color: var(--c-on-accent); }
  .badges .instant svg { color: var(--c-primary); }
  .facts { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2px; font-size: var(--fs-sm); color: var(--c-ink-3); line-height: var(--lh-snug); }
  .facts > p { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .top { display: flex; align-items: baseline; justify-content: space-between; gap: var(--s-3); color: var(--c-ink); }
  h3 { font-size: var(--fs-md); font-weight: var(--fw-semibold); line-height: var(--lh-snug); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  h3 a::after { content: ''; position: absolute; inset: 0; border-radius: var(--r-photo); }
  .card:has(a:focus-visible) { outline: 3px solid var(--c-focus); outline-offset: 4px; border-radius: var(--r-photo); }
  h3 a:focus-visible { outline: none; box-shadow: none; }
  .fresh { font-size: var(--fs-xs); color: var(--c-ink-3); white-space: nowrap; }
  .facts > .price { display: flex; flex-wrap: wrap; white-space: normal; align-items: baseline; gap: 0 6px; margin-block-start: 4px; }
  .price .now { color: var(--c-ink); font-weight: var(--fw-bold); font-size: var(--fs-lg); }
  .price s { color: var(--c-ink-3); }
`

export const CardGrid = styled.ul`
  display: grid; gap: var(--s-8) var(--s-5); grid-template-columns: minmax(0, 1fr);
  @media (min-width: 560px) { grid-template-columns: repeat(auto-fill, minmax(var(--card-min), 1fr)); }
  ${cardStyle}
`

/** For cards that lie in somebody else's list, such as a rail. */
export const CardScope = styled.div`${cardStyle}`
