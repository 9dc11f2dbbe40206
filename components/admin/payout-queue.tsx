'use client'

import { useTranslations } from 'next-intl'
import { type AdminPayoutListWire, PAYOUT_STATES, type PayoutState } from '@/lib/domain/payouts/payout'
import { BankFiles } from './bank-files'
import { PayoutCard } from './payout-card'
import { QueuePage } from './queue-page'

/** Payouts by state, with the bank files under them. */
export function PayoutQueue({ state, list }: { state: PayoutState; list: AdminPayoutListWire }) {
  const t = useTranslations('admin.payouts')
  return (
    <>
      <QueuePage
        path="/admin/payouts"
        title={t('title')}
        lead={t('lead')}
        emptyText={t('emptyText')}
        state={state}
        states={PAYOUT_STATES.map((one) => ({
          state: one,
          label: t(`states.${one}`),
          count: list.counts[one],
        }))}
        {...list}
      >
        {list.data.map((payout) => (
          <PayoutCard key={payout._id} payout={payout} />
        ))}
      </QueuePage>
      <BankFiles batches={list.batches} next={list.next} />
    </>
  )
}
