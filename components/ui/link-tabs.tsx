import styled from 'styled-components'

/** A row of links of which one is the page in sight: a `nav` whose links carry `aria-current`. */
export const LinkTabs = styled.nav`
  display: flex; gap: var(--s-1); overflow-x: auto; scrollbar-width: none; margin-inline: calc(-1 * var(--gutter)); padding-inline: var(--gutter);
  box-shadow: inset 0 -1px 0 var(--c-line);
  a, button {
    flex: none; min-block-size: var(--ctl); padding-inline: var(--s-3); display: inline-flex; align-items: center; gap: var(--s-2);
    font-size: var(--fs-sm); font-weight: var(--fw-medium); color: var(--c-ink-3); white-space: nowrap;
    box-shadow: inset 0 -2px 0 transparent; transition: color var(--t-1) var(--ease);
  }
  a:hover, button:hover { color: var(--c-ink); }
  [aria-current] { color: var(--c-primary); font-weight: var(--fw-semibold); box-shadow: inset 0 -3px 0 var(--c-primary); }
`
