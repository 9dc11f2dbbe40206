import type { ReactNode } from 'react'
import styled from 'styled-components'

const Frame = styled.div`
  overflow-x: auto; min-inline-size: 0;
  table { inline-size: 100%; border-collapse: collapse; font-size: var(--fs-sm); }
  th, td { padding: var(--s-2) var(--s-3); text-align: start; }
  thead th { font-size: var(--fs-xs); font-weight: var(--fw-semibold); color: var(--c-ink-2); }
  tbody th { font-weight: var(--fw-regular); }
  tbody tr > * { border-block-start: 1px solid var(--c-line); }
  td { white-space: nowrap; }
  @media (max-width: 480px) { th, td { padding-inline: var(--s-1); } }
`

interface FiguresTableProps {
  caption: string
  /** the first one names the rows */
  heads: readonly string[]
  rows: readonly { key: string; name: string; cells: readonly ReactNode[] }[]
}

/** A plain table of figures, named for screen readers; it scrolls on its own where it is wider than the page. */
export function FiguresTable({ caption, heads, rows }: FiguresTableProps) {
  return (
    <Frame role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={heads[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  )
}
