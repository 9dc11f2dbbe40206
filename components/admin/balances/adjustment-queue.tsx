'use client'

import { useTranslations } from 'next-intl'
import { QueuePage } from '@/components/admin/queue-page'
import { QueueSearch } from '@/components/admin/queue-search'
import {
  ADJUSTMENT_STATES,
  type AdjustmentListWire,
  type AdjustmentState,
  type UserBalanceWire,
} from '@/lib/domain/ledger/adjustments'
import { AdjustmentCard } from './adjustment-card'
import { UserBalanceCard } from './user-balance-card'

interface AdjustmentQueueProps {
  state: AdjustmentState
  q: string
  /** the user with the searched number; null where there is none */
  owner: UserBalanceWire | null
  list: AdjustmentListWire
}

/** Balances of users, and the adjustments that wait for another admin or were decided. */
export function AdjustmentQueue({ state, q, owner, list }: AdjustmentQueueProps) {
  const t = useTranslations('admin.balances')
  return (
    <QueuePage
      path="/admin/balances"
      title={t('title')}
      lead={t('lead')}
      emptyText={t('emptyText')}
      state={state}
      states={ADJUSTMENT_STATES.map((one) => ({
        state: one,
        label: t(`states.${one}`),
        count: list.counts[one],
      }))}
      filter={q ? { q } : {}}
      {...list}
    >
      <QueueSearch label={t('find')} action={t('findNow')} state={state} q={q} />
      {q && !owner ? <p role="status">{t('nobody')}</p> : null}
      {owner ? <UserBalanceCard key={owner.user._id} owner={owner} /> : null}
      {list.data.map((adjustment) => (
        <AdjustmentCard key={adjustment._id} adjustment={adjustment} />
      ))}
    </QueuePage>
  )
}
