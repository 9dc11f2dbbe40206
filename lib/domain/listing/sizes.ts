import { listingTypeOf } from './listing-types'
import type { TypeBasics } from './type-basics'
import type { Fact, PropertyType } from './vocabulary'

/** Room counts of types without bedrooms; the filter `rooms` compares their sum. */
export const ROOM_FACTS = ['maleRooms', 'femaleRooms', 'tents'] as const satisfies readonly Fact[]

/** Types with this fact derive the number of bedrooms from the room type. */
const BY_ROOM_TYPE: Fact = 'roomType'

/** The size filters of a listing type. */
interface SizeFilters {
  people: TypeBasics['people']
  /** what its rooms are called; null where the type has no room counts */
  rooms: 'bedrooms' | 'rooms' | 'tents' | null
  /** whether it has parts for men and for women */
  hasSections: boolean
}

/** The size filters of a type, from the facts of its row in LISTING_TYPES; for all types together only guests. */
export function sizeFiltersOf(type: PropertyType | undefined): SizeFilters {
  if (!type) return { people: 'guests', rooms: null, hasSections: false }
  const { facts, people } = listingTypeOf(type)
  const rooms = () => {
    if (facts.bedrooms || facts[BY_ROOM_TYPE]) return 'bedrooms'
    if (facts.tents) return 'tents'
    return facts.maleRooms ? 'rooms' : null
  }
  return {
    people,
    rooms: rooms(),
    hasSections: facts.section !== undefined,
  }
}
