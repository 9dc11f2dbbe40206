'use client'

import { useLocale, useTranslations } from 'next-intl'
import {
  DIFFERENCE_STATES,
  type DifferenceState,
  type ReconciliationWire,
} from '@/lib/domain/ledger/reconciliation'
import { formatInstant } from '@/lib/i18n/dates'
import { DifferenceCard } from './difference-card'
import { QueuePage } from './queue-page'

/** What ledger, provider and bookings do not agree on, with both sides. */
export function ReconciliationQueue({ state, list }: { state: DifferenceState; list: ReconciliationWire }) {
  const t = useTranslations('admin.money')
  const locale = useLocale()
  const { lastRunAt, counts, data } = list
  const lastRun = lastRunAt ? t('lastRun', { when: formatInstant(lastRunAt, locale) }) : t('neverRun')
  return (
    <QueuePage
      path="/admin/money"
      title={t('title')}
      lead={`${t('lead')} ${lastRun}`}
      emptyText={t('emptyText')}
      state={state}
      states={DIFFERENCE_STATES.map((one) => ({
        state: one,
        label: t(`states.${one}`),
        count: counts[one],
      }))}
      {...list}
    >
      {data.map((difference) => (
        <DifferenceCard key={difference._id} difference={difference} />
      ))}
    </QueuePage>
  )
}
