'use client'

import styled from 'styled-components'

/** A row that is one label: a checkbox or a switch with its text. */
export const CheckLabel = styled.label`
  display: flex; align-items: center; gap: var(--s-3); min-block-size: var(--tap); cursor: pointer; font-weight: var(--fw-medium);
  input { flex: none; inline-size: 22px; block-size: 22px; margin: 0; accent-color: var(--c-primary); cursor: pointer; }
  &:has(:focus-visible) { outline: 3px solid var(--c-focus); outline-offset: 2px; border-radius: var(--r-sm); }
  &:has(:focus-visible) input { outline: none; box-shadow: none; }
`

export const More = styled.span`
  display: block; color: var(--c-ink-3); font-size: var(--fs-xs); font-weight: var(--fw-regular);
`

/** A checkbox drawn as a switch (role=switch on the input). */
export const SwitchLabel = styled(CheckLabel)`
  justify-content: space-between;
  input {
    appearance: none; position: relative; inline-size: 48px; block-size: 28px; border-radius: var(--r-full); background: var(--c-line-strong); transition: background var(--t-1) var(--ease);
  }
  input::before {
    content: ''; position: absolute; inset-block-start: 3px; inset-inline-start: 3px; inline-size: 22px; block-size: 22px; border-radius: var(--r-full); background: var(--c-bg); transition: translate var(--t-2) var(--ease);
  }
  input:checked { background: var(--c-primary); }
  input:checked::before { translate: calc(20px * var(--dir)) 0; }
`

/** A card that expands to its details. */
export const Panel = styled.div`
  display: grid; gap: var(--s-4); padding: var(--s-4); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line);
  &[data-on] { box-shadow: inset 0 0 0 1.5px var(--c-primary); }
`

export const Fields = styled.div`
  display: grid; gap: var(--s-4);
  @media (min-width: 480px) { &[data-pair] { grid-template-columns: 1fr 1fr; align-items: start; } }
`
