'use client'

import { useLocale, useTranslations } from 'next-intl'
import { AdminTablePage } from '@/components/admin/table/admin-table-page'
import { bookingColumns } from '@/components/admin/table/booking-columns'
import type { TableColumn } from '@/components/admin/table/table-rows'
import { Badge } from '@/components/ui/badge'
import { Money } from '@/components/ui/money'
import type { ExceptionListWire, ExceptionWire } from '@/lib/contract/schemas/booking/admin-wire'
import type { TableRequest } from '@/lib/domain/admin/table'
import { EXCEPTION_TABLE } from '@/lib/domain/admin/tables'
import { EXCEPTION_STATES } from '@/lib/domain/booking/lifecycle-wire'
import { formatShortInstant } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'
import { ExceptionCard } from './exception-card'

/** Requests of guests to cancel after the deadline; each row opens the reason and the decision. */
export function ExceptionsPage({ request, list }: { request: TableRequest; list: ExceptionListWire }) {
  const t = useTranslations('admin.exceptions')
  const columns = useExceptionColumns()
  return (
    <AdminTablePage
      spec={EXCEPTION_TABLE}
      request={request}
      list={list}
      columns={columns}
      rowDetail={(exception) => <ExceptionCard request={exception} />}
      tabs={{ filter: 'state', counts: list.counts }}
      choices={{ state: EXCEPTION_STATES.map((value) => ({ value, label: t(`states.${value}`) })) }}
    />
  )
}

const TONES = { pending: 'warn', granted: 'ok', refused: 'plain' } as const

function useExceptionColumns(): TableColumn<ExceptionWire>[] {
  const t = useTranslations('admin.exceptions')
  const locale = useLocale()
  const money = useMoney()
  return [
    ...bookingColumns<ExceptionWire>(locale),
    {
      key: 'state',
      cell: (row) => <Badge $tone={TONES[row.state]}>{t(`states.${row.state}`)}</Badge>,
    },
    { key: 'checkInAt', cell: (row) => formatShortInstant(row.booking.checkInAt, locale) },
    { key: 'paid', cell: (row) => <Money {...money(row.booking.paid)} />, isNumber: true },
    { key: 'createdAt', cell: (row) => formatShortInstant(row.at, locale), sort: 'createdAt' },
  ]
}
