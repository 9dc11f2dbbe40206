'use client'

import { useLocale, useTranslations } from 'next-intl'
import { AdminTablePage } from '@/components/admin/table/admin-table-page'
import type { TableColumn } from '@/components/admin/table/table-rows'
import { toneOfState } from '@/components/shared/booking/booking-badge'
import { Badge } from '@/components/ui/badge'
import { Money } from '@/components/ui/money'
import type { AdminBookingRow } from '@/lib/contract/schemas/booking/admin-wire'
import type { City } from '@/lib/contract/schemas/catalogue'
import type { TablePage, TableRequest } from '@/lib/domain/admin/table'
import { BOOKING_TABLE } from '@/lib/domain/admin/tables'
import { BOOKING_STATE_NAMES } from '@/lib/domain/booking/transitions'
import { PAYMENT_TYPES, PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { inLanguage, localName } from '@/lib/i18n/direction'
import { useMoney } from '@/lib/i18n/use-money'

interface BookingsPageProps {
  request: TableRequest
  list: TablePage<AdminBookingRow>
  cities: readonly City[]
}

/** All bookings of the marketplace. */
export function BookingsPage({ request, list, cities }: BookingsPageProps) {
  const columns = useBookingColumns()
  const choices = useChoices(cities)
  return (
    <AdminTablePage
      spec={BOOKING_TABLE}
      request={request}
      list={list}
      columns={columns}
      rowHref={(row) => `/admin/bookings/${row._id}`}
      choices={choices}
    />
  )
}

function useBookingColumns(): TableColumn<AdminBookingRow>[] {
  const state = useTranslations('admin.bookings.state')
  const payment = useTranslations('vocabulary.paymentType')
  const locale = useLocale()
  const money = useMoney()
  const day = (instant: string) => formatDay(riyadhDay(new Date(instant)), locale, 'dayMonth')
  return [
    { key: 'code', cell: (row) => <bdi className="num">{row.code}</bdi> },
    { key: 'status', cell: (row) => <Badge $tone={toneOfState(row.status)}>{state(row.status)}</Badge> },
    { key: 'service', cell: (row) => <bdi>{inLanguage(locale, row.service)}</bdi> },
    { key: 'city', cell: (row) => inLanguage(locale, row.city), isHiddenAtFirst: true },
    { key: 'guest', cell: (row) => <bdi>{localName(locale, row.guest)}</bdi> },
    { key: 'host', cell: (row) => <bdi>{localName(locale, row.host)}</bdi> },
    { key: 'checkInAt', cell: (row) => day(row.checkInAt), sort: 'checkInAt' },
    { key: 'checkOutAt', cell: (row) => day(row.checkOutAt), isHiddenAtFirst: true },
    { key: 'payment', cell: (row) => payment(row.paymentType), isHiddenAtFirst: true },
    { key: 'total', cell: (row) => <Money {...money(row.total)} />, isNumber: true },
    { key: 'paid', cell: (row) => <Money {...money(row.paid)} />, isNumber: true },
    {
      ...{ key: 'depositPaid', isNumber: true, isHiddenAtFirst: true },
      cell: (row) => <Money {...money(row.depositPaid)} />,
    },
    { key: 'createdAt', cell: (row) => day(row.createdAt), sort: 'createdAt' },
  ]
}

function useChoices(cities: readonly City[]) {
  const state = useTranslations('admin.bookings.state')
  const vocabulary = useTranslations('vocabulary')
  const locale = useLocale()
  return {
    state: BOOKING_STATE_NAMES.map((value) => ({ value, label: state(value) })),
    city: cities.map((city) => ({ value: city._id, label: localName(locale, city) })),
    type: PROPERTY_TYPES.map((value) => ({ value, label: vocabulary(`type.${value}`) })),
    payment: PAYMENT_TYPES.map((value) => ({ value, label: vocabulary(`paymentType.${value}`) })),
  }
}
