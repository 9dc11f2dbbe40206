import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { paymentHref } from '@/components/shared/booking/payment-address'
import { Button } from '@/components/ui/button'
import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import { BOOKING_STATES, type BookingEvent } from '@/lib/domain/booking/transitions'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { Link } from '@/lib/i18n/navigation'

interface RowAction {
  event: BookingEvent
  label: string
  href: (bookingId: string) => string
  isMain: boolean
}

const detailHref = (id: string) => `/booking/${id}`

/** The actions of a row, most urgent first, with their links. */
const ACTIONS: readonly RowAction[] = [
  { event: 'pay', label: 'stay.do.pay', href: (id) => paymentHref(id, 'due_now'), isMain: true },
  {
    event: 'pay_difference',
    label: 'stay.do.pay_difference',
    href: (id) => paymentHref(id, 'difference'),
    isMain: true,
  },
  { event: 'check_in', label: 'stay.do.check_in', href: detailHref, isMain: true },
  { event: 'check_out', label: 'stay.do.check_out', href: detailHref, isMain: true },
  { event: 'change_dates', label: 'stay.dates.change', href: detailHref, isMain: false },
  {
    event: 'cancel',
    label: 'booking.cancel',
    href: (id) => `${detailHref(id)}#cancellation`,
    isMain: false,
  },
]
const VISIBLE_ACTIONS = 2

const Actions = styled.div`
  grid-column: 1 / -1; position: relative; display: flex; flex-wrap: wrap; gap: var(--s-2);
  > * { flex: 1 1 auto; }
  @media (min-width: 701px) { grid-column: auto; flex-direction: column; align-items: stretch; min-inline-size: 150px; padding-inline-end: var(--s-2); }
`

/** The actions that the state of the booking allows now. */
export function RowActions({ booking }: { booking: BookingWire }) {
  const t = useTranslations()
  const { _id, allowed, status, service: listing, serviceId: listingId } = booking
  const open = ACTIONS.filter((one) => allowed.includes(one.event)).slice(0, VISIBLE_ACTIONS)
  const isOver = BOOKING_STATES[status].dates === 'released'
  return (
    <Actions>
      {open.map(({ event, label, href, isMain }) => (
        <Button key={event} as={Link} $size="sm" $kind={isMain ? 'primary' : 'outline'} href={href(_id)}>
          {t(label)}
        </Button>
      ))}
      {booking.review === 'open' ? (
        <Button as={Link} $size="sm" href={`/booking/${_id}?review=1`}>
          {t('stay.rate')}
        </Button>
      ) : null}
      {isOver ? (
        <Button
          as={Link}
          $size="sm"
          $kind="outline"
          href={`/${listingTypeOf(listing.type).slug}/${listingId}`}
        >
          {t('stay.bookAgain')}
        </Button>
      ) : null}
    </Actions>
  )
}
