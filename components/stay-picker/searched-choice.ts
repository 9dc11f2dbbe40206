import { searchedParty, takesPets } from '@/lib/domain/booking/party'
import { MAX_UNITS_REQUESTED } from '@/lib/domain/booking/rooms'
import { parseHours, parseStay, periodOfSearch } from '@/lib/domain/search/searched-stay'
import type { ListingForBooking } from './listing-for-booking'

/** What the search in an address chooses: dates or hours, party and pet; null where it has no whole dates. */
export function searchedChoice(search: string, terms: ListingForBooking['terms'], hasRooms: boolean) {
  const params = Object.fromEntries(new URLSearchParams(search))
  const { checkIn, checkOut } = parseStay(params).dates
  // A larger party books several rooms: their cards say how many.
  const party = searchedParty(terms, params.guests, hasRooms ? MAX_UNITS_REQUESTED : 1)
  const pet = params.pet === '1' && takesPets(terms.fees)
  const hours = parseHours(params)
  const date = periodOfSearch({ checkIn, ...hours })?.date ?? checkIn
  return checkIn && checkOut && date ? { checkIn, checkOut, date, ...hours, pet, ...party } : null
}
