'use client'

import { useLocale, useTranslations } from 'next-intl'
import { AdminTablePage } from '@/components/admin/table/admin-table-page'
import type { TableColumn } from '@/components/admin/table/table-rows'
import { Badge } from '@/components/ui/badge'
import type {
  UnmatchedPaymentListWire,
  UnmatchedPaymentWire,
} from '@/lib/contract/schemas/booking/admin-wire'
import type { TableRequest } from '@/lib/domain/admin/table'
import { UNMATCHED_TABLE } from '@/lib/domain/admin/tables'
import { formatShortInstant } from '@/lib/i18n/dates'
import { UnmatchedCard } from './unmatched-card'

/** Payments without an attempt; each row opens what can be done about it. */
export function UnmatchedPage({ request, list }: { request: TableRequest; list: UnmatchedPaymentListWire }) {
  const t = useTranslations('admin.unmatched')
  const columns = useUnmatchedColumns()
  return (
    <AdminTablePage
      spec={UNMATCHED_TABLE}
      request={request}
      list={list}
      columns={columns}
      rowDetail={(payment) => <UnmatchedCard payment={payment} />}
      tabs={{ filter: 'only' }}
      choices={{ only: [{ value: 'waiting', label: t('waiting') }] }}
    />
  )
}

function useUnmatchedColumns(): TableColumn<UnmatchedPaymentWire>[] {
  const t = useTranslations('admin.unmatched')
  const locale = useLocale()
  return [
    { key: 'providerId', cell: (row) => <bdi dir="ltr">{row.providerId}</bdi> },
    {
      key: 'amount',
      cell: (row) => (
        <bdi dir="ltr">
          {row.amount.toFixed(2)} {row.currency}
        </bdi>
      ),
      isNumber: true,
    },
    {
      key: 'state',
      cell: (row) => <Badge $tone={row.isWaiting ? 'warn' : 'plain'}>{t(`states.${row.state}`)}</Badge>,
    },
    { key: 'createdAt', cell: (row) => formatShortInstant(row.createdAt, locale), sort: 'createdAt' },
  ]
}
