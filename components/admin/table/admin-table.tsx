'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon/icon'
import { inChosenOrder } from '@/lib/domain/admin/column-choice'
import {
  isNarrowed,
  type TablePage,
  type TableRequest,
  type TableSpec,
  tableQuery,
  viewAtFirst,
  wordsOf,
} from '@/lib/domain/admin/table'
import { useColumnChoice } from './column-choice'
import { ColumnChooser } from './column-chooser'
import { type Choice, TableFilters } from './table-filters'
import { TableLink } from './table-link'
import { TablePages } from './table-pages'
import { type DrawnColumn, openerOf, type TableColumn, TableRows } from './table-rows'
import { TableTabs } from './table-tabs'
import { TableViewProvider, useTableView } from './table-view'

const Tools = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-3);
  > output { flex: 1; min-inline-size: 140px; font-size: var(--fs-sm); color: var(--c-ink-2); }
`

export interface AdminTableProps<Row> {
  spec: TableSpec
  request: TableRequest
  list: TablePage<Row>
  /** the first one opens the row and is always shown, as a box before it */
  columns: readonly TableColumn<Row>[]
  rowHref?: (row: Row) => string
  /** what a row shows when it is opened in its place, with what can be done about it */
  rowDetail?: (row: Row) => ReactNode
  /** the filter that is shown as tabs, and how many rows its values have, where that is known */
  tabs?: { filter: string; counts?: Readonly<Record<string, number>> }
  /** the options of the filters that are selected from a list */
  choices?: Readonly<Record<string, readonly Choice[]>>
}

const NO_CHOICES = {}

/**
 * A table of the console; search, filters, sort and page are in its address. Needs the messages `admin.table` and
 * its own (`wordsOf`) with `search`, `filters`, `columns` and `empty`.
 */
export function AdminTable<Row extends { _id: string }>(props: AdminTableProps<Row>) {
  return (
    <TableViewProvider spec={props.spec} request={props.request}>
      {props.tabs ? <TableTabs {...props.tabs} choices={props.choices?.[props.tabs.filter] ?? []} /> : null}
      <TableFilters tabs={props.tabs?.filter} choices={props.choices ?? NO_CHOICES} />
      <TableBody {...props} />
    </TableViewProvider>
  )
}

function TableBody<Row extends { _id: string }>({
  spec,
  request,
  list,
  columns,
  rowHref,
  rowDetail,
}: AdminTableProps<Row>) {
  const t = useTranslations('admin.table')
  const own = useTranslations(wordsOf(spec))
  const { addressOf } = useTableView()
  const atFirst = columns.filter((one) => one.isHiddenAtFirst).map((one) => one.key)
  const { hidden, order, toggle, reorder, reset } = useColumnChoice(spec.name, atFirst)
  const labelled = columns.map((one) => ({ ...one, label: own(`columns.${one.key}`) }))
  const opener = openerOf(labelled)
  const isFixed = (one: TableColumn<Row>) => one.isTick || one === opener
  const movable = inChosenOrder(
    labelled.filter((one) => !isFixed(one)),
    order,
  )
  // A phone has no room to choose columns in, so that its cards show those of the table.
  const drawn = [...labelled.filter(isFixed), ...movable].flatMap((one): DrawnColumn<Row>[] => {
    const isInTable = isFixed(one) || !hidden.includes(one.key)
    const isInCards = isFixed(one) || !one.isHiddenAtFirst
    if (isInTable && isInCards) return [one]
    return isInTable || isInCards ? [{ ...one, only: isInTable ? 'table' : 'cards' }] : []
  })
  return (
    <>
      <Tools>
        <TableRange {...list} />
        <ColumnChooser
          columns={movable}
          hidden={hidden}
          onToggle={toggle}
          onReorder={reorder}
          onReset={reset}
        />
        <FileLink />
      </Tools>
      {list.data.length > 0 ? (
        <TableRows caption={own('title')} columns={drawn} rows={list.data} {...{ rowHref, rowDetail }} />
      ) : (
        <EmptyState
          title={t(list.isTooBroad ? 'tooBroadTitle' : 'emptyTitle')}
          text={list.isTooBroad ? t('tooBroad') : own('empty')}
        >
          {isNarrowed(spec, request) || request.page > 1 ? (
            <Button as={TableLink} $kind="outline" href={addressOf(viewAtFirst(spec))}>
              {t('clear')}
            </Button>
          ) : null}
        </EmptyState>
      )}
      <TablePages {...list} />
    </>
  )
}

const figure = (count: number) => count.toLocaleString('en-US')

/** "1–20 of 10,000+" */
function TableRange({ data, page, pageSize, total, isTotalExact }: TablePage<unknown>) {
  const t = useTranslations('admin.table')
  const from = (page - 1) * pageSize + 1
  const range = { from: figure(from), to: figure(from + data.length - 1) }
  const counted = figure(total) + (isTotalExact ? '' : '+')
  return <output>{data.length > 0 ? t('range', { ...range, total: counted }) : null}</output>
}

/** All rows of the view as a file. */
function FileLink() {
  const { spec, request } = useTableView()
  const t = useTranslations('admin.table')
  const locale = useLocale()
  const query = new URLSearchParams(tableQuery(spec, { ...request, page: 1 }))
  query.set('language', locale)
  return (
    <Button as="a" $kind="outline" $size="sm" href={`/api/v1/admin/${spec.name}.csv?${query}`} download>
      <Icon name="download" size={16} />
      {t('file')}
    </Button>
  )
}
