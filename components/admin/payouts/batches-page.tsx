'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Count } from '@/components/admin/count'
import { AdminTablePage } from '@/components/admin/table/admin-table-page'
import type { TableColumn } from '@/components/admin/table/table-rows'
import { Notice } from '@/components/shared/notice'
import { Badge } from '@/components/ui/badge'
import { Money } from '@/components/ui/money'
import type { PayoutBatchListWire, PayoutBatchWire } from '@/lib/contract/schemas/payouts/payout'
import type { TableRequest } from '@/lib/domain/admin/table'
import { BATCH_TABLE } from '@/lib/domain/admin/tables'
import { BATCH_STATES } from '@/lib/domain/payouts/payout'
import { formatShortInstant } from '@/lib/i18n/dates'
import { Link } from '@/lib/i18n/navigation'
import { useExactMoney } from '@/lib/i18n/use-money'
import { BatchCard } from './batch-card'
import { NextBatch } from './next-batch'

/** Bank files and what the next one would hold; each row opens its file and what became of it. */
export function BatchesPage({ request, list }: { request: TableRequest; list: PayoutBatchListWire }) {
  const t = useTranslations('admin.payoutBatches')
  const columns = useBatchColumns()
  return (
    <AdminTablePage
      spec={BATCH_TABLE}
      request={request}
      list={list}
      columns={columns}
      rowDetail={(batch) => <BatchCard batch={batch} />}
      choices={{ state: BATCH_STATES.map((value) => ({ value, label: t(`states.${value}`) })) }}
    >
      {list.isSecondMissing ? (
        <Notice tone="warn">
          <p>
            {t('secondMissing')} <Link href="/admin/roles">{t('addAdmin')}</Link>
          </p>
        </Notice>
      ) : null}
      <NextBatch next={list.next} />
    </AdminTablePage>
  )
}

const TONES = { made: 'warn', approved: 'warn', sent: 'info', settled: 'plain' } as const

function useBatchColumns(): TableColumn<PayoutBatchWire>[] {
  const t = useTranslations('admin.payoutBatches')
  const locale = useLocale()
  const money = useExactMoney()
  return [
    { key: 'number', cell: (row) => <bdi className="num">{row.number}</bdi> },
    { key: 'state', cell: (row) => <Badge $tone={TONES[row.state]}>{t(`states.${row.state}`)}</Badge> },
    { key: 'count', cell: (row) => <Count of={row.count} />, isNumber: true },
    { key: 'total', cell: (row) => <Money {...money(row.total)} />, isNumber: true },
    { key: 'createdBy', cell: (row) => <bdi>{row.createdBy}</bdi>, isHiddenAtFirst: true },
    { key: 'approvedBy', cell: (row) => (row.approvedBy ? <bdi>{row.approvedBy}</bdi> : null) },
    { key: 'createdAt', cell: (row) => formatShortInstant(row.createdAt, locale), sort: 'createdAt' },
    { key: 'sentAt', cell: (row) => (row.sentAt ? formatShortInstant(row.sentAt, locale) : '') },
  ]
}
