'use client'

import { useTranslations } from 'next-intl'
import { QueuePage } from '@/components/admin/queue-page'
import {
  PRIVACY_REQUEST_STATES,
  type PrivacyRequestListWire,
  type PrivacyRequestState,
} from '@/lib/domain/account/privacy-request'
import { PrivacyCard } from './privacy-card'

interface PrivacyQueueProps {
  state: PrivacyRequestState
  list: PrivacyRequestListWire
}

/** Requests about personal data in one state; waiting ones by their deadline. */
export function PrivacyQueue({ state, list }: PrivacyQueueProps) {
  const t = useTranslations('admin.privacyRequests')
  return (
    <QueuePage
      path="/admin/privacy-requests"
      title={t('title')}
      lead={t('lead')}
      emptyText={t('emptyText')}
      state={state}
      states={PRIVACY_REQUEST_STATES.map((one) => ({
        state: one,
        label: t(`states.${one}`),
        count: list.counts[one],
      }))}
      {...list}
    >
      {list.data.map((request) => (
        <PrivacyCard key={request._id} request={request} />
      ))}
    </QueuePage>
  )
}
