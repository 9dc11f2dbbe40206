'use client'

import styled from 'styled-components'

export const ComboboxFrame = styled.div`
  position: relative;
  input { inline-size: 100%; border: 0; padding: 0; background: transparent; font-size: var(--fs-md); text-overflow: ellipsis; }
  input::placeholder { color: var(--c-ink-3); opacity: 1; }
  input:focus-visible { outline: none; box-shadow: none; }
  [role='listbox'] {
    position: absolute; z-index: var(--z-pop); inset-block-start: calc(100% + var(--s-5)); inset-inline-start: calc(-1 * var(--s-5));
    inline-size: max(100% + var(--s-10), 300px); max-block-size: 340px; overflow: auto; padding: var(--s-2);
    background: var(--c-raised); border-radius: var(--r-lg); box-shadow: var(--e-3);
  }
  [role='option'] {
    display: flex; align-items: baseline; justify-content: space-between; gap: var(--s-4);
    min-block-size: var(--tap); padding: var(--s-2) var(--s-3); border-radius: var(--r-md); cursor: pointer;
  }
  [role='option'][data-active] { background: var(--c-sunk); }
  [role='option'][aria-selected='true'] { color: var(--c-primary); font-weight: var(--fw-semibold); }
  .hint { font-size: var(--fs-xs); color: var(--c-ink-3); font-weight: var(--fw-regular); }
  .none { padding: var(--s-3); color: var(--c-ink-3); font-size: var(--fs-sm); }
`
