'use client'

import { useLocale, useTranslations } from 'next-intl'
import { AdminTablePage } from '@/components/admin/table/admin-table-page'
import type { TableColumn } from '@/components/admin/table/table-rows'
import { Badge } from '@/components/ui/badge'
import { Money } from '@/components/ui/money'
import type {
  AdjustmentListWire,
  AdjustmentWire,
  UserBalanceWire,
} from '@/lib/contract/schemas/ledger/adjustments'
import { PROPOSAL_STATES } from '@/lib/domain/admin/proposals'
import type { TableRequest } from '@/lib/domain/admin/table'
import { ADJUSTMENT_TABLE } from '@/lib/domain/admin/tables'
import { ADJUSTMENT_DIRECTIONS, ADJUSTMENT_SUBJECTS } from '@/lib/domain/ledger/adjustments'
import { formatShortInstant } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'
import { AdjustmentCard } from './adjustment-card'
import { UserBalanceCard } from './user-balance-card'

interface BalancesPageProps {
  request: TableRequest
  list: AdjustmentListWire
  /** a whole number was searched */
  isPhone: boolean
  /** its user; null where there is none */
  owner: UserBalanceWire | null
}

/** Adjustments of balances; a search for a number also shows the balance of its user, which can be adjusted there. */
export function BalancesPage({ request, list, isPhone, owner }: BalancesPageProps) {
  const t = useTranslations('admin.balances')
  const columns = useAdjustmentColumns()
  return (
    <AdminTablePage
      spec={ADJUSTMENT_TABLE}
      request={request}
      list={list}
      columns={columns}
      rowDetail={(adjustment) => <AdjustmentCard adjustment={adjustment} />}
      tabs={{ filter: 'state', counts: list.counts }}
      choices={{
        state: PROPOSAL_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
        subject: ADJUSTMENT_SUBJECTS.map((value) => ({ value, label: t(`subjects.${value}`) })),
        direction: ADJUSTMENT_DIRECTIONS.map((value) => ({ value, label: t(WORDS[value]) })),
      }}
    >
      {isPhone && !owner ? <p role="status">{t('nobody')}</p> : null}
      {owner ? <UserBalanceCard key={owner.user._id} owner={owner} /> : null}
    </AdminTablePage>
  )
}

const WORDS = { add: 'addition', deduct: 'deduction' } as const

function useAdjustmentColumns(): TableColumn<AdjustmentWire>[] {
  const t = useTranslations('admin.balances')
  const locale = useLocale()
  const money = useMoney()
  return [
    { key: 'user', cell: (row) => <bdi>{row.user.name || t('closedAccount')}</bdi> },
    { key: 'subject', cell: (row) => t(`subjects.${row.subject}`), isHiddenAtFirst: true },
    { key: 'state', cell: (row) => <Badge $tone="plain">{t(`states.${row.state}`)}</Badge> },
    { key: 'amount', cell: (row) => <Money {...money(row.amount)} />, isNumber: true },
    { key: 'reason', cell: (row) => <bdi>{row.reason}</bdi> },
    { key: 'proposedBy', cell: (row) => <bdi>{row.proposedBy}</bdi> },
    { key: 'createdAt', cell: (row) => formatShortInstant(row.createdAt, locale), sort: 'createdAt' },
  ]
}
