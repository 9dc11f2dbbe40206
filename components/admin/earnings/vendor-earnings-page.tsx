'use client'

import { useTranslations } from 'next-intl'
import { AdminTablePage } from '@/components/admin/table/admin-table-page'
import type { TableColumn } from '@/components/admin/table/table-rows'
import { Badge } from '@/components/ui/badge'
import { Money } from '@/components/ui/money'
import type { VendorMoneyListWire, VendorMoneyWire } from '@/lib/contract/schemas/payouts/vendor-money'
import type { TableRequest } from '@/lib/domain/admin/table'
import { VENDOR_MONEY_TABLE } from '@/lib/domain/admin/tables'
import { VENDOR_MONEY_VIEWS } from '@/lib/domain/payouts/vendor-money'
import { useExactMoney } from '@/lib/i18n/use-money'
import { VendorMoneyCard } from './vendor-money-card'

/** The money of vendors; each row opens what stops its payouts, its reserve, and what an admin may change. */
export function VendorEarningsPage({ request, list }: { request: TableRequest; list: VendorMoneyListWire }) {
  const t = useTranslations('admin.vendorBalances')
  const columns = useVendorColumns()
  return (
    <AdminTablePage
      spec={VENDOR_MONEY_TABLE}
      request={request}
      list={list}
      columns={columns}
      rowDetail={(vendor) => <VendorMoneyCard vendor={vendor} limit={list.limit} />}
      choices={{ only: VENDOR_MONEY_VIEWS.map((value) => ({ value, label: t(`views.${value}`) })) }}
    />
  )
}

function useVendorColumns(): TableColumn<VendorMoneyWire>[] {
  const t = useTranslations('admin.vendorBalances')
  const schedules = useTranslations('earnings.schedule')
  const money = useExactMoney()
  const amount = (key: 'available' | 'pending' | 'reserve' | 'debt') => ({
    key,
    // What most hosts do not have says more where it is not there.
    cell: (row: VendorMoneyWire) =>
      row[key] === 0 && (key === 'reserve' || key === 'debt') ? null : <Money {...money(row[key])} />,
    isNumber: true,
  })
  return [
    { key: 'vendor', cell: (row) => <bdi>{row.name}</bdi> },
    {
      key: 'hold',
      cell: (row) => (row.hold ? <Badge $tone="warn">{t('stopped')}</Badge> : null),
    },
    amount('available'),
    amount('pending'),
    amount('reserve'),
    amount('debt'),
    {
      key: 'schedule',
      cell: (row) => schedules(`names.${row.schedule.schedule}`),
      isHiddenAtFirst: true,
    },
  ] satisfies TableColumn<VendorMoneyWire>[]
}
