import { listingTypeOf } from './listing-types'
import type { Fact, PropertyType } from './vocabulary'

/** The rooms that a kind counts where it has no bedrooms: the filter `rooms` asks for their sum. */
export const ROOM_FACTS = ['maleRooms', 'femaleRooms', 'tents'] as const satisfies readonly Fact[]

/** Kinds whose number of bedrooms follows from the type of room. */
const BY_ROOM_TYPE: Fact = 'roomType'

/** How large a listing of a kind may be asked for; the words for it differ from kind to kind. */
interface SizeFilters {
  /** who is counted: players on a pitch, guests elsewhere */
  people: 'players' | 'guests'
  /** what its rooms are; null where a kind counts none */
  rooms: 'bedrooms' | 'rooms' | 'tents' | null
  /** whether it has parts for men and for women */
  hasSections: boolean
}

/** What of the size can be asked of a kind, from the facts of its row in LISTING_TYPES; of all kinds together only guests. */
export function sizeFiltersOf(type: PropertyType | undefined): SizeFilters {
  if (!type) return { people: 'guests', rooms: null, hasSections: false }
  const { facts } = listingTypeOf(type)
  const rooms = () => {
    if (facts.bedrooms || facts[BY_ROOM_TYPE]) return 'bedrooms'
    if (facts.tents) return 'tents'
    return facts.maleRooms ? 'rooms' : null
  }
  return {
    people: facts.stands ? 'players' : 'guests',
    rooms: rooms(),
    hasSections: facts.section !== undefined,
  }
}
