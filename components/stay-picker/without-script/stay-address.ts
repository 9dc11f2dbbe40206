import { typedCount } from '@/components/forms/typed-number'
import type { ListingForBooking } from '@/components/stay-picker/listing-for-booking'
import { periodFromBody, type QuoteBody } from '@/lib/domain/booking/bodies'
import type { ChosenRoom, Period } from '@/lib/domain/booking/bookable'
import type { ChosenAddOn } from '@/lib/domain/booking/money/own-add-ons'
import type { FreeStay } from '@/lib/domain/booking/stay-wire'
import { ADD_ONS, type AddOnName } from '@/lib/domain/listing/vocabulary'
import { isDay, parseQueryDay } from '@/lib/domain/time/days'
import { chosenFromParam, chosenToParam } from '@/lib/pages/chosen-add-on'
import { roomsFromParam, roomsToParam } from '@/lib/pages/chosen-rooms'
import type { PageQueryLists } from '@/lib/pages/page-query'

/** The query of a price page; a parameter can occur several times. */
type PlainParams = PageQueryLists<':type/*/price'>

/** The stay in a GET form; not validated: the api decides. */
export interface StayAddress {
  checkIn: string | undefined
  checkOut: string | undefined
  date: string | undefined
  start: string | undefined
  hours: number
  adults: number
  children: number
  infants: number
  pet: boolean
  units: number
  rooms: ChosenRoom[]
  overtime: number
  addOns: AddOnName[]
  ownAddOns: ChosenAddOn[]
}

/** Parses the query: dates as a form writes them (ISO) or as the search does (DD-MM-YYYY). */
export function parseStayAddress(params: PlainParams): StayAddress {
  const text = (name: keyof PlainParams) => [params[name]].flat()[0]
  const count = (name: keyof PlainParams, without: number) => typedCount(text(name) ?? '') ?? without
  const checkIn = dayOf(text('checkIn'))
  return {
    checkIn,
    checkOut: dayOf(text('checkOut')),
    date: dayOf(text('date')) ?? checkIn,
    start: text('start'),
    hours: count('hours', 1),
    adults: count('adults', 2),
    children: count('children', 0),
    infants: count('infants', 0),
    pet: text('pet') === 'true',
    units: count('units', 1),
    rooms: roomsFromParam(text('rooms')),
    overtime: count('overtime', 0),
    addOns: ADD_ONS.filter((name) => [params.addOns].flat().includes(name)),
    ownAddOns: [params.ownAddOns].flat().flatMap((param) => chosenFromParam(param) ?? []),
  }
}

/** The request to the api; null while the dates are incomplete. */
export function quoteBodyOf({ terms }: ListingForBooking, stay: StayAddress): QuoteBody | null {
  const { checkIn, checkOut, date, start, hours, ...party } = stay
  const rest = { ...party, paymentType: terms.paymentType }
  if (terms.pricingMode === 'hourly') return date && start ? { date, start, hours, ...rest } : null
  return checkIn && checkOut ? { checkIn, checkOut, ...rest } : null
}

/** The requested nights or hours; null while incomplete. */
export function periodOfAddress(offer: ListingForBooking, stay: StayAddress): Period | null {
  const body = quoteBodyOf(offer, stay)
  return body && periodFromBody(body)
}

/** The address of the same stay at other dates. */
export function stayAddressQuery(action: string, stay: StayAddress, dates: FreeStay): string {
  const {
    checkIn: _checkIn,
    checkOut: _checkOut,
    date: _date,
    start: _start,
    rooms,
    addOns,
    ownAddOns,
    pet,
    ...party
  } = stay
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...party, ...dates })) params.set(name, String(value))
  if (pet) params.set('pet', 'true')
  if (rooms.length > 0) params.set('rooms', roomsToParam(rooms))
  for (const addOn of addOns) params.append('addOns', addOn)
  for (const chosen of ownAddOns) params.append('ownAddOns', chosenToParam(chosen))
  return `${action}?${params}`
}

function dayOf(text: string | undefined): string | undefined {
  if (!text) return undefined
  return isDay(text) ? text : (parseQueryDay(text) ?? undefined)
}
