'use client'

import { useLocale, useTranslations } from 'next-intl'
import { AdminTablePage } from '@/components/admin/table/admin-table-page'
import type { TableColumn } from '@/components/admin/table/table-rows'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Money } from '@/components/ui/money'
import type { EinvoiceListWire, EinvoiceWire } from '@/lib/contract/schemas/invoices/einvoice'
import type { TableRequest } from '@/lib/domain/admin/table'
import { EINVOICE_TABLE } from '@/lib/domain/admin/tables'
import { EINVOICE_PROFILES, EINVOICE_STATES, type EinvoiceState } from '@/lib/domain/invoices/einvoice'
import { formatShortInstant } from '@/lib/i18n/dates'
import { useExactMoney } from '@/lib/i18n/use-money'
import { EinvoiceCard } from './einvoice-card'

const TONES = { pending: 'plain', reported: 'ok', cleared: 'ok', refused: 'err' } as const satisfies Record<
  EinvoiceState,
  BadgeTone
>

/** Electronic invoices by what ZATCA decided; each row opens the reasons and what can be done. */
export function EinvoicesPage({ request, list }: { request: TableRequest; list: EinvoiceListWire }) {
  const t = useTranslations('admin.einvoices')
  const columns = useEinvoiceColumns()
  return (
    <AdminTablePage
      spec={EINVOICE_TABLE}
      request={request}
      list={list}
      columns={columns}
      rowDetail={(einvoice) => <EinvoiceCard einvoice={einvoice} />}
      tabs={{ filter: 'state' }}
      choices={{
        state: EINVOICE_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
        profile: EINVOICE_PROFILES.map((value) => ({ value, label: t(`profiles.${value}`) })),
      }}
    />
  )
}

function useEinvoiceColumns(): TableColumn<EinvoiceWire>[] {
  const t = useTranslations('admin.einvoices')
  const locale = useLocale()
  const money = useExactMoney()
  return [
    { key: 'number', cell: (row) => <bdi dir="ltr">{row.number}</bdi> },
    { key: 'seller', cell: (row) => <bdi>{row.seller}</bdi> },
    { key: 'total', cell: (row) => <Money {...money(row.total)} />, isNumber: true },
    {
      key: 'state',
      cell: (row) => (
        <Badge $tone={row.isOverdue ? 'warn' : TONES[row.state]}>
          {row.isOverdue ? t('overdue', { state: t(`states.${row.state}`) }) : t(`states.${row.state}`)}
        </Badge>
      ),
    },
    { key: 'createdAt', cell: (row) => formatShortInstant(row.createdAt, locale), sort: 'createdAt' },
  ]
}
