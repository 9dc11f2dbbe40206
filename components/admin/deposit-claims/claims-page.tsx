'use client'

import { useLocale, useTranslations } from 'next-intl'
import { AdminTablePage } from '@/components/admin/table/admin-table-page'
import { bookingColumns } from '@/components/admin/table/booking-columns'
import type { TableColumn } from '@/components/admin/table/table-rows'
import { Badge } from '@/components/ui/badge'
import { Money } from '@/components/ui/money'
import type { AdminClaimListWire, AdminClaimWire } from '@/lib/contract/schemas/deposit-claims/wire'
import type { TableRequest } from '@/lib/domain/admin/table'
import { CLAIM_TABLE } from '@/lib/domain/admin/tables'
import type { ClaimState } from '@/lib/domain/deposit-claims/claim'
import { formatShortInstant } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { useMoney } from '@/lib/i18n/use-money'
import { ClaimCard } from './claim-card'

/** What an admin has to decide comes first. */
const TABS: readonly ClaimState[] = ['in_review', 'open', 'settled']

/** Claims on deposits; each row opens both sides and the decision. */
export function ClaimsPage({ request, list }: { request: TableRequest; list: AdminClaimListWire }) {
  const t = useTranslations('admin.depositClaims')
  const columns = useClaimColumns()
  return (
    <AdminTablePage
      spec={CLAIM_TABLE}
      request={request}
      list={list}
      columns={columns}
      rowDetail={(claim) => <ClaimCard claim={claim} />}
      tabs={{ filter: 'state', counts: list.counts }}
      choices={{ state: TABS.map((value) => ({ value, label: t(`states.${value}`) })) }}
    />
  )
}

function useClaimColumns(): TableColumn<AdminClaimWire>[] {
  const t = useTranslations('admin.depositClaims')
  const locale = useLocale()
  const money = useMoney()
  return [
    ...bookingColumns<AdminClaimWire>(locale),
    {
      key: 'state',
      cell: (row) => (
        <Badge $tone={row.state === 'in_review' ? 'warn' : 'plain'}>{t(`states.${row.state}`)}</Badge>
      ),
    },
    { key: 'guest', cell: (row) => <bdi>{localName(locale, row.guest)}</bdi> },
    { key: 'host', cell: (row) => <bdi>{localName(locale, row.host)}</bdi> },
    { key: 'amount', cell: (row) => <Money {...money(row.amount)} />, isNumber: true },
    {
      key: 'deposit',
      cell: (row) => <Money {...money(row.deposit)} />,
      isNumber: true,
      isHiddenAtFirst: true,
    },
    { key: 'createdAt', cell: (row) => formatShortInstant(row.createdAt, locale), sort: 'createdAt' },
  ]
}
