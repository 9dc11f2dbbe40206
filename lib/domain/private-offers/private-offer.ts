import type { Party, Period, StayRequest } from '@/lib/domain/booking/bookable'
import { hasSameDates } from '@/lib/domain/booking/period'
import { type UnusualPart, USUAL_PRICE } from '@/lib/domain/listing/pricing/unusual-change'
import { type Halalas, toSar } from '@/lib/domain/money'

/** For how many hours an offer is valid. */
export const OFFER_HOURS = { usual: 24, most: 7 * 24 } as const
export const OFFER_LENGTHS = [1, 6, 12, OFFER_HOURS.usual, 48, 72, OFFER_HOURS.most] as const

/** What ends an offer for good, in the order in which it is checked. */
export const OFFER_ENDS = ['used', 'withdrawn', 'declined', 'expired'] as const
export type OfferEnd = (typeof OFFER_ENDS)[number]

/** How an offer stands in its conversation: the dates may be taken, or the listing no longer sell the stay. */
export const OFFER_STATES = ['open', 'taken', 'unavailable', ...OFFER_ENDS] as const
export type OfferState = (typeof OFFER_STATES)[number]

/** Whether a side may still end an offer, also one whose dates are taken. */
export const canStillEnd = (state: OfferState): boolean => !OFFER_ENDS.some((end) => end === state)

/** Why an offer makes no price; `unknown` is another guest's one as well. */
export const OFFER_REFUSALS = ['unknown', ...OFFER_ENDS, 'other_stay'] as const
export type OfferRefusal = (typeof OFFER_REFUSALS)[number]

/** What a quote says of the offer that was named; with a refusal the price is the usual one. */
export interface QuoteOfferWire {
  _id: string
  refusal: OfferRefusal | null
  /** an option: its dates are held until it is used or ends; absent: they are not */
  holdsDates?: true
}

/** The stay that a vendor offers to one guest, at one price for its nights or hours and units. */
export interface OfferedStay {
  period: Period
  party: Party
  units: number
  priceHalalas: Halalas
}

/** An offer with what became of it. */
export interface PrivateOffer extends OfferedStay {
  guestId: string
  listingId: string
  expiresAt: Date
  withdrawnAt: Date | null
  declinedAt: Date | null
  /** the booking that used it last */
  bookingId: string | null
  /** when that booking ended without being paid */
  givenBackAt: Date | null
}

type Lifetime = Pick<PrivateOffer, 'expiresAt' | 'withdrawnAt' | 'declinedAt' | 'bookingId' | 'givenBackAt'>

/** How an offer ended; null while it may be used. The instant at which it expires is no longer in it. */
export function endOf(
  { expiresAt, withdrawnAt, declinedAt, bookingId, givenBackAt }: Lifetime,
  now: Date,
): OfferEnd | null {
  if (bookingId !== null && givenBackAt === null) return 'used'
  if (withdrawnAt !== null) return 'withdrawn'
  if (declinedAt !== null) return 'declined'
  return expiresAt <= now ? 'expired' : null
}

interface Wanted {
  /** null for a visitor */
  guestId: string | null
  listingId: string
  stay: StayRequest
}

/** Why an offer makes no price for what a guest wants; null when it does. Of another guest's one nothing is said. */
export function refuseOffer(
  offer: PrivateOffer | null,
  { guestId, listingId, stay }: Wanted,
  now: Date,
): OfferRefusal | null {
  if (!offer || offer.guestId !== guestId || offer.listingId !== listingId) return 'unknown'
  return endOf(offer, now) ?? (isSameStay(offer, stay) ? null : 'other_stay')
}

function isSameStay({ period, party, units }: OfferedStay, stay: StayRequest): boolean {
  const { adults, children, infants } = stay
  const isSameParty = party.adults === adults && party.children === children && party.infants === infants
  const isOneRoomType = !stay.rooms?.length
  return isSameParty && isOneRoomType && units === stay.units && hasSameDates(stay.period, period)
}

/** Whether an offer books a stay without a request: who offers it has approved it, but no overtime that the guest adds. */
export const isApprovedBy = (
  offer: QuoteOfferWire | undefined,
  { period }: Pick<StayRequest, 'period'>,
): boolean => offer?.refusal === null && !period.overtime

/** When an offer ends that is made now: never after the arrival. */
export function expiryOf(hours: number, checkInAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + hours * 3_600_000, checkInAt.getTime()))
}

/** A price above what the guest would pay without the offer, or below the part of it that is asked about. */
export function unusualOffer(price: Halalas, usual: Halalas): UnusualPart[] {
  const reason = price > usual ? 'aboveUsual' : price < usual * USUAL_PRICE.leastPart ? 'farBelowUsual' : null
  return reason ? [{ reason, price: toSar(price), usual: toSar(usual) }] : []
}
