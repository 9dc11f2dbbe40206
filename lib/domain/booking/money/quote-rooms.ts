import type { BookableListing, StayRequest } from '@/lib/domain/booking/bookable'
import { bedsOfRooms, divideParty } from '@/lib/domain/booking/rooms'
import { partyIssues, validatePeriodShape, validateRoom } from '@/lib/domain/booking/stay-rules'
import type { Issue } from '@/lib/domain/issues'
import { type Halalas, sharesOf, vatInside } from '@/lib/domain/money'
import type { UsedCode } from '@/lib/domain/promotions/promotion'
import type { StayFacts } from './discounts'
import { dueNow } from './part-payment'
import { promotionLines } from './price-adjustments'
import { answerOf, type LineRoom, priceStay, type Quote, type QuoteAnswer, sum } from './quote'

/** A room type of a stay in several, with what the server alone knows of the stay in it. */
export interface RoomOfStay {
  room: LineRoom
  listing: BookableListing
  units: number
  facts: StayFacts
}

/** The first room type, which the request names with its units and add-ons, and at least one further. */
export type RoomsOfStay = readonly [RoomOfStay, RoomOfStay, ...RoomOfStay[]]

/**
 * The price in halalas of a stay in several room types, whose terms passed `roomIssues`, or the issues that forbid it: each is
 * priced by its own rules for a part of the party, and a code takes off the sum. Add-ons and a pet are those of the first.
 */
export function quoteRooms(
  rooms: RoomsOfStay,
  request: StayRequest,
  now: Date,
  code: UsedCode | null = null,
): QuoteAnswer {
  const [main] = rooms
  const issues = stayIssues(rooms, request, now)
  if (issues.length > 0) return { quote: null, issues }
  const priced = pricedRooms(rooms, request, now)
  const roomLines = priced.flatMap(({ room, quote }) => quote.lines.map((line) => ({ ...line, room })))
  const lines = [...roomLines, ...promotionLines(sum(roomLines), code)]
  const totalHalalas = sum(lines)
  const dueNowHalalas = dueNowOf(priced, request, totalHalalas)
  const { nights, vatPercent, stayVat, checkInAt, checkOutAt, freeCancellationUntil } = priced[0].quote
  const quote: Quote = {
    ...{ lines, nights, totalHalalas, vatPercent, stayVat, checkInAt, checkOutAt, freeCancellationUntil },
    vatHalalas: vatPercent === null ? null : vatInside(totalHalalas, vatPercent),
    depositHalalas: priced.reduce((total, one) => total + one.quote.depositHalalas, 0),
    dueNowHalalas,
    dueLaterHalalas: totalHalalas - dueNowHalalas,
    paymentType: request.paymentType,
  }
  return answerOf(quote, main.facts)
}

/** Of the rules of each room type those of the first that forbids the stay, because all are for the same dates. */
function stayIssues(rooms: RoomsOfStay, request: StayRequest, now: Date): Issue[] {
  const broken = validatePeriodShape(request.period)
  if (broken.length > 0) return broken
  const beds = bedsOfRooms(rooms.map(({ listing, units }) => ({ ...listing, units })))
  const ofRooms = rooms.map((one, index) => validateRoom(one.listing, requestOf(one, index, request), now))
  return [
    ...(ofRooms.find((those) => those.length > 0) ?? []),
    ...partyIssues(beds, { ...request, units: 1 }),
  ]
}

/** What is asked of one room type; `index` 0 is the first. */
function requestOf({ units }: RoomOfStay, index: number, request: StayRequest): StayRequest {
  if (index === 0) return { ...request, units }
  const { pet: _pet, ownAddOns: _own, infants: _infants, ...shared } = request
  return { ...shared, units, infants: 0, addOns: [] }
}

type PricedRoom = RoomOfStay & { quote: Quote; request: StayRequest }

function pricedRooms(rooms: RoomsOfStay, request: StayRequest, now: Date): [PricedRoom, ...PricedRoom[]] {
  const parts = divideParty(request, rooms)
  const { adults, children } = request
  const guests = { adults, children }
  const priced = (one: RoomOfStay, index: number): PricedRoom => {
    const ofRoom = { ...requestOf(one, index, request), ...parts[index] }
    const quote = priceStay(one.listing, ofRoom, now, { code: null, facts: one.facts, guests })
    return { ...one, request: ofRoom, quote }
  }
  const [main, ...others] = rooms
  return [priced(main, 0), ...others.map((one, index) => priced(one, index + 1))]
}

/** What is due now of each room type by its own terms, of its share of the total. */
function dueNowOf(
  priced: readonly PricedRoom[],
  { paymentType }: StayRequest,
  totalHalalas: Halalas,
): Halalas {
  const full = priced.map(({ quote }) => quote.totalHalalas)
  const shares = sharesOf(totalHalalas, full)
  const dueOf = ({ listing, units }: PricedRoom, index: number) =>
    dueNow(listing, { paymentType, units }, shares[index] ?? 0)
  return priced.reduce((due, one, index) => due + dueOf(one, index), 0)
}
