import styled from 'styled-components'

export const Log = styled.div`
  position: relative; min-block-size: 0; display: grid; grid-template-rows: minmax(0, 1fr); grid-template-columns: minmax(0, 1fr);
`

export const ScrollBox = styled.div`
  position: relative; overflow-y: auto; overflow-x: hidden; overscroll-behavior: contain; min-block-size: 0;
  &:focus-visible { outline-offset: -3px; }
`

export const MessageList = styled.div`
  display: flex; flex-direction: column; justify-content: flex-end; gap: var(--s-1); min-block-size: 100%; padding: var(--s-4);
`

export const OlderMessages = styled.div`
  display: grid; justify-content: center; padding-block-end: var(--s-2);
`

export const DayMark = styled.p`
  align-self: center; margin-block: var(--s-4) var(--s-2); padding: 2px var(--s-3); border-radius: var(--r-full); background: var(--c-sunk); color: var(--c-ink-2); font-size: var(--fs-xs);
`

export const LogHint = styled.p`
  align-self: center; max-inline-size: 46ch; text-align: center; color: var(--c-ink-3); font-size: var(--fs-xs); line-height: var(--lh-snug);
`

export const TypingText = styled.p`
  color: var(--c-ink-3); font-size: var(--fs-sm); padding-block-start: var(--s-2);
`

export const NewMessagesButton = styled.button`
  position: absolute; inset-block-end: var(--s-3); inset-inline: 0; margin-inline: auto; inline-size: max-content; display: inline-flex; align-items: center; gap: var(--s-1);
  min-block-size: var(--ctl-sm); padding-inline: var(--s-4); border-radius: var(--r-full); background: var(--c-primary); color: var(--c-on-primary);
  font-size: var(--fs-sm); font-weight: var(--fw-medium); box-shadow: var(--e-2);
`

/** One message. Long words wrap inside the bubble, and its direction does not affect its surroundings. */
export const Bubble = styled.div`
  display: grid; justify-items: start; gap: 2px; max-inline-size: min(82%, 560px); align-self: flex-start; margin-block-start: var(--s-1);
  &[data-own] { align-self: flex-end; justify-items: end; }
`

export const BubbleBody = styled.div`
  max-inline-size: 100%; padding: var(--s-2) var(--s-4); border-radius: var(--r-lg); border-start-start-radius: var(--r-xs); background: var(--c-sunk); color: var(--c-ink);
  overflow: clip; line-height: var(--lh-body);
  p { overflow-wrap: anywhere; white-space: pre-wrap; unicode-bidi: plaintext; text-align: start; }
  ${Bubble}[data-own] & { background: var(--c-primary-soft); border-start-start-radius: var(--r-lg); border-start-end-radius: var(--r-xs); }
  ${Bubble}[data-pending] & { opacity: .72; }
`

export const PhotoLink = styled.a`
  display: block; border-radius: var(--r-lg); overflow: hidden; background: var(--c-skeleton);
  img { inline-size: min(280px, 60vw); block-size: auto; max-block-size: 340px; object-fit: cover; }
`

export const RemovedPhoto = styled.p`
  display: flex; align-items: center; gap: var(--s-2); color: var(--c-ink-3); font-size: var(--fs-sm); padding: var(--s-3) var(--s-4); border-radius: var(--r-lg); background: var(--c-sunk);
`

export const BubbleMeta = styled.p`
  display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--s-2); color: var(--c-ink-3); font-size: var(--fs-2xs); padding-inline: var(--s-2);
  button { min-block-size: 28px; font-weight: var(--fw-semibold); text-decoration: underline; text-underline-offset: 3px; }
  span > button { min-block-size: 28px; padding-block: 0; text-decoration: none; color: var(--c-ink-3); opacity: .75; }
  span > button:hover { opacity: 1; }
  span > button:focus-visible { opacity: 1; }
`

export const RefusedText = styled.span`
  color: var(--c-err);
`
