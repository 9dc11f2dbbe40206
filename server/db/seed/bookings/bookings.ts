import { type Quote, quoteStay } from '@/lib/domain/booking/money/quote'
import { occupiedSpan } from '@/lib/domain/booking/occupied-span'
import { mostAdults } from '@/lib/domain/booking/party'
import type { Span } from '@/lib/domain/booking/period'
import { addDays, addMinutes, type Day, instantAt, riyadhDay } from '@/lib/domain/time/days'
import type { SeedListing } from '@/server/db/seed/listings/listings'
import { DEMO_GUEST, GUESTS, type SeedUser } from '@/server/db/seed/people/users'
import { type Random, randomOf } from '@/server/db/seed/random'
import { Occupancy, type PlannedBooking, pastBookings, staysBefore, upcomingBookings } from './plan'

type StayEnd = 'confirmed' | 'checked_in' | 'completed' | 'cancelled_by_guest'

/** A booking with all its facts; its rows are derived from it. */
export interface SeedBooking extends PlannedBooking {
  id: string
  code: string
  arrivalCode: string
  listing: SeedListing
  guest: SeedUser
  party: { adults: number; children: number; infants: number }
  quote: Quote
  span: Span
  unitNumbers: number[]
  state: StayEnd
  createdAt: Date
}

export interface SeedBlock {
  id: string
  listing: SeedListing
  span: Span
}

interface ReviewedStay {
  stay: SeedBooking
  writtenAt: Date
}

/** The stay of each review, and when it is written, by its id. */
export type ReviewedStays = ReadonlyMap<string, ReviewedStay>

const DAY_MINUTES = 24 * 60
/** From the publication of a listing, in the morning, to its first booking. */
const FIRST_BOOKED = '11:00'
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The demo guest's stays: one for each tab and two without a review; none needs a payment before arrival. */
const OF_DEMO_GUEST: readonly { listing: string; weeksAhead: number; state: StayEnd }[] = [
  { listing: 'Chalets 2', weeksAhead: 3, state: 'confirmed' },
  { listing: 'Chalets 0', weeksAhead: -1, state: 'completed' },
  { listing: 'Chalets 2', weeksAhead: -2, state: 'completed' },
  { listing: 'Chalets 0', weeksAhead: 6, state: 'cancelled_by_guest' },
]

/** A stay at the demo's host that ended yesterday: its deposit is held and can be claimed. */
const WITH_HELD_DEPOSIT = { listing: 'Resorts 5', guest: GUESTS[0] }

/** A guest who stays at the demo's host today and has not paid at the door yet. */
const IN_PLACE = { listingId: 'al-riwaq-retreat-jeddah', guest: GUESTS[1] }

export function makeBookings(
  seedListings: readonly SeedListing[],
  now: Date,
): { stays: SeedBooking[]; blocks: SeedBlock[]; reviewed: ReviewedStays } {
  const today = riyadhDay(now)
  const everything = seedListings.map((listing) => staysOf(listing, today, now))
  return {
    stays: everything.flatMap((one) => one.stays),
    blocks: everything.flatMap((one) => one.blocks),
    reviewed: new Map(everything.flatMap((one) => one.reviewed)),
  }
}

function staysOf(listing: SeedListing, today: Day, now: Date) {
  const random = randomOf(`stays ${listing.plan.id}`)
  const occupancy = new Occupancy(listing.terms.units)
  const book = booker(listing, occupancy, random, now)
  const own = demoGuestStays(listing, today, random).map(({ wanted, state }) =>
    book(wanted, state, DEMO_GUEST),
  )
  const blocks = blocksOf(listing, occupancy, today, random)
  const present =
    listing.plan.id === IN_PLACE.listingId ? [book(around(today), 'checked_in', IN_PLACE.guest)] : []
  // Before those of the reviews, which find other nights where one is taken.
  const recent = isListing(listing, WITH_HELD_DEPOSIT.listing)
    ? [book(lastNight(today), 'completed', WITH_HELD_DEPOSIT.guest)]
    : []
  const reviewed = reviewedStays(listing, occupancy, now)
  const past = pastBookings(listing, today, random).map((wanted) => book(wanted, 'completed'))
  const coming = upcomingBookings(listing, today, random).map((wanted) => book(wanted, 'confirmed'))
  const ofReviews = reviewed.map(([, { stay }]) => stay)
  return {
    blocks,
    reviewed,
    stays: [...own, ...present, ...recent, ...ofReviews, ...past, ...coming].filter((stay) => stay !== null),
  }
}

/**
 * A stay of each author that ended before the review, which is written later where none is free. A generator of its own, so that it
 * changes the facts of no other stay.
 */
