'use client'

import { useLocale, useTranslations } from 'next-intl'
import { AdminTablePage } from '@/components/admin/table/admin-table-page'
import type { TableColumn } from '@/components/admin/table/table-rows'
import { PhoneText } from '@/components/shared/phone-text'
import { Badge } from '@/components/ui/badge'
import type { ApplicationListWire, ReviewedVendorWire } from '@/lib/contract/schemas/account/vendor'
import { VENDOR_TYPES } from '@/lib/domain/account/account'
import { VENDOR_REVIEW_TABS, vendorName } from '@/lib/domain/account/vendor'
import type { TableRequest } from '@/lib/domain/admin/table'
import { VENDOR_TABLE } from '@/lib/domain/admin/tables'
import { riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { PaperBadges } from './papers-form'
import { VendorCard } from './vendor-card'

/** Vendors: those who wait first, oldest first; each row opens the data for a decision. */
export function VendorsPage({ request, list }: { request: TableRequest; list: ApplicationListWire }) {
  const t = useTranslations('admin.vendors')
  const columns = useVendorColumns()
  return (
    <AdminTablePage
      spec={VENDOR_TABLE}
      request={request}
      list={list}
      columns={columns}
      rowDetail={(application) => <VendorCard application={application} />}
      tabs={{ filter: 'state', counts: list.counts }}
      choices={{
        state: VENDOR_REVIEW_TABS.map((value) => ({ value, label: t(`states.${value}`) })),
        type: VENDOR_TYPES.map((value) => ({ value, label: t(`types.${value}`) })),
      }}
    />
  )
}

const TONES = { waiting: 'warn', approved: 'ok', rejected: 'plain', suspended: 'err' } as const

function useVendorColumns(): TableColumn<ReviewedVendorWire>[] {
  const t = useTranslations('admin.vendors')
  const locale = useLocale()
  return [
    { key: 'name', cell: (row) => <bdi>{vendorName(row)}</bdi> },
    {
      key: 'state',
      cell: (row) => {
        const state = row.suspension ? 'suspended' : row.state
        return <Badge $tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      },
    },
    { key: 'type', cell: (row) => t(`types.${row.type}`) },
    { key: 'phone', cell: (row) => <PhoneText phone={row.phone} /> },
    { key: 'papers', cell: (row) => <PaperBadges vendor={row} /> },
    {
      key: 'createdAt',
      cell: (row) => formatDay(riyadhDay(new Date(row.createdAt)), locale),
      sort: 'createdAt',
    },
  ]
}
