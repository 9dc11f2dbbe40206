import type { Day } from '@/lib/domain/time/days'
import { REQUEST_HOLD_MINUTES } from './transitions'
import type { BookingWire } from './wire'

const MINUTE_MS = 60_000

/** How long a request still waits. */
interface RequestClock {
  /** whole minutes, rounded up; 0 when its time is over */
  minutesLeft: number
  /** of the 24 hours that a request has at most: 1 is all, 0 is none */
  part: number
  /** few enough that the answer should come now */
  isUrgent: boolean
}

const URGENT_MINUTES = 4 * 60

/** What the ring beside a request shows at `now`. */
export function requestClock(expiresAt: string | null, now: Date): RequestClock {
  const left = expiresAt === null ? 0 : (Date.parse(expiresAt) - now.getTime()) / MINUTE_MS
  const minutesLeft = Math.max(0, Math.ceil(left))
  return {
    minutesLeft,
    part: Math.min(1, minutesLeft / REQUEST_HOLD_MINUTES),
    isUrgent: minutesLeft <= URGENT_MINUTES,
  }
}

/** The request whose time ends first stands first; one without an end stands last. */
export function byTimeLeft<Waiting extends Pick<BookingWire, 'expiresAt' | '_id'>>(
  requests: readonly Waiting[],
): Waiting[] {
  const end = ({ expiresAt }: Waiting) =>
    expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(expiresAt)
  return requests.toSorted((one, other) => end(one) - end(other) || one._id.localeCompare(other._id))
}

/** Dates of one listing, `[from, to)` in days. */
interface ServiceDates {
  serviceId: string
  from: Day
  to: Day
}

/** What meets the dates of a request: the same listing and at least one common night. */
export function overlappingRequests<Other extends ServiceDates>(
  { serviceId: listingId, checkIn, checkOut }: Pick<BookingWire, 'serviceId' | 'checkIn' | 'checkOut'>,
  others: readonly Other[],
): Other[] {
  return others.filter((one) => one.serviceId === listingId && one.from < checkOut && checkIn < one.to)
}