function reviewedStays(listing: SeedListing, occupancy: Occupancy, now: Date): [string, ReviewedStay][] {
  const random = randomOf(`reviewed stays ${listing.plan.id}`)
  const book = booker(listing, occupancy, random, now, 'r')
  return listing.reviews.map(({ id, authorId, createdAt }) => {
    const author = GUESTS.find((guest) => guest.id === authorId)
    for (let writtenAt = createdAt; writtenAt < now; writtenAt = addMinutes(writtenAt, DAY_MINUTES)) {
      for (const wanted of staysBefore(listing, riyadhDay(writtenAt), random)) {
        if (occupiedSpan(wanted.period, listing.terms).to >= writtenAt) continue
        const stay = book(wanted, 'completed', author)
        if (stay) return [id, { stay, writtenAt }]
      }
    }
    throw new Error(`no stay is free for ${id}`)
  })
}

const isListing = ({ plan }: SeedListing, name: string) => name === `${plan.type} ${plan.index}`

function lastNight(today: Day): PlannedBooking {
  return { period: { mode: 'daily', checkIn: addDays(today, -2), checkOut: addDays(today, -1) }, units: 1 }
}

function around(today: Day): PlannedBooking {
  return { period: { mode: 'daily', checkIn: addDays(today, -1), checkOut: addDays(today, 1) }, units: 1 }
}

function demoGuestStays(listing: SeedListing, today: Day, random: Random) {
  return OF_DEMO_GUEST.filter((one) => isListing(listing, one.listing)).map(({ weeksAhead, state }) => {
    const checkIn = addDays(today, weeksAhead * 7 + 1)
    const checkOut = addDays(checkIn, random.between(1, 2))
    return { state, wanted: { period: { mode: 'daily' as const, checkIn, checkOut }, units: 1 } }
  })
}

function booker(listing: SeedListing, occupancy: Occupancy, random: Random, now: Date, series = '') {
  let count = 0
  return (
    wanted: PlannedBooking,
    state: StayEnd,
    guest: SeedUser = random.pick(GUESTS),
  ): SeedBooking | null => {
    const { terms, plan } = listing
    const party = partyOf(listing, wanted, random)
    const createdAt = madeAt(listing, wanted, random, now)
    const request = { ...wanted, ...party, addOns: [], paymentType: terms.paymentType }
    const { quote } = quoteStay(terms, request, createdAt)
    const span = occupiedSpan(wanted.period, terms)
    const unitNumbers = quote && (state === 'cancelled_by_guest' ? [1] : occupancy.take(span, wanted.units))
    if (!quote || !unitNumbers) return null
    count += 1
    return {
      ...wanted,
      id: `booking-${plan.id}-${series}${count}`,
      code: `DY-${Array.from({ length: 6 }, () => random.pick([...CODE_LETTERS])).join('')}`,
      arrivalCode: String(random.between(1000, 9999)),
      listing,
      guest,
      party,
      quote,
      span,
      unitNumbers,
      state,
      createdAt,
    }
  }
}

/** Some days before the stay, never in the future and never before the listing was published. */
function madeAt(listing: SeedListing, { period }: PlannedBooking, random: Random, now: Date): Date {
  const { from } = occupiedSpan(period, listing.terms)
  const latest = Math.min(from.getTime(), now.getTime())
  const madeAt = addMinutes(new Date(latest), -random.between(DAY_MINUTES / 2, 18 * DAY_MINUTES))
  const first = instantAt(listing.publishedOn, FIRST_BOOKED)
  return new Date(Math.max(madeAt.getTime(), first.getTime()))
}

function partyOf({ terms, plan }: SeedListing, { units }: PlannedBooking, random: Random) {
  const most = terms.maxGuests * units
  const adults =
    plan.type === 'Wedding_Halls'
      ? Math.floor(most * 0.8)
      : random.between(1, Math.min(6, mostAdults(terms, units)))
  return {
    adults,
    children: random.between(0, Math.min(3, most - adults)),
    infants: random.chance(0.1) ? 1 : 0,
  }
}

/** Blocks a few days of a listing, on every unit. */
function blocksOf(listing: SeedListing, occupancy: Occupancy, today: Day, random: Random): SeedBlock[] {
  const { plan, terms } = listing
  if (plan.index === 0 || !random.chance(0.35)) return []
  const first = addDays(today, random.between(6, 60))
  const last = addDays(first, random.between(2, 4))
  const whole = { ...terms, pricingMode: 'daily' as const }
  const span = occupiedSpan({ mode: 'daily', checkIn: first, checkOut: last }, whole)
  return occupancy.take(span, terms.units) ? [{ id: `block-${plan.id}`, listing, span }] : []
}
