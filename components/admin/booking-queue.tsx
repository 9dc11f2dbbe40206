'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/input/field'
import {
  ADMIN_LISTS,
  type AdminBookingListWire,
  type AdminList,
  type ExceptionListWire,
} from '@/lib/domain/booking/admin-wire'
import { BookingCard } from './booking-card'
import { ExceptionCard } from './exception-card'
import { QueuePage } from './queue-page'

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
          <BookingSearch list={list} q={q} />
          {bookings.data.map((booking) => (
            <BookingCard key={booking._id} booking={booking} />
          ))}
        </>
      )}
    </QueuePage>
  )
}

const Line = styled.form`
  display: grid; gap: var(--s-2) var(--s-3); grid-template-columns: minmax(0, 1fr) auto; align-items: end; max-inline-size: 560px;
  label { grid-column: 1 / -1; font-size: var(--fs-sm); font-weight: var(--fw-medium); }
`

/** Search by booking code or guest's number; a GET form, so that the address holds the query. */
function BookingSearch({ list, q }: { list: string; q: string }) {
  const t = useTranslations('admin.bookings')
  return (
    <Line role="search">
      <label htmlFor="booking-q">{t('find')}</label>
      <input type="hidden" name="state" value={list} />
      <TextInput
        id="booking-q"
        name="q"
        type="search"
        defaultValue={q}
        maxLength={30}
        dir="ltr"
        autoComplete="off"
      />
      <Button type="submit" $kind="outline">
        {t('findNow')}
      </Button>
    </Line>
  )
}
