import { useTranslations } from 'next-intl'
import { requestHref } from '@/components/shared/booking/vendor-addresses'
import { EmptyState } from '@/components/ui/empty-state'
import type { VendorBookingWire } from '@/lib/contract/schemas/booking/vendor-wire'
import type { CalendarConflictWire } from '@/lib/contract/schemas/calendar/wire'
import { BookingCard, BookingCards } from './booking-card'
import { DetailsLink } from './booking-item'
import { BookingTimes } from './booking-times'
import { Earnings } from './earnings'
import { GuestLine } from './guest-line'
import { RequestAnswer } from './request-answer'
import { RequestClashes } from './request-clashes'
import { byTimeLeft } from './request-clock'
import { TimeRing } from './time-ring'

interface RequestListProps {
  requests: readonly VendorBookingWire[]
  conflicts: readonly CalendarConflictWire[]
  /** the instant of the rendering */
  now: string
}

/** Open requests, most urgent first, each with the data for a decision. */
export function RequestList({ requests, conflicts, now }: RequestListProps) {
  const t = useTranslations('hosted.requests')
  if (requests.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
  return (
    <BookingCards>
      {byTimeLeft(requests).map((request) => (
        <BookingCard
          key={request._id}
          booking={request}
          href={requestHref(request._id)}
          state={<TimeRing expiresAt={request.expiresAt} now={now} />}
          foot={
            <>
              <RequestClashes request={request} others={requests} conflicts={conflicts} />
              <RequestAnswer booking={request}>
                <DetailsLink bookingId={request._id} code={request.code} />
              </RequestAnswer>
            </>
          }
        >
          <GuestLine guest={request.guest} />
          <BookingTimes stay={request} />
          <Earnings booking={request} />
        </BookingCard>
      ))}
    </BookingCards>
  )
}
