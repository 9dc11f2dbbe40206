import styled from 'styled-components'

export const Log = styled.div`
  position: relative; min-block-size: 0; display: grid; grid-template-rows: minmax(0, 1fr); grid-template-columns: minmax(0, 1fr);
  .box { overflow-y: auto; overflow-x: hidden; overscroll-behavior: contain; min-block-size: 0; }
  .box:focus-visible { outline-offset: -3px; }
  .said { display: flex; flex-direction: column; justify-content: flex-end; gap: var(--s-1); min-block-size: 100%; padding: var(--s-4); }
  .older { display: grid; justify-content: center; padding-block-end: var(--s-2); }
  .day { align-self: center; margin-block: var(--s-4) var(--s-2); padding: 2px var(--s-3); border-radius: var(--r-full); background: var(--c-sunk); color: var(--c-ink-2); font-size: var(--fs-xs); }
  .hint { align-self: center; max-inline-size: 46ch; text-align: center; color: var(--c-ink-3); font-size: var(--fs-xs); line-height: var(--lh-snug); }
  .typing { color: var(--c-ink-3); font-size: var(--fs-sm); padding-block-start: var(--s-2); }
  .new {
    position: absolute; inset-block-end: var(--s-3); inset-inline: 0; margin-inline: auto; inline-size: max-content; display: inline-flex; align-items: center; gap: var(--s-1);
    min-block-size: var(--ctl-sm); padding-inline: var(--s-4); border-radius: var(--r-full); background: var(--c-primary); color: var(--c-on-primary);
    font-size: var(--fs-sm); font-weight: var(--fw-medium); box-shadow: var(--e-2);
  }
`

/** One message. Long words wrap inside the bubble, and its direction does not affect its surroundings. */
export const Bubble = styled.div`
  display: grid; justify-items: start; gap: 2px; max-inline-size: min(82%, 560px); align-self: flex-start; margin-block-start: var(--s-1);
  .body {
    max-inline-size: 100%; padding: var(--s-2) var(--s-4); border-radius: var(--r-lg); border-start-start-radius: var(--r-xs); background: var(--c-sunk); color: var(--c-ink);
    overflow: clip; line-height: var(--lh-body);
  }
  .body p { overflow-wrap: anywhere; white-space: pre-wrap; unicode-bidi: plaintext; text-align: start; }
  .photo { display: block; border-radius: var(--r-lg); overflow: hidden; background: var(--c-skeleton); }
  .photo img { inline-size: min(280px, 60vw); block-size: auto; max-block-size: 340px; object-fit: cover; }
  .gone { display: flex; align-items: center; gap: var(--s-2); color: var(--c-ink-3); font-size: var(--fs-sm); padding: var(--s-3) var(--s-4); border-radius: var(--r-lg); background: var(--c-sunk); }
  .meta { display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--s-2); color: var(--c-ink-3); font-size: var(--fs-2xs); padding-inline: var(--s-2); }
  .meta button { min-block-size: 28px; font-weight: var(--fw-semibold); text-decoration: underline; text-underline-offset: 3px; }
  .meta span > button { min-block-size: 28px; padding-block: 0; text-decoration: none; color: var(--c-ink-3); opacity: .75; }
  .meta span > button:hover, .meta span > button:focus-visible { opacity: 1; }
  .refused { color: var(--c-err); }
  &[data-own] { align-self: flex-end; justify-items: end; }
  &[data-own] .body { background: var(--c-primary-soft); border-start-start-radius: var(--r-lg); border-start-end-radius: var(--r-xs); }
  &[data-pending] .body { opacity: .72; }
`
