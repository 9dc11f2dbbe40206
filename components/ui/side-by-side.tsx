import type { ReactNode } from 'react'
import styled from 'styled-components'

const Table = styled.table`
  inline-size: 100%; border-collapse: separate; border-spacing: 0; table-layout: fixed; font-size: var(--fs-sm);
  border-radius: var(--r-lg); box-shadow: inset 0 0 0 1px var(--c-line); overflow: hidden;
  th, td { padding: var(--s-3) var(--s-4); text-align: start; vertical-align: top; overflow-wrap: anywhere; }
  thead th { background: var(--c-sub); font-weight: var(--fw-semibold); }
  tbody th { color: var(--c-ink-3); font-weight: var(--fw-medium); border-block-start: 1px solid var(--c-line); padding-block-end: 0; }
  td p { white-space: pre-line; }
  tr[data-changed] td:last-child { background: var(--c-ok-soft); }
  tr[data-changed] td:first-child { background: var(--c-err-soft); }
`

export interface ComparedRow {
  name: string
  before: ReactNode
  after: ReactNode
  isChanged: boolean
}

interface SideBySideProps {
  caption: string
  beforeTitle: string
  afterTitle: string
  rows: readonly ComparedRow[]
}

/** Two versions of the same thing, row by row; what differs is marked. */
export function SideBySide({ caption, beforeTitle, afterTitle, rows }: SideBySideProps) {
  return (
    <Table>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{beforeTitle}</th>
          <th scope="col">{afterTitle}</th>
        </tr>
      </thead>
      {rows.map(({ name, before, after, isChanged }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {name}
            </th>
          </tr>
          <tr data-changed={isChanged || undefined}>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        </tbody>
      ))}
    </Table>
  )
}
