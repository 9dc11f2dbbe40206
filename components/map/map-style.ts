import styled from 'styled-components'

/** The map is never mirrored; only its words follow the page's direction. */
export const MapFrame = styled.div`
  position: relative; isolation: isolate; overflow: hidden; inline-size: 100%; block-size: 100%;
  .canvas { position: absolute; inset: 0; background: var(--c-info-soft); font-family: inherit; }
  .canvas:focus-visible { outline-offset: -3px; }
  .map-neighbour { fill: var(--c-sunk); stroke: var(--c-line-strong); stroke-opacity: .45; stroke-width: .6; }
  .map-home { fill: var(--c-sub); stroke: var(--c-gold); stroke-width: 1.4; }
  .map-grid { stroke: var(--c-line); stroke-opacity: .6; stroke-width: 1; fill: none; }
  .map-area { fill: var(--c-primary); fill-opacity: .16; stroke: var(--c-primary); stroke-width: 2; }
  .holder { inline-size: 0; block-size: 0; }
  .city { position: absolute; display: grid; justify-items: center; gap: 2px; inline-size: max-content; transform: translate(-50%, -5px); color: var(--c-ink-2); font-size: var(--fs-xs); font-weight: var(--fw-semibold); line-height: 1.4; text-shadow: 0 0 4px var(--c-bg), 0 0 4px var(--c-bg), 0 0 8px var(--c-bg); pointer-events: none; }
  .city::before { content: ''; inline-size: 9px; block-size: 9px; border-radius: var(--r-full); background: var(--c-gold); box-shadow: 0 0 0 2px var(--c-bg); }
  .pin { position: absolute; display: grid; place-items: center; inline-size: max-content; min-inline-size: var(--tap); block-size: 34px; padding-inline: var(--s-3); border-radius: var(--r-full); background: var(--c-map-pin); color: var(--c-ink); box-shadow: var(--e-2), 0 0 0 1px var(--c-line); font-size: var(--fs-sm); font-weight: var(--fw-semibold); line-height: 1; white-space: nowrap; pointer-events: auto; cursor: pointer; transform: translate(-50%, -50%); transition: background var(--t-1) var(--ease), color var(--t-1) var(--ease), scale var(--t-2) var(--ease); }
  .pin::after { content: ''; position: absolute; inset: -5px; }
  .pin[data-lit] { background: var(--c-map-pin-on); color: var(--c-ink-inv); scale: 1.1; }
  .holder:has([data-lit]), .holder:has(:focus-visible) { z-index: 2000 !important; }
  .zoom { position: absolute; z-index: 1000; inset-block-start: var(--s-4); inset-inline-end: var(--s-4); display: grid; gap: var(--s-2); }
  [data-quiet] .pin:not([data-lit]) { min-inline-size: 0; inline-size: 18px; block-size: 18px; padding: 0; background: var(--c-primary); box-shadow: 0 0 0 2.5px var(--c-map-pin), var(--e-2); font-size: 0; }
  [data-quiet] .pin:not([data-lit]) .money { visibility: hidden; }
  .city.district { transform: translate(-50%, -50%); color: var(--c-primary); }
  .city.district::before { display: none; }
`
