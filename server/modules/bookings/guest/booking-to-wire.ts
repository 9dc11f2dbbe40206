import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import { amountToCollect } from '@/lib/domain/booking/money/due'
import type { MoneyMovement } from '@/lib/domain/booking/money/money-movements'
import type { BookingEvent, BookingState } from '@/lib/domain/booking/transitions'
import { toSar } from '@/lib/domain/money'
import { reviewButtonState } from '@/lib/domain/reviews/review'
import { nameToWire } from '@/lib/domain/text/bilingual'
import type { BookingWithParties } from '@/server/modules/bookings/booking-list-store'
import { dateChangeToWire, isOpenNow } from '@/server/modules/bookings/date-changes/date-change-to-wire'
import { CONTACT_STATES, type HistoryStep, sharedParts } from '@/server/modules/bookings/shared-wire'
import type { Bookable } from '@/server/modules/listings/load-bookable'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import { maskContacts } from '@/server/modules/platform/contact-details/mask'

/** Events that a guest can cause through the api. */
const GUEST_EVENTS: readonly BookingEvent[] = [
  'pay',
  'change_dates',
  'cancel',
  'ask_exception',
  'check_in',
  'check_out',
  'pay_rest',
  'pay_difference',
  'give_up_new_dates',
]

/** What friends pay has the price of its dates, and only they pay it; new dates are paid or given up while they are held. */
const eventsOf = (row: Pick<BookingWithParties, 'isSplit' | 'dateChange'>, now: Date) =>
  GUEST_EVENTS.filter((event) => {
    if (event === 'change_dates' || event === 'pay') return !row.isSplit
    return (event !== 'pay_difference' && event !== 'give_up_new_dates') || isOpenNow(row.dateChange, now)
  })

type BookableRow = Bookable['row']

/** The data that a guest may see; it excludes reviews of the guest. */
type Reported = Pick<BookingWithParties, 'booking' | 'reviewId' | 'isSplit' | 'dateChange' | 'series'> &
  Pick<BookableRow, 'secondaryPhone'> & {
    listing: Pick<BookableRow['service'], 'address' | 'houseNumber' | 'latitude' | 'longitude'>
    host: BookableRow['owner']
  }

/** A new booking has no reason yet. */
type ReasonedStep = HistoryStep & { reason?: string | null }

/** A booking as its guest reads it. */
export function bookingToWire(
  row: Reported,
  history: readonly ReasonedStep[],
  money: MoneyMovement[],
  now: Date,
): BookingWire {
  return {
    ...sharedParts(row.booking, history, money, { role: 'guest', events: eventsOf(row, now) }, now),
    ...(row.series ? { series: row.series } : {}),
    dateChange: row.dateChange && dateChangeToWire(row.booking, row.dateChange, now),
    rest: toSar(amountToCollect(row.booking)),
    host: hostOf(row),
    arrival: arrivalOf(row),
    review: reviewButtonState(row.booking, row.reviewId !== null, now),
    hostReason: hostReasonOf(history),
  }
}

const DECLINED_BY_HOST: readonly BookingState[] = ['rejected', 'cancelled_by_vendor']

/** The host's reason, with contact details masked like in a message; reasons of admins are not shown. */
function hostReasonOf(history: readonly ReasonedStep[]): string | null {
  const no = history.find(({ toState }) => DECLINED_BY_HOST.includes(toState))
  return no?.reason ? maskContacts(no.reason).text : null
}

/** The phone number is shown once the booking is confirmed. */
function hostOf({ booking, host, secondaryPhone }: Reported): BookingWire['host'] {
  const phone = CONTACT_STATES.includes(booking.state) ? (secondaryPhone ?? host.phone) : null
  return { ...nameToWire(publicNameOf(host)), phone }
}

function arrivalOf({ booking, listing }: Reported): BookingWire['arrival'] {
  if (!CONTACT_STATES.includes(booking.state)) return null
  return {
    code: booking.arrivalCode,
    address: listing.address,
    houseNumber: listing.houseNumber,
    location: [listing.latitude, listing.longitude],
  }
}
