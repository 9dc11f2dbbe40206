'use client'

import { useLocale } from 'next-intl'
import { AdminTablePage } from '@/components/admin/table/admin-table-page'
import { bookingColumns } from '@/components/admin/table/booking-columns'
import type { TableColumn } from '@/components/admin/table/table-rows'
import { Money } from '@/components/ui/money'
import type { FailedRefundListWire, FailedRefundWire } from '@/lib/contract/schemas/booking/admin-wire'
import type { TableRequest } from '@/lib/domain/admin/table'
import { FAILED_REFUND_TABLE } from '@/lib/domain/admin/tables'
import { formatShortInstant } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { useMoney } from '@/lib/i18n/use-money'
import { RefundCard } from './refund-card'

/** Refunds that failed; each row opens what can be done about it. */
export function RefundsPage({ request, list }: { request: TableRequest; list: FailedRefundListWire }) {
  const columns = useRefundColumns()
  return (
    <AdminTablePage
      spec={FAILED_REFUND_TABLE}
      request={request}
      list={list}
      columns={columns}
      rowDetail={(refund) => <RefundCard refund={refund} />}
    />
  )
}

function useRefundColumns(): TableColumn<FailedRefundWire>[] {
  const locale = useLocale()
  const money = useMoney()
  return [
    ...bookingColumns<FailedRefundWire>(locale),
    { key: 'guest', cell: (row) => <bdi>{localName(locale, row.guest)}</bdi> },
    { key: 'amount', cell: (row) => <Money {...money(row.amount)} />, isNumber: true },
    { key: 'failedAt', cell: (row) => formatShortInstant(row.failedAt, locale), sort: 'failedAt' },
  ]
}
