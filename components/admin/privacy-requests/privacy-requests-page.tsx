'use client'

import { useLocale, useTranslations } from 'next-intl'
import { AdminTablePage } from '@/components/admin/table/admin-table-page'
import type { TableColumn } from '@/components/admin/table/table-rows'
import { Badge } from '@/components/ui/badge'
import type {
  PrivacyRequestListWire,
  PrivacyRequestWire,
} from '@/lib/contract/schemas/account/privacy-request'
import {
  lastDayOf,
  PRIVACY_REQUEST_KINDS,
  PRIVACY_REQUEST_STATES,
} from '@/lib/domain/account/privacy-request'
import type { TableRequest } from '@/lib/domain/admin/table'
import { PRIVACY_REQUEST_TABLE } from '@/lib/domain/admin/tables'
import { riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { DueBadge } from './due-badge'
import { PrivacyCard } from './privacy-card'

interface PrivacyRequestsPageProps {
  request: TableRequest
  list: PrivacyRequestListWire
}

/** Requests about personal data; of those that wait the nearest deadline is the first. */
export function PrivacyRequestsPage({ request, list }: PrivacyRequestsPageProps) {
  const t = useTranslations('admin.privacyRequests')
  const columns = useRequestColumns()
  return (
    <AdminTablePage
      spec={PRIVACY_REQUEST_TABLE}
      request={request}
      list={list}
      columns={columns}
      rowDetail={(row) => <PrivacyCard request={row} />}
      tabs={{ filter: 'state', counts: list.counts }}
      choices={{
        state: PRIVACY_REQUEST_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
        kind: PRIVACY_REQUEST_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
      }}
    />
  )
}

function useRequestColumns(): TableColumn<PrivacyRequestWire>[] {
  const t = useTranslations('admin.privacyRequests')
  const locale = useLocale()
  const day = (instant: string) => formatDay(riyadhDay(new Date(instant)), locale)
  return [
    { key: 'user', cell: (row) => <bdi>{row.user.name || t('noName')}</bdi> },
    { key: 'kind', cell: (row) => t(`kinds.${row.kind}`) },
    {
      key: 'state',
      cell: (row) =>
        row.state === 'waiting' ? <DueBadge request={row} /> : <Badge>{t(`states.${row.state}`)}</Badge>,
    },
    { key: 'askedAt', cell: (row) => day(row.askedAt) },
    { key: 'dueAt', cell: (row) => formatDay(lastDayOf(new Date(row.dueAt)), locale), sort: 'dueAt' },
    { key: 'decidedAt', cell: (row) => (row.decidedAt ? day(row.decidedAt) : ''), sort: 'decidedAt' },
  ]
}
