import type { ReactNode } from 'react'
import styled from 'styled-components'

const Frame = styled.div`
  position: relative; overflow-x: auto; border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line);
  table { inline-size: 100%; border-collapse: separate; border-spacing: 0; font-size: var(--fs-sm); }
  th, td { padding: var(--s-2) var(--s-4); text-align: start; }
  thead th { font-size: var(--fs-xs); font-weight: var(--fw-semibold); color: var(--c-ink-2); background: var(--c-sub); }
  tbody th, td, tfoot th { block-size: var(--tap); border-block-start: 1px solid var(--c-line); }
  tbody th { font-weight: var(--fw-regular); }
  tfoot th, tfoot td { font-weight: var(--fw-semibold); background: var(--c-sub); }
  [data-number] { text-align: end; white-space: nowrap; }
  [dir='rtl'] & [data-number] { text-align: start; }
  td[data-empty] > span:last-child::after { content: '–' / ''; color: var(--c-ink-3); }
  thead [data-number] { white-space: normal; }
  tr[aria-current] > * { background: var(--c-primary-soft); }
  a { display: inline-grid; align-items: center; min-block-size: var(--tap); font-weight: var(--fw-semibold); color: var(--c-primary); }
  [data-label] { display: none; font-size: var(--fs-xs); color: var(--c-ink-3); }
  @media (max-width: 700px) {
    table, tbody, tfoot { display: block; }
    thead { display: none; }
    tr { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 124px), 1fr)); gap: var(--s-2) var(--s-3); padding: var(--s-3) var(--s-4); }
    tbody tr + tr, tfoot tr { border-block-start: 1px solid var(--c-line); }
    tbody th, td, tfoot th { display: grid; align-content: start; justify-items: start; padding: 0; border: 0; block-size: auto; min-inline-size: 0; overflow-wrap: anywhere; }
    tbody th { grid-column: 1 / -1; font-weight: var(--fw-medium); }
    tr[aria-current] { background: var(--c-primary-soft); }
    tfoot tr { background: var(--c-sub); }
    td[data-number], [dir='rtl'] & td[data-number] { white-space: normal; text-align: start; }
    td[data-empty] { display: none; }
    [data-label] { display: block; }
    article > & { border-radius: 0; box-shadow: none; }
    article > & tr { padding-inline: 0; }
  }
`

interface FigureHead {
  label: string
  isNumber?: true
}

interface FigureRow {
  key: string
  /** the first one names the row; null is an empty cell, which a phone leaves out */
  cells: readonly ReactNode[]
  isCurrent?: boolean
}

interface FigureTableProps {
  caption: string
  heads: readonly FigureHead[]
  rows: readonly FigureRow[]
  /** what all rows come to, in the last column */
  sum?: { label: string; value: ReactNode }
}

/** A plain table of figures; on a phone each row is a list of pairs below its name. */
export function FigureTable({ caption, heads, rows, sum }: FigureTableProps) {
  return (
    <Frame>
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {heads.map(({ label, isNumber }) => (
              <th key={label} scope="col" data-number={isNumber}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} heads={heads} />
          ))}
        </tbody>
        {sum ? (
          <tfoot>
            <tr>
              <th scope="row" colSpan={heads.length - 1}>
                {sum.label}
              </th>
              <td data-number="">{sum.value}</td>
            </tr>
          </tfoot>
        ) : null}
      </table>
    </Frame>
  )
}

function Row({ row: { cells, isCurrent }, heads }: { row: FigureRow; heads: readonly FigureHead[] }) {
  const [name, ...values] = cells
  return (
    <tr aria-current={isCurrent || undefined}>
      <th scope="row">{name}</th>
      {values.map((value, at) => {
        const head = heads[at + 1]
        return (
          <td key={head?.label} data-number={head?.isNumber} data-empty={value === null ? '' : undefined}>
            <span data-label="">{head?.label}</span>
            <span>{value}</span>
          </td>
        )
      })}
    </tr>
  )
}
