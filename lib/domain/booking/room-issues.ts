import { type Issue, issue } from '@/lib/domain/issues'
import type { ChosenRoom } from './bookable'
import { haveSharedTerms, MAX_UNITS_REQUESTED, type SharedTerms } from './rooms'

/** A room type with its terms. */
interface SoldRoom {
  id: string
  propertyId: string | null
  terms: SharedTerms
}

const PATH = 'rooms'

/** Of several room types one is not sold any more. */
export const NOT_OFFERED: Issue[] = [issue(PATH, 'room_not_offered')]

/**
 * Why further room types cannot be booked with the first one, whatever the dates: one is named twice, not sold (`sold` are
 * those that are) or of another property, is paid, cancelled or confirmed in another way, or all are more units than a booking takes.
 */
export function roomIssues(
  main: SoldRoom & { units: number },
  chosen: readonly ChosenRoom[],
  sold: readonly SoldRoom[],
): Issue[] {
  const ids = [main.id, ...chosen.map(({ listingId }) => listingId)]
  if (new Set(ids).size < ids.length) return [issue(PATH, 'duplicate_key')]
  const offered = sold.filter(({ propertyId }) => propertyId !== null && propertyId === main.propertyId)
  const isOffered = ({ listingId }: ChosenRoom) => offered.some(({ id }) => id === listingId)
  if (!chosen.every(isOffered)) return NOT_OFFERED
  if (!offered.every(({ terms }) => haveSharedTerms(main.terms, terms)))
    return [issue(PATH, 'room_terms_differ')]
  const units = chosen.reduce((sum, one) => sum + one.units, main.units)
  return units > MAX_UNITS_REQUESTED ? [issue(PATH, 'too_many_units', { max: MAX_UNITS_REQUESTED })] : []
}
