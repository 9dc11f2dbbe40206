'use client'

import { useLocale, useTranslations } from 'next-intl'
import { AdminTablePage } from '@/components/admin/table/admin-table-page'
import type { TableColumn } from '@/components/admin/table/table-rows'
import { Badge } from '@/components/ui/badge'
import { Money } from '@/components/ui/money'
import type {
  SettlementLineListWire,
  SettlementLineWire,
} from '@/lib/contract/schemas/settlements/settlement'
import type { TableRequest } from '@/lib/domain/admin/table'
import { SETTLEMENT_LINE_TABLE } from '@/lib/domain/admin/tables'
import { SETTLEMENT_LINE_KINDS, type SettlementLineState } from '@/lib/domain/settlements/settlement'
import { formatShortInstant } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { useExactMoney } from '@/lib/i18n/use-money'
import { LineCard } from './line-card'

/** What waits for an admin comes first. */
const TABS: readonly SettlementLineState[] = ['open', 'explained', 'matched']

/** Lines of settlements; each row opens what it moved and what can be done about it. */
export function SettlementLinesPage(props: { request: TableRequest; list: SettlementLineListWire }) {
  const t = useTranslations('admin.settlementLines')
  return (
    <AdminTablePage
      {...props}
      spec={SETTLEMENT_LINE_TABLE}
      columns={useLineColumns()}
      rowDetail={(line) => <LineCard line={line} />}
      tabs={{ filter: 'state', counts: { open: props.list.counts.open } }}
      choices={{
        state: TABS.map((value) => ({ value, label: t(`states.${value}`) })),
        kind: SETTLEMENT_LINE_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
      }}
    />
  )
}

const TONES = { open: 'warn', explained: 'info', matched: 'plain' } as const

function useLineColumns(): TableColumn<SettlementLineWire>[] {
  const t = useTranslations('admin.settlementLines')
  const locale = useLocale()
  const money = useExactMoney()
  return [
    { key: 'kind', cell: (row) => t(`kinds.${row.kind}`) },
    { key: 'state', cell: (row) => <Badge $tone={TONES[row.state]}>{t(`states.${row.state}`)}</Badge> },
    { key: 'problem', cell: (row) => (row.problem ? t(`problems.${row.problem}`) : '') },
    { key: 'booking', cell: (row) => (row.booking ? <bdi className="num">{row.booking.code}</bdi> : null) },
    { key: 'amount', cell: (row) => <Money {...money(row.amount)} />, isNumber: true },
    { key: 'fee', cell: (row) => <Money {...money(row.fee)} />, isNumber: true, isHiddenAtFirst: true },
    { key: 'net', cell: (row) => <Money {...money(row.net)} />, isNumber: true },
    { key: 'owner', cell: (row) => (row.owner ? <bdi>{localName(locale, row.owner)}</bdi> : '') },
    { key: 'createdAt', cell: (row) => formatShortInstant(row.createdAt, locale), sort: 'createdAt' },
  ]
}
