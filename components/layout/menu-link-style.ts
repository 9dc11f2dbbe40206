import { css } from 'styled-components'

/** Rows of links in the open menus: the More list, the account list, the slide-in menu. */
export const menuLinkStyle = css`
  a, button.row {
    display: flex; align-items: center; gap: var(--s-3); inline-size: 100%; min-block-size: var(--tap);
    padding: var(--s-2) var(--s-3); border-radius: var(--r-md); font-size: var(--fs-sm); font-weight: var(--fw-medium);
  }
  a:hover, button.row:hover { background: var(--c-sunk); }
  [aria-current] { color: var(--c-primary); background: var(--c-primary-soft); }
`
