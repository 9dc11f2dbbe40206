'use client'

import { useTranslations } from 'next-intl'
import type { ClaimState } from '@/lib/domain/deposit-claims/claim'
import type { AdminClaimListWire } from '@/lib/domain/deposit-claims/wire'
import { ClaimCard } from './claim-card'
import { QueuePage } from './queue-page'

/** What an admin has to decide comes first. */
const TABS: readonly ClaimState[] = ['in_review', 'open', 'settled']

/** The claims on deposits of one state. */
export function ClaimQueue({ state, list }: { state: ClaimState; list: AdminClaimListWire }) {
  const t = useTranslations('admin.depositClaims')
  return (
    <QueuePage
      path="/admin/deposit-claims"
      title={t('title')}
      lead={t('lead')}
      emptyText={t('emptyText')}
      state={state}
      states={TABS.map((one) => ({ state: one, label: t(`states.${one}`), count: list.counts[one] }))}
      {...list}
    >
      {list.data.map((claim) => (
        <ClaimCard key={claim._id} claim={claim} />
      ))}
    </QueuePage>
  )
}
