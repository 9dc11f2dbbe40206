'use client'

import { useTranslations } from 'next-intl'
import { QueuePage } from '@/components/admin/queue-page'
import {
  type ApplicationListWire,
  VENDOR_REVIEW_TABS,
  type VendorReviewTab,
} from '@/lib/domain/account/vendor'
import { VendorCard } from './vendor-card'

/** The vendor applications: open ones first, each with the data for a decision. */
export function VendorQueue({ state, list }: { state: VendorReviewTab; list: ApplicationListWire }) {
  const t = useTranslations('admin.vendors')
  return (
    <QueuePage
      path="/admin/vendors"
      title={t('title')}
      emptyText={t('emptyText')}
      state={state}
      states={VENDOR_REVIEW_TABS.map((one) => ({
        state: one,
        label: t(`states.${one}`),
        count: list.counts[one],
      }))}
      {...list}
    >
      {list.data.map((application) => (
        <VendorCard key={application._id} application={application} />
      ))}
    </QueuePage>
  )
}
