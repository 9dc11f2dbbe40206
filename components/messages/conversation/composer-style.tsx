import styled from 'styled-components'

export const ComposerFrame = styled.form`
  display: grid; gap: var(--s-2); padding: var(--s-3) var(--s-4); padding-block-end: calc(var(--s-3) + env(safe-area-inset-bottom)); border-block-start: 1px solid var(--c-line);
  textarea {
    display: block; inline-size: 100%; block-size: 100%; resize: none; border: 0; border-radius: var(--r-xl);
    background: var(--c-bg); color: var(--c-ink); box-shadow: inset 0 0 0 1px var(--c-line-strong);
  }
  textarea::placeholder { color: var(--c-ink-3); opacity: 1; }
  textarea:focus-visible { box-shadow: inset 0 0 0 2px var(--c-focus); outline-offset: 1px; }
  button[type='submit']:disabled { opacity: .45; }
`

export const ComposerRow = styled.div`
  display: flex; align-items: flex-end; gap: var(--s-2);
`

export const AttachButton = styled.label`
  display: grid; place-items: center; flex: none; inline-size: var(--tap); block-size: var(--tap); border-radius: var(--r-full); cursor: pointer; color: var(--c-ink-2);
  &:hover { background: var(--c-sunk); }
  &:has(input:focus-visible) { outline: 3px solid var(--c-focus); outline-offset: 2px; }
`

export const ComposerField = styled.div`
  flex: 1; min-inline-size: 0;
`

export const GrowingBox = styled.div`
  /* A hidden copy of the text sets the height, because field-sizing is not widely supported; WebKit may not notice a text of attr(). */
  display: grid; min-block-size: var(--tap); max-block-size: 160px;
  span, textarea { grid-area: 1 / 1; min-inline-size: 0; max-block-size: 160px; padding: 10px var(--s-4); font-size: var(--fs-md); line-height: 1.5; overflow-wrap: anywhere; }
  span { visibility: hidden; white-space: pre-wrap; overflow: hidden; }
`

export const RemainingText = styled.p`
  font-size: var(--fs-2xs); color: var(--c-ink-3); padding-inline: var(--s-4);
`

export const Chip = styled.div`
  display: flex; align-items: center; gap: var(--s-3); padding: var(--s-2); border-radius: var(--r-md); background: var(--c-sunk); font-size: var(--fs-sm);
  img { inline-size: 56px; block-size: 56px; object-fit: cover; border-radius: var(--r-sm); }
  progress { inline-size: 100%; block-size: 6px; accent-color: var(--c-primary); }
`

export const ChipState = styled.div`
  flex: 1; min-inline-size: 0; display: grid; gap: var(--s-1);
`

export const FailedText = styled.p`
  color: var(--c-err);
`

export const RetryButton = styled.button`
  min-block-size: var(--tap); font-weight: var(--fw-semibold); text-decoration: underline; text-underline-offset: 4px;
`

export const Replies = styled.ul`
  display: flex; gap: var(--s-2); overflow-x: auto; scrollbar-width: none; margin-inline: calc(-1 * var(--s-4)); padding: 2px var(--s-4);
  button {
    min-block-size: var(--ctl-sm); padding-inline: var(--s-4); border-radius: var(--r-full); white-space: nowrap; font-size: var(--fs-sm); font-weight: var(--fw-medium);
    color: var(--c-primary); box-shadow: inset 0 0 0 1px var(--c-line-strong);
  }
  button:hover { background: var(--c-primary-soft); }
`
