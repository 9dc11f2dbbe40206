'use client'

import { useLocale, useTranslations } from 'next-intl'
import { AdminTable } from '@/components/admin/table/admin-table'
import type { TableColumn } from '@/components/admin/table/table-rows'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { Badge } from '@/components/ui/badge'
import { Money } from '@/components/ui/money'
import type { DifferenceWire, ReconciliationWire } from '@/lib/contract/schemas/ledger/reconciliation'
import type { TableRequest } from '@/lib/domain/admin/table'
import { DIFFERENCE_TABLE } from '@/lib/domain/admin/tables'
import { DIFFERENCE_KINDS, DIFFERENCE_STATES } from '@/lib/domain/ledger/reconciliation'
import { formatInstant, formatShortInstant } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'
import { DifferenceCard } from './difference-card'

interface ReconciliationPageProps {
  request: TableRequest
  list: ReconciliationWire
}

/** What ledger, provider and bookings do not agree on; each row opens both sides. */
export function ReconciliationPage({ request, list }: ReconciliationPageProps) {
  const t = useTranslations('admin.money')
  const locale = useLocale()
  const columns = useDifferenceColumns()
  const { lastRunAt, counts } = list
  return (
    <PageFrame $wide>
      <h1>{t('title')}</h1>
      <p>
        {t('lead')} {lastRunAt ? t('lastRun', { when: formatInstant(lastRunAt, locale) }) : t('neverRun')}
      </p>
      <AdminTable
        spec={DIFFERENCE_TABLE}
        request={request}
        list={list}
        columns={columns}
        rowDetail={(difference) => <DifferenceCard difference={difference} />}
        tabs={{ filter: 'state', counts }}
        choices={{
          state: DIFFERENCE_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
          kind: DIFFERENCE_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
        }}
      />
    </PageFrame>
  )
}

function useDifferenceColumns(): TableColumn<DifferenceWire>[] {
  const t = useTranslations('admin.money')
  const locale = useLocale()
  const money = useMoney()
  return [
    { key: 'kind', cell: (row) => t(`kinds.${row.kind}`) },
    { key: 'subject', cell: (row) => <bdi dir="ltr">{row.bookingCode ?? row.subject}</bdi> },
    { key: 'ours', cell: (row) => <Money {...money(row.ours)} />, isNumber: true },
    { key: 'theirs', cell: (row) => <Money {...money(row.theirs)} />, isNumber: true },
    {
      key: 'state',
      cell: (row) => (
        <Badge $tone={row.state === 'open' ? 'warn' : 'plain'}>{t(`states.${row.state}`)}</Badge>
      ),
    },
    { key: 'createdAt', cell: (row) => formatShortInstant(row.foundAt, locale), sort: 'createdAt' },
  ]
}
