import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import { REQUEST_HOLD_MINUTES } from '@/lib/domain/booking/transitions'
import type { Day } from '@/lib/domain/time/days'

const MINUTE_MS = 60_000

/** The remaining time of a booking request. */
interface RequestClock {
  /** whole minutes, rounded up; 0 when its time is over */
  minutesLeft: number
  /** of the 24 hours that a request has at most: 1 is all, 0 is none */
  part: number
  /** at most four hours are left */
  isUrgent: boolean
}

const URGENT_MINUTES = 4 * 60

/** The remaining time at `now`; zero without an expiry. */
export function requestClock(expiresAt: string | null, now: Date): RequestClock {
  const left = expiresAt === null ? 0 : (Date.parse(expiresAt) - now.getTime()) / MINUTE_MS
  const minutesLeft = Math.max(0, Math.ceil(left))
  return {
    minutesLeft,
    part: Math.min(1, minutesLeft / REQUEST_HOLD_MINUTES),
    isUrgent: minutesLeft <= URGENT_MINUTES,
  }
}

/** Sorted by expiry, the earliest first; requests without one come last. */
export function byTimeLeft<Waiting extends Pick<BookingWire, 'expiresAt' | '_id'>>(
  requests: readonly Waiting[],
): Waiting[] {
  const end = ({ expiresAt }: Waiting) =>
    expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(expiresAt)
  return requests.toSorted((one, other) => end(one) - end(other) || one._id.localeCompare(other._id))
}

/** Dates of one listing, `[from, to)` in days. */
interface ListingDates {
  serviceId: string
  from: Day
  to: Day
}

type RequestedStay = Pick<BookingWire, 'serviceId' | 'rooms' | 'checkIn' | 'checkOut'>

/** The listings that a booking takes: of a property several room types. */
export const listingsOf = ({ serviceId, rooms }: Pick<RequestedStay, 'serviceId' | 'rooms'>): string[] =>
  rooms?.map(({ _id }) => _id) ?? [serviceId]

/** The entries that overlap a request: one of its listings and at least one common night. */
export function overlappingRequests<Other extends ListingDates>(
  request: RequestedStay,
  others: readonly Other[],
): Other[] {
  const { checkIn, checkOut } = request
  const listings = listingsOf(request)
  return others.filter((one) => listings.includes(one.serviceId) && one.from < checkOut && checkIn < one.to)
}
