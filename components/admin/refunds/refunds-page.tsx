'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { AdminTable } from '@/components/admin/table/admin-table'
import type { TableColumn } from '@/components/admin/table/table-rows'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { Money } from '@/components/ui/money'
import type { TableRequest } from '@/lib/domain/admin/table'
import { FAILED_REFUND_TABLE } from '@/lib/domain/admin/tables'
import type { FailedRefundListWire, FailedRefundWire } from '@/lib/domain/booking/admin-wire'
import { formatInstant } from '@/lib/i18n/dates'
import { inLanguage, localName } from '@/lib/i18n/direction'
import { useMoney } from '@/lib/i18n/use-money'
import { RefundCard } from './refund-card'

/** Refunds that failed; each row opens what can be done about it. */
export function RefundsPage({ request, list }: { request: TableRequest; list: FailedRefundListWire }) {
  const t = useTranslations('admin.failedRefunds')
  const columns = useRefundColumns()
  return (
    <PageFrame $wide>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <AdminTable
        spec={FAILED_REFUND_TABLE}
        request={request}
        list={list}
        columns={columns}
        rowDetail={(refund) => <RefundCard refund={refund} />}
      />
    </PageFrame>
  )
}

function useRefundColumns(): TableColumn<FailedRefundWire>[] {
  const locale = useLocale()
  const money = useMoney()
  return useMemo(
    () => [
      { key: 'booking', cell: (row) => <bdi className="num">{row.booking.code}</bdi> },
      { key: 'service', cell: (row) => <bdi>{inLanguage(locale, row.booking.service)}</bdi> },
      { key: 'guest', cell: (row) => <bdi>{localName(locale, row.guest)}</bdi> },
      { key: 'amount', cell: (row) => <Money {...money(row.amount)} />, isNumber: true },
      { key: 'failedAt', cell: (row) => formatInstant(row.failedAt, locale), sort: 'failedAt' },
    ],
    [locale, money],
  )
}
