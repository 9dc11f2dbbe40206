import type { BookableListing, Party } from './bookable'
import type { Fee } from './money/fees'

/** How many guests one unit takes. */
export type Beds = Pick<BookableListing, 'maxGuests' | 'maxAdults'>

/** The most adults of a party: their beds, and never more than all guests. Children may sleep in beds of adults. */
export function mostAdults({ maxGuests, maxAdults = maxGuests }: Beds, units: number): number {
  return Math.min(maxAdults, maxGuests) * units
}

/** The adults of a party that nobody has chosen yet: two where they fit. */
export function usualAdults(beds: Beds): number {
  return Math.max(1, Math.min(2, mostAdults(beds, 1)))
}

/** Where the steppers of a party end, each beside the numbers chosen now. */
export function partyLimits(
  beds: Beds,
  { adults, children, units }: Pick<Party, 'adults' | 'children'> & { units: number },
) {
  const guests = beds.maxGuests * units
  return {
    guests,
    /** whether the beds of adults end them before the room of all guests does */
    endsAtBeds: mostAdults(beds, units) < guests - children,
    adults: Math.max(1, Math.min(mostAdults(beds, units), guests - children)),
    children: Math.max(0, guests - adults),
  }
}

/** The party of a search, which counts guests alone, as far as so many units take it; null where it names none. */
export function searchedParty(
  beds: Beds,
  text: string | undefined,
  mostUnits = 1,
): Pick<Party, 'adults' | 'children'> | null {
  const count = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 0
  const guests = Math.min(count, beds.maxGuests * mostUnits)
  return guests < 1 ? null : partyOfGuests(beds, guests, Math.ceil(guests / beds.maxGuests))
}

/** Guests as a party: adults as far as the beds of the units go, the others as children. */
export function partyOfGuests(beds: Beds, guests: number, units = 1): Pick<Party, 'adults' | 'children'> {
  const adults = Math.min(guests, mostAdults(beds, units))
  return { adults, children: guests - adults }
}

/** How many units take a party. */
export function unitsFor(beds: Beds, { adults, children }: Pick<Party, 'adults' | 'children'>): number {
  return Math.max(Math.ceil((adults + children) / beds.maxGuests), Math.ceil(adults / mostAdults(beds, 1)))
}

/** The party among the parts of a stay. */
export function partyOf({ adults, children, infants, pet }: Party): Party {
  return { adults, children, infants, ...(pet ? { pet } : {}) }
}

/** Whether a listing takes a pet, of which it may say what it costs. */
export const takesPets = (fees: readonly Fee[] | undefined) =>
  fees?.some(({ kind }) => kind === 'pet') ?? false
