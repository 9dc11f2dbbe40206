import type { ReactNode } from 'react'
import styled from 'styled-components'

const Scroller = styled.div`
  overflow-x: auto; border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line);
  table { inline-size: 100%; border-collapse: collapse; font-size: var(--fs-sm); }
  th, td { padding: var(--s-3) var(--s-4); text-align: start; white-space: nowrap; }
  thead th { background: var(--c-sub); font-weight: var(--fw-semibold); }
  tbody tr { box-shadow: inset 0 1px 0 var(--c-line); }
  tbody th { font-weight: var(--fw-regular); }
  tbody tr[aria-current] { background: var(--c-sub); }
  tbody a { text-decoration: underline; text-underline-offset: 4px; }
`

/** A plain table of figures; it scrolls by itself where it is wider than the page. */
export function FigureTable(props: { caption: string; heads: readonly string[]; children: ReactNode }) {
  return (
    <Scroller tabIndex={0} role="region" aria-label={props.caption}>
      <table>
        <caption className="sr-only">{props.caption}</caption>
        <thead>
          <tr>
            {props.heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{props.children}</tbody>
      </table>
    </Scroller>
  )
}
