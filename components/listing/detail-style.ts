import styled from 'styled-components'

/** The whole detail page in one sheet: its parts are plain elements with classes, which keeps the page light. */
export const DetailFrame = styled.article`
  max-inline-size: calc(var(--page-max) + 2 * var(--gutter)); margin-inline: auto; padding-inline: var(--gutter); padding-block-end: var(--h-bookbar);
  display: flex; flex-direction: column;
  .crumbs { display: none; }
  .title { order: 1; display: grid; gap: var(--s-2); padding-block: var(--s-5); }
  .title h1 { font-size: var(--fs-3xl); font-weight: var(--fw-bold); }
  .title .line { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-1) var(--s-4); color: var(--c-ink-2); font-size: var(--fs-sm); }
  .title .line a { text-decoration: underline; text-underline-offset: 4px; }
  .title .share { justify-self: start; margin-inline-start: calc(-1 * var(--s-4)); }
  .columns { order: 2; display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-8) var(--s-16); }
  @media (min-width: 960px) {
    .crumbs { display: flex; gap: var(--s-2); padding-block: var(--s-5) 0; font-size: var(--fs-xs); color: var(--c-ink-3); }
    .crumbs li { display: flex; gap: var(--s-2); }
    .crumbs a:hover { color: var(--c-primary); }
    .crumbs, .title { order: 0; }
    .title { grid-template-columns: 1fr auto; padding-block: var(--s-3) var(--s-5); }
    .title .share { grid-column: 2; grid-row: 1 / 3; align-self: end; margin: 0; }
    .columns { grid-template-columns: minmax(0, 7fr) minmax(340px, 4fr); margin-block-start: var(--s-8); align-items: start; }
  }
  .part { padding-block: var(--s-8); border-block-start: 1px solid var(--c-line); }
  .part.plain { border: 0; padding-block-start: 0; }
  .part h2 { font-size: var(--fs-2xl); font-weight: var(--fw-bold); margin-block-end: var(--s-5); }
  .part h3 { font-size: var(--fs-md); margin-block-end: var(--s-2); }
  .quiet { color: var(--c-ink-3); font-size: var(--fs-sm); }

  .part > .quiet { margin-block-start: var(--s-5); }

  .facts { display: grid; grid-template-columns: repeat(auto-fill, minmax(142px, 1fr)); gap: var(--s-3); }
  .facts > div { display: grid; gap: 2px; padding: var(--s-4); border-radius: var(--r-lg); background: var(--c-sub); align-content: start; }
  .facts svg { color: var(--c-primary); margin-block-end: var(--s-2); }
  .facts dt { font-size: var(--fs-xs); color: var(--c-ink-3); }
  .facts dd { font-weight: var(--fw-semibold); }

  .terms { display: grid; gap: var(--s-5); margin-block-start: var(--s-8); }
  .terms li { display: flex; gap: var(--s-4); }
  .terms svg { margin-block-start: 4px; color: var(--c-ink-2); }
  .terms strong { display: block; font-weight: var(--fw-semibold); }
  .terms span { color: var(--c-ink-3); font-size: var(--fs-sm); }

  .text { max-inline-size: var(--measure); white-space: pre-line; color: var(--c-ink-2); }
  .other summary { display: inline-flex; align-items: center; min-block-size: var(--tap); font-weight: var(--fw-semibold); text-decoration: underline; text-underline-offset: 4px; }

  .groups { display: grid; gap: var(--s-8); grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)); }
  .ticks { display: grid; gap: var(--s-2); font-size: var(--fs-sm); color: var(--c-ink-2); }
  .ticks li { display: flex; align-items: baseline; gap: var(--s-2); }
  .ticks svg { color: var(--c-ok); position: relative; inset-block-start: 3px; }
  .ticks .no svg { color: var(--c-ink-3); }
  details.more summary { display: inline-flex; align-items: center; justify-content: center; min-block-size: var(--ctl); padding-inline: var(--s-5); margin-block-start: var(--s-6); border-radius: var(--r-md); box-shadow: inset 0 0 0 1px var(--c-line-strong); font-weight: var(--fw-semibold); font-size: var(--fs-sm); }
  details.more summary:hover { background: var(--c-sub); }
  details.more[open] summary { display: none; }
  details.more .groups { margin-block-start: var(--s-8); }

  table { inline-size: 100%; border-collapse: collapse; }
  td, tbody th { padding: var(--s-3) 0; border-block-end: 1px solid var(--c-line); font-weight: var(--fw-regular); text-align: start; }
  td { text-align: end; font-weight: var(--fw-semibold); }

  .steps { display: grid; gap: 0; }
  .steps li { position: relative; display: grid; gap: 2px; padding-inline-start: var(--s-8); padding-block-end: var(--s-6); }
  .steps li::before { content: ''; position: absolute; inset-inline-start: 4px; inset-block-start: 8px; inline-size: 12px; block-size: 12px; border-radius: var(--r-full); background: var(--c-bg); box-shadow: inset 0 0 0 3px var(--c-primary); z-index: 1; }
  .steps li::after { content: ''; position: absolute; inset-inline-start: 9px; inset-block: 14px -10px; inline-size: 2px; background: var(--c-line); }
  .steps li.last::after { display: none; }
  .steps li.late::before { box-shadow: inset 0 0 0 3px var(--c-line-strong); }

  .area { position: relative; block-size: 300px; border-radius: var(--r-xl); overflow: hidden; background: var(--c-sunk); color: var(--c-line-strong); }
  .area svg.land { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; }
  .area .spot { position: absolute; inset-block-start: 50%; inset-inline-start: 50%; inline-size: 150px; block-size: 150px; margin: -75px; border-radius: var(--r-full); background: color-mix(in srgb, var(--c-primary) 18%, transparent); box-shadow: inset 0 0 0 2px var(--c-primary); display: grid; place-items: center; color: var(--c-primary); }
  .where { display: flex; align-items: center; gap: var(--s-2); font-weight: var(--fw-semibold); margin-block-end: var(--s-4); }

  .score { display: flex; align-items: baseline; gap: var(--s-3); margin-block-end: var(--s-5); }
  .score strong { font-size: var(--fs-4xl); font-weight: var(--fw-bold); line-height: 1; }
  .aspects { display: grid; gap: var(--s-3) var(--s-10); grid-template-columns: repeat(auto-fit, minmax(220px, 1fr)); margin-block-end: var(--s-8); }
  .aspects div { display: grid; grid-template-columns: 1fr auto; gap: 2px var(--s-3); font-size: var(--fs-sm); }
  .aspects meter { grid-column: 1 / -1; inline-size: 100%; block-size: 6px; border: 0; background: var(--c-sunk); border-radius: var(--r-full); overflow: hidden; appearance: none; }
  .aspects meter::-webkit-meter-bar { background: var(--c-sunk); border: 0; border-radius: var(--r-full); block-size: 6px; }
  .aspects meter::-webkit-meter-optimum-value { background: var(--c-primary); border-radius: var(--r-full); }
  .aspects meter::-moz-meter-bar { background: var(--c-primary); }
  .reviews { display: grid; gap: var(--s-8); grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr)); }
  .review { display: grid; gap: var(--s-2); align-content: start; }
  .review .by { display: flex; align-items: center; gap: var(--s-3); }
  .face { display: grid; place-items: center; flex: none; inline-size: 44px; block-size: 44px; border-radius: var(--r-full); background: var(--c-primary-soft); color: var(--c-primary); font-weight: var(--fw-semibold); }
  .review .by strong { display: block; font-weight: var(--fw-semibold); line-height: 1.4; }
  .review .by span.when { font-size: var(--fs-xs); color: var(--c-ink-3); }
  .review > .num { justify-self: start; }
  .review p { color: var(--c-ink-2); }
  .answer { padding: var(--s-3) var(--s-4); border-radius: var(--r-md); background: var(--c-sub); font-size: var(--fs-sm); }

  .host { display: flex; align-items: center; gap: var(--s-4); padding: var(--s-6); border-radius: var(--r-xl); background: var(--c-sub); }
  .host .face { inline-size: 64px; block-size: 64px; font-size: var(--fs-xl); }
  .host strong { display: block; font-size: var(--fs-lg); font-weight: var(--fw-semibold); }
`
