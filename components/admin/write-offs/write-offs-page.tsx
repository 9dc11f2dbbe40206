'use client'

import { useLocale, useTranslations } from 'next-intl'
import { AdminTablePage } from '@/components/admin/table/admin-table-page'
import type { TableColumn } from '@/components/admin/table/table-rows'
import { Badge } from '@/components/ui/badge'
import { Money } from '@/components/ui/money'
import type { DebtListWire, DebtWire } from '@/lib/contract/schemas/payouts/vendor-money'
import type { TableRequest } from '@/lib/domain/admin/table'
import { DEBT_TABLE } from '@/lib/domain/admin/tables'
import { riyalValues } from '@/lib/domain/money'
import { formatDay } from '@/lib/i18n/dates'
import { useExactMoney } from '@/lib/i18n/use-money'
import { DebtCard } from './debt-card'

/** What vendors owe and since when; each row opens the write-off of its debt. */
export function WriteOffsPage({ request, list }: { request: TableRequest; list: DebtListWire }) {
  const t = useTranslations('admin.writeOffs')
  const words = useTranslations('words')
  const columns = useDebtColumns()
  return (
    <AdminTablePage
      spec={DEBT_TABLE}
      request={request}
      list={list}
      columns={columns}
      rowDetail={(debt) => <DebtCard debt={debt} />}
    >
      {list.owed > 0 ? <p>{t('owed', { amount: words('riyals', riyalValues(list.owed)) })}</p> : null}
    </AdminTablePage>
  )
}

function useDebtColumns(): TableColumn<DebtWire>[] {
  const t = useTranslations('admin.writeOffs')
  const locale = useLocale()
  const money = useExactMoney()
  return [
    { key: 'vendor', cell: (row) => <bdi>{row.vendor.name}</bdi> },
    { key: 'amount', cell: (row) => <Money {...money(row.amount)} />, isNumber: true, sort: 'amount' },
    { key: 'since', cell: (row) => formatDay(row.since, locale) },
    { key: 'age', cell: (row) => t('days', { count: row.age }), isNumber: true },
    {
      key: 'proposal',
      cell: (row) => (row.proposal ? <Badge $tone="warn">{t('proposed')}</Badge> : null),
    },
  ]
}
