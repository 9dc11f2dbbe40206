'use client'

import { useTranslations } from 'next-intl'
import { QueuePage } from '@/components/admin/queue-page'
import { REVIEW_TABS, type ReviewListWire, type ReviewTab } from '@/lib/domain/listing/listing-review'
import { ListingCard } from './listing-card'

/** All listings: those that wait for a decision first, oldest first. */
export function ListingQueue({ tab, list }: { tab: ReviewTab; list: ReviewListWire }) {
  const t = useTranslations('admin.services')
  return (
    <QueuePage
      path="/admin/services"
      title={t('title')}
      emptyText={t('emptyText')}
      state={tab}
      states={REVIEW_TABS.map((one) => ({ state: one, label: t(`tabs.${one}`), count: list.counts[one] }))}
      {...list}
    >
      {list.data.map((card) => (
        <ListingCard key={card._id} card={card} />
      ))}
    </QueuePage>
  )
}
