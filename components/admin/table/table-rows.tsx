import { Fragment, type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/lib/i18n/navigation'
import { ColumnHead } from './column-head'
import { useRowKeys } from './row-keys'
import { useTableView } from './table-view'

export interface TableColumn<Row> {
  /** its head is the message `admin.<table>.columns.<key>` */
  key: string
  cell: (row: Row) => ReactNode
  /** the sort that a press on the head toggles */
  sort?: string
  isNumber?: boolean
  isHiddenAtFirst?: boolean
  /** a box to tick the row, before the cell that opens it */
  isTick?: boolean
}

/** A column as it is drawn; `only` where just the table has it, or just the cards of a phone. */
export type DrawnColumn<Row> = TableColumn<Row> & { label: string; only?: 'table' | 'cards' | undefined }

const Frame = styled.div`
  position: relative; container-type: inline-size; border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line); transition: opacity var(--t-2) var(--ease);
  &[aria-busy='true'] { opacity: .55; }
  table { inline-size: 100%; border-collapse: separate; border-spacing: 0; font-size: var(--fs-sm); }
  th { position: sticky; inset-block-start: 0; z-index: 1; padding: 0 var(--s-3); text-align: start; white-space: nowrap; font-size: var(--fs-xs); font-weight: var(--fw-semibold); color: var(--c-ink-2); background: var(--c-sub); border-block-end: 1px solid var(--c-line); block-size: var(--tap); }
  th a { display: inline-flex; align-items: center; gap: var(--s-1); min-block-size: var(--tap); }
  th a:hover { color: var(--c-ink); }
  td:not([data-tick]) { min-inline-size: 104px; }
  td { padding: var(--s-2) var(--s-3); border-block-end: 1px solid var(--c-line); vertical-align: middle; block-size: var(--tap); }
  tr:last-child td { border-block-end: 0; }
  [data-number] { text-align: end; }
  [dir='rtl'] & [data-number] { text-align: start; }
  td > div:empty::after { content: '–' / ''; color: var(--c-ink-3); }
  [data-row-link] { font-weight: var(--fw-semibold); color: var(--c-primary); }
  button[data-row-link] { display: inline-flex; align-items: center; gap: var(--s-2); min-block-size: var(--tap); padding: 0; border: 0; background: none; font: inherit; font-weight: var(--fw-semibold); text-align: start; cursor: pointer; }
  [data-detail] td { padding: var(--s-3); background: var(--c-sub); }
  [data-detail] td > div { position: sticky; inset-inline-start: var(--s-3); max-inline-size: calc(100cqi - 2 * var(--s-3)); }
  [data-label] { display: none; }
  tbody tr:hover td, tbody tr:focus-within td { background: var(--c-sub); }
  @media (min-width: 701px) { overflow: auto; max-block-size: 78dvh; [data-only='cards'] { display: none; } }
  @media (max-width: 700px) {
    background: none; box-shadow: none;
    table, tbody { display: grid; gap: var(--s-3); }
    thead, [data-only='table'] { display: none; }
    tr { position: relative; display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--s-3) var(--s-4); padding: var(--s-4); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line); }
    tbody tr:hover td, tbody tr:focus-within td { background: none; }
    td:not([data-tick]) { min-inline-size: 0; }
    td { display: grid; align-content: start; justify-items: start; gap: var(--s-1); block-size: auto; padding: 0; border: 0; overflow-wrap: anywhere; }
    td[data-opens] { grid-column: 1 / -1; }
    td[data-tick] { position: absolute; inset-block-start: var(--s-2); inset-inline-start: var(--s-2); }
    td[data-tick] + td { padding-inline-start: var(--tap); }
    td[data-tick] > [data-label] { display: none; }
    td:has(> div:empty) { display: none; }
    td[data-number] { text-align: start; }
    [data-label] { display: block; font-size: var(--fs-xs); color: var(--c-ink-3); }
    [data-row-link] { font-size: var(--fs-md); }
    td[data-opens] > div { inline-size: 100%; }
    button[data-row-link] { inline-size: 100%; justify-content: space-between; }
    tr:has([aria-expanded='true']) td:not([data-opens]) { display: none; }
    tr[data-detail] { grid-template-columns: minmax(0, 1fr); padding: 0; box-shadow: none; background: none; }
    [data-detail] td { padding: 0; background: none; }
    [data-detail] td > div { position: static; inline-size: 100%; max-inline-size: none; }
    [data-row-link]::after { content: ''; position: absolute; inset: 0; border-radius: inherit; }
  }
`

const OpenMark = styled.span<{ $isOpen: boolean }>`
  flex: none; display: grid; color: var(--c-ink-3); ${({ $isOpen }) => $isOpen && 'transform: rotate(180deg);'}
`

/** The column whose cell opens the row: the first one that does not tick it. */
export const openerOf = <Column extends { isTick?: boolean }>(
  columns: readonly Column[],
): Column | undefined => columns.find((one) => !one.isTick)

interface TableRowsProps<Row> {
  caption: string
  columns: readonly DrawnColumn<Row>[]
  rows: readonly Row[]
  /** without it the rows cannot be opened */
  rowHref?: (row: Row) => string
  /** opens below the row at a press on its first cell */
  rowDetail?: (row: Row) => ReactNode
}

/** The rows of a page: a table with a sticky head; cards on a phone. The first cell, after the box that ticks it, is the link that opens the row. */
export function TableRows<Row extends { _id: string }>(props: TableRowsProps<Row>) {
  const { caption, columns, rows, rowHref, rowDetail } = props
  const [opened, setOpened] = useState<string | null>(null)
  const { isPending } = useTableView()
  const { bodyProps, linkProps } = useRowKeys(rows)
  const opener = openerOf(columns)
  const render = (column: TableColumn<Row>, row: Row, at: number) => {
    if (column !== opener || !(rowHref || rowDetail)) return column.cell(row)
    if (rowHref)
      return (
        <Link href={rowHref(row)} prefetch={false} {...linkProps(at)}>
          {column.cell(row)}
        </Link>
      )
    const isOpen = opened === row._id
    return (
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpened(isOpen ? null : row._id)}
        {...linkProps(at)}
      >
        {column.cell(row)}
        <OpenMark $isOpen={isOpen}>
          <Icon name="chevronDown" size={16} />
        </OpenMark>
      </button>
    )
  }
  return (
    <Frame aria-busy={isPending}>
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody {...bodyProps}>
          {rows.map((row, at) => (
            <Fragment key={row._id}>
              <tr>
                {columns.map((column) => (
                  <td
                    key={column.key}
                    data-only={column.only}
                    data-number={column.isNumber || undefined}
                    data-tick={column.isTick || undefined}
                    data-opens={column === opener || undefined}
                  >
                    {column === opener ? null : <span data-label="">{column.label}</span>}
                    <div>{render(column, row, at)}</div>
                  </td>
                ))}
              </tr>
              {rowDetail && opened === row._id ? (
                <tr data-detail="">
                  <td colSpan={columns.length}>
                    <div>{rowDetail(row)}</div>
                  </td>
                </tr>
              ) : null}
            </Fragment>
          ))}
        </tbody>
      </table>
    </Frame>
  )
}
