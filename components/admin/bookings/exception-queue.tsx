'use client'

import { useTranslations } from 'next-intl'
import { ExceptionCard } from '@/components/admin/exception-card'
import { QueuePage } from '@/components/admin/queue-page'
import type { ExceptionListWire } from '@/lib/domain/booking/admin-wire'

/** Open exception requests, oldest first. */
export function ExceptionQueue({ list }: { list: ExceptionListWire }) {
  const t = useTranslations('admin.bookings')
  return (
    <QueuePage
      path="/admin/bookings"
      title={t('title')}
      emptyText={t('noExceptions')}
      state="exceptions"
      states={[
        { state: '', label: t('all') },
        { state: 'exceptions', label: t('lists.exceptions'), count: list.total },
      ]}
      page={list.page}
      pageSize={list.pageSize}
      total={list.total}
    >
      {list.data.map((request) => (
        <ExceptionCard key={request._id} request={request} />
      ))}
    </QueuePage>
  )
}
