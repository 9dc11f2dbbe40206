import { array, boolean, number, object, string } from 'yup'
import { ID } from '@/lib/domain/id'
import { type Issue, issue } from '@/lib/domain/issues'
import { MAX_ROOM_TYPES } from '@/lib/domain/listing/room-types'
import { ADD_ONS, PAYMENT_TYPES } from '@/lib/domain/listing/vocabulary'
import { MAX_TYPED_CODE } from '@/lib/domain/promotions/promotion'
import { isDay } from '@/lib/domain/time/days'
import { MAX_HOURS, type Period, type StayRequest } from './bookable'
import { MAX_OVERTIME } from './money/fees'
import { MAX_OWN_ADD_ONS, MAX_PIECES } from './money/own-add-ons'
import { withOvertimeOf } from './overtime'
import { MAX_UNITS_REQUESTED } from './rooms'
import { areWeekly, SERIES_BOUNDS } from './series'

const MAX_PARTY = 5000

/** Who comes, and how many units they take. */
export const partyFields = {
  adults: number().required().integer().min(0).max(MAX_PARTY),
  children: number().required().integer().min(0).max(MAX_PARTY),
  infants: number().required().integer().min(0).max(MAX_PARTY),
  units: number().required().integer().min(1).max(MAX_UNITS_REQUESTED),
}

const chosenAddOn = object({
  _id: string().required().matches(ID),
  /** pieces; absent: one */
  quantity: number().integer().min(1).max(MAX_PIECES),
}).noUnknown()

const chosenRoom = object({
  listingId: string().required().matches(ID),
  units: number().required().integer().min(1).max(MAX_UNITS_REQUESTED),
}).noUnknown()

const stayFields = {
  checkIn: string().max(10),
  checkOut: string().max(10),
  date: string().max(10),
  start: string().max(5),
  hours: number().integer().min(1).max(MAX_HOURS),
  /** hours after check-out, or half hours behind the last hour */
  overtime: number().integer().min(0).max(MAX_OVERTIME),
  ...partyFields,
  pet: boolean(),
  /** further room types of the property, for the same dates; absent: none */
  rooms: array(chosenRoom.required()).max(MAX_ROOM_TYPES - 1),
  addOns: array(string().required().oneOf(ADD_ONS)).required().max(ADD_ONS.length),
  /** those under names of the vendor */
  ownAddOns: array(chosenAddOn.required()).max(MAX_OWN_ADD_ONS),
  paymentType: string().required().oneOf(PAYMENT_TYPES),
  promotionCode: string().max(MAX_TYPED_CODE),
  /** a private offer of the vendor to the guest who sends it */
  offerId: string().matches(ID),
}

/** The body of POST services/{id}/quote: `{ checkIn, checkOut }` or `{ date, start, hours }` and the party. */
export const quoteBody = object(stayFields).noUnknown()
export type QuoteBody = ReturnType<typeof quoteBody.validateSync>

/** The body of POST bookings: the quote's, the listing, and what the guest saw in SAR: the total, and what of it is due now. */
export const bookingBody = object({
  ...stayFields,
  serviceId: string().required().matches(ID),
  total: number().min(0),
  dueNow: number().min(0),
}).noUnknown()
export type BookingBody = ReturnType<typeof bookingBody.validateSync>

const { checkIn, checkOut, date, start, hours } = stayFields

/** A visit by the hour that is repeated each week: without codes and offers, which are for one booking. */
const visitFields = {
  serviceId: string().required().matches(ID),
  start: start.required(),
  hours: hours.required(),
  overtime: stayFields.overtime,
  ...partyFields,
  pet: stayFields.pet,
  addOns: stayFields.addOns,
  ownAddOns: stayFields.ownAddOns,
  paymentType: stayFields.paymentType,
}

/** The body of POST series/quote: the first visit, and for how many weeks. */
export const seriesQuoteBody = object({
  ...visitFields,
  date: date.required(),
  weeks: number().required().integer().min(SERIES_BOUNDS.minWeeks).max(SERIES_BOUNDS.maxWeeks),
}).noUnknown()
export type SeriesQuoteBody = ReturnType<typeof seriesQuoteBody.validateSync>

const chosenWeek = object({ date: date.required(), total: number().required().min(0) }).noUnknown()

/** The body of POST series: the chosen weeks, each with the total in SAR that the guest saw. */
export const seriesBody = object({
  ...visitFields,
  weeks: array(chosenWeek.required())
    .required()
    .min(SERIES_BOUNDS.minWeeks)
    .max(SERIES_BOUNDS.maxWeeks)
    .test('matches', (weeks = []) => {
      const dates = weeks.flatMap(({ date }) => (date !== undefined && isDay(date) ? [date] : []))
      // A date that is none is named by its own rule.
      return dates.length < weeks.length || areWeekly(dates)
    }),
}).noUnknown()
export type SeriesBody = ReturnType<typeof seriesBody.validateSync>

/** Nights, or the beginning of a visit by the hour. */
export const datesFields = { checkIn, checkOut, date, start }

/** The body of POST bookings/{id}/dates and of its quote: new dates, and the total in SAR that the guest saw. */
export const datesBody = object({ ...datesFields, hours, total: number().min(0) }).noUnknown()
export type DatesBody = ReturnType<typeof datesBody.validateSync>

/** The requested stay of a body; issues when it names neither nights nor hours, or both. */
export function stayFromBody(
  body: QuoteBody,
): { stay: StayRequest; issues: [] } | { stay: null; issues: Issue[] } {
  const dates = periodFromBody(body)
  if (!dates) return { stay: null, issues: [issue('checkIn', 'required')] }
  const { adults, children, infants, units, rooms = [], addOns, ownAddOns = [], paymentType } = body
  const party = { adults, children, infants, ...(body.pet ? { pet: true } : {}) }
  const chosen = {
    ...(rooms.length > 0 ? { rooms } : {}),
    ...{ addOns, ...(ownAddOns.length > 0 ? { ownAddOns } : {}) },
  }
  const period = withOvertimeOf(dates, body)
  return { stay: { period, ...party, units, ...chosen, paymentType }, issues: [] }
}

/** Nights or hours; null when a body names neither, or both. */
export function periodFromBody(body: Omit<DatesBody, 'total'>): Period | null {
  const { checkIn, checkOut, date, start, hours } = body
  const isDaily = checkIn !== undefined && checkOut !== undefined
  const isHourly = date !== undefined && start !== undefined && hours !== undefined
  if (isDaily === isHourly) return null
  if (isDaily) return { mode: 'daily', checkIn, checkOut }
  return isHourly ? { mode: 'hourly', date, start, hours } : null
}
