'use client'

import { useLocale, useTranslations } from 'next-intl'
import { AdminTablePage } from '@/components/admin/table/admin-table-page'
import { bookingColumns } from '@/components/admin/table/booking-columns'
import type { TableColumn } from '@/components/admin/table/table-rows'
import { Money } from '@/components/ui/money'
import type {
  AdminChargebackWire,
  ChargeablePaymentWire,
  ChargebackListWire,
} from '@/lib/contract/schemas/chargebacks/wire'
import type { TableRequest } from '@/lib/domain/admin/table'
import { CHARGEBACK_TABLE } from '@/lib/domain/admin/tables'
import { CHARGEBACK_STATES, lastEvidenceDay } from '@/lib/domain/chargebacks/chargeback'
import { formatDay, formatShortInstant } from '@/lib/i18n/dates'
import { useExactMoney } from '@/lib/i18n/use-money'
import { ChargebackCard } from './chargeback-card'
import { ChargebackState } from './chargeback-state'
import { PaymentCard } from './payment-card'

interface ChargebacksPageProps {
  request: TableRequest
  list: ChargebackListWire
  /** the captured payments that the search names */
  payments: readonly ChargeablePaymentWire[]
}

/** Chargebacks; a search for a booking's code or a payment's id also shows its payments, of which one can be entered there. */
export function ChargebacksPage({ request, list, payments }: ChargebacksPageProps) {
  const t = useTranslations('admin.chargebacks')
  const columns = useChargebackColumns()
  return (
    <AdminTablePage
      spec={CHARGEBACK_TABLE}
      request={request}
      list={list}
      columns={columns}
      rowDetail={(chargeback) => <ChargebackCard chargeback={chargeback} />}
      tabs={{ filter: 'state', counts: list.counts }}
      choices={{ state: CHARGEBACK_STATES.map((value) => ({ value, label: t(`states.${value}`) })) }}
    >
      {payments.map((payment) => (
        <PaymentCard key={payment._id} payment={payment} />
      ))}
    </AdminTablePage>
  )
}

function useChargebackColumns(): TableColumn<AdminChargebackWire>[] {
  const t = useTranslations('admin.chargebacks')
  const locale = useLocale()
  const money = useExactMoney()
  return [
    ...bookingColumns<AdminChargebackWire>(locale),
    {
      key: 'state',
      cell: (row) => <ChargebackState state={row.state} />,
    },
    { key: 'reason', cell: (row) => t(`reasons.${row.reason}`) },
    { key: 'reference', cell: (row) => <bdi dir="ltr">{row.reference}</bdi>, isHiddenAtFirst: true },
    { key: 'amount', cell: (row) => <Money {...money(row.amount)} />, isNumber: true },
    {
      key: 'evidenceBy',
      cell: (row) => formatDay(lastEvidenceDay(new Date(row.evidenceBy)), locale),
      sort: 'evidenceBy',
    },
    { key: 'createdAt', cell: (row) => formatShortInstant(row.createdAt, locale), sort: 'createdAt' },
  ]
}
