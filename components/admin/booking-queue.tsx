'use client'

import { useTranslations } from 'next-intl'
import type { AdminBookingListWire, ConsoleList, ExceptionListWire } from '@/lib/domain/booking/admin-wire'
import { CONSOLE_LISTS } from '@/lib/domain/booking/admin-wire'
import { AnyBookingCard } from './any-booking-card'
import { BookingSearch } from './booking-search'
import { ExceptionCard } from './exception-card'
import { QueuePage } from './queue-page'

interface BookingQueueProps {
  list: ConsoleList
  q: string
  exceptions: ExceptionListWire
  bookings: AdminBookingListWire
}

/** What waits for mercy, the oldest first, and all bookings of the house. */
export function BookingQueue({ list, q, exceptions, bookings }: BookingQueueProps) {
  const t = useTranslations('admin.bookings')
  const { page, pageSize, total } = list === 'exceptions' ? exceptions : bookings
  return (
    <QueuePage
      path="/admin/bookings"
      title={t('title')}
      emptyText={t(list === 'exceptions' ? 'noExceptions' : 'noBookings')}
      state={list}
      states={CONSOLE_LISTS.map((one) => ({
        state: one,
        word: t(`lists.${one}`),
        count: one === 'exceptions' ? exceptions.total : bookings.counts[one],
      }))}
      page={page}
      pageSize={pageSize}
      total={total}
      q={q}
    >
      {list === 'exceptions' ? (
        exceptions.data.map((wish) => <ExceptionCard key={wish._id} wish={wish} />)
      ) : (
        <>
          <BookingSearch list={list} q={q} />
          {bookings.data.map((booking) => (
            <AnyBookingCard key={booking._id} booking={booking} />
          ))}
        </>
      )}
    </QueuePage>
  )
}
