'use client'

import { useTranslations } from 'next-intl'
import {
  ADMIN_LISTS,
  type AdminBookingListWire,
  type AdminList,
  type ExceptionListWire,
} from '@/lib/domain/booking/admin-wire'
import { BookingCard } from './booking-card'
import { ExceptionCard } from './exception-card'
import { QueuePage } from './queue-page'
import { QueueSearch } from './queue-search'

interface BookingQueueProps {
  list: AdminList
  q: string
  exceptions: ExceptionListWire
  bookings: AdminBookingListWire
}

/** Open exception requests, oldest first, and all bookings. */
export function BookingQueue({ list, q, exceptions, bookings }: BookingQueueProps) {
  const t = useTranslations('admin.bookings')
  const { page, pageSize, total } = list === 'exceptions' ? exceptions : bookings
  return (
    <QueuePage
      path="/admin/bookings"
      title={t('title')}
      emptyText={t(list === 'exceptions' ? 'noExceptions' : 'noBookings')}
      state={list}
      states={ADMIN_LISTS.map((one) => ({
        state: one,
        label: t(`lists.${one}`),
        count: one === 'exceptions' ? exceptions.total : bookings.counts[one],
      }))}
      page={page}
      pageSize={pageSize}
      total={total}
      q={q}
    >
      {list === 'exceptions' ? (
        exceptions.data.map((request) => <ExceptionCard key={request._id} request={request} />)
      ) : (
        <>
          <QueueSearch label={t('find')} action={t('findNow')} state={list} q={q} />
          {bookings.data.map((booking) => (
            <BookingCard key={booking._id} booking={booking} />
          ))}
        </>
      )}
    </QueuePage>
  )
}
