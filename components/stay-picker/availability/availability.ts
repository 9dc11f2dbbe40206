import { isErrorOf } from '@/lib/api/http'
import type { StayQuoteWire } from '@/lib/contract/schemas/booking/wire'
import type { StayFacts } from '@/lib/domain/booking/money/discounts'
import type { FreeStay } from '@/lib/domain/booking/stay-wire'
import type { OwnBooking, QuoteWire } from '@/lib/domain/booking/wire'

/** The availability of the chosen dates; `unknown` when the call failed: the booking itself decides then. */
export type Availability =
  | { state: 'asking' | 'unknown' }
  /** with the price of a stay in several room types */
  | { state: 'free'; facts?: StayFacts; quote?: QuoteWire }
  | { state: 'taken'; freeUnits: number; nearest: FreeStay[]; own?: readonly OwnBooking[] }
  | { state: 'refused'; messages: string[]; nearest: FreeStay[] }

/** For a backend without an availability endpoint, the booking itself decides. */
export function fromAnswer(
  { availability, facts, ...quote }: QuoteWire & Partial<Pick<StayQuoteWire, 'availability' | 'facts'>>,
  isOfRooms: boolean,
): Availability {
  if (!availability) return { state: 'unknown' }
  const { isFree, freeUnits, nearest, ownBookings: own = [] } = availability
  if (!isFree) return { state: 'taken', freeUnits, nearest, own }
  return { state: 'free', ...(facts ? { facts } : {}), ...(isOfRooms ? { quote } : {}) }
}

export function fromFailure(failure: unknown): Availability {
  if (!isErrorOf('POST /services/:id/quote', failure, 'invalid')) return { state: 'unknown' }
  return {
    state: 'refused',
    messages: (failure.answer.issues ?? []).map(({ message }) => message),
    nearest: failure.answer.nearest ?? [],
  }
}
