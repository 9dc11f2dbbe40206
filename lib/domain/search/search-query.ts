import { array, boolean, number, object, type Schema, string } from 'yup'
import { MAX_HOURS } from '@/lib/domain/booking/bookable'
import type { Issue } from '@/lib/domain/issues'
import {
  AUDIENCES,
  BOOKING_TYPES,
  CANCELLATION_POLICIES,
  PAYMENT_TYPES,
  PROPERTY_TYPES,
  SECTIONS,
} from '@/lib/domain/listing/vocabulary'
import { latinDigits } from '@/lib/domain/text/arabic'
import { userText } from '@/lib/domain/text/text'
import { isWholeHour, parseQueryDay, parseQueryMonth } from '@/lib/domain/time/days'
import { validateAgainst } from '@/lib/domain/validate-against'
import { flexibleIssues } from './flexible-dates'
import {
  FLEXIBLE_KINDS,
  type FlexibleKind,
  MAX_PAGE,
  MAX_PAGE_SIZE,
  MAX_SPAN_NIGHTS,
  PAGE_SIZE,
  type SearchDates,
  type SearchParam,
  SORTS,
  type Sort,
  WITHOUT_DATES,
} from './search-params'
import { parseStay } from './searched-stay'

/** Values of a list, such as facilities. */
export const MAX_LIST = 20
const MAX_SAR = 1_000_000
const MAX_SQM = 1_000_000

const queryDay = string().test('not_a_day', (value) => value === undefined || parseQueryDay(value) !== null)

const queryMonth = string().test(
  'not_a_month',
  (value) => value === undefined || parseQueryMonth(value) !== null,
)

const KINDS = Object.keys(FLEXIBLE_KINDS) as FlexibleKind[]

/** A search query after its texts are converted to numbers, flags and lists; days are still DD-MM-YYYY, months MM-YYYY. */
const searchSchema = object({
  city: userText(60),
  categoryId: userText(40),
  type: string().oneOf(PROPERTY_TYPES),
  q: userText(80),
  checkIn: queryDay,
  checkOut: queryDay,
  start: string().test('not_a_time', (value) => value === undefined || isWholeHour(value)),
  hours: number().integer().min(1).max(MAX_HOURS),
  flexible: string().oneOf(KINDS),
  month: queryMonth,
  nights: number().integer().min(1).max(MAX_SPAN_NIGHTS),
  page: number().integer().min(1).max(MAX_PAGE),
  pageSize: number().integer().min(1).max(MAX_PAGE_SIZE),
  sort: string().oneOf(SORTS),
  lat: number().min(-90).max(90),
  lng: number().min(-180).max(180),
  bounds: array(number().required()).length(4),
  priceMin: number().min(0).max(MAX_SAR),
  priceMax: number().min(0).max(MAX_SAR),
  guests: number().integer().min(1).max(5000),
  bedrooms: number().integer().min(0).max(100),
  rooms: number().integer().min(0).max(500),
  section: string().oneOf(SECTIONS),
  district: userText(40),
  areaMin: number().integer().min(0).max(MAX_SQM),
  areaMax: number().integer().min(0).max(MAX_SQM),
  facilities: array(userText(40).required()).max(MAX_LIST),
  audience: string().oneOf(AUDIENCES),
  bookingType: string().oneOf(BOOKING_TYPES),
  paymentType: string().oneOf(PAYMENT_TYPES),
  cancellation: string().oneOf(CANCELLATION_POLICIES),
  rating: number().min(0).max(5),
  instant: boolean(),
  pet: boolean(),
} satisfies Record<SearchParam, Schema>).noUnknown()

type Typed = ReturnType<typeof searchSchema.validateSync>

export interface SearchQuery
  extends Omit<Typed, keyof SearchDates | 'page' | 'pageSize' | 'sort'>,
    SearchDates {
  page: number
  pageSize: number
  sort: Sort
}

const NUMBERS = [
  'hours',
  'page',
  'pageSize',
  'nights',
  'lat',
  'lng',
  'priceMin',
  'priceMax',
  'guests',
  'bedrooms',
  'rooms',
  'areaMin',
  'areaMax',
  'rating',
]
const NUMBER = /^-?\d{1,12}(\.\d{1,12})?$/
const FLAGS: Record<string, boolean> = { '1': true, true: true, '0': false, false: false }

/**
 * Reads the parameters of a search address. Empty values count as absent; invalid ones are reported by name and
 * dropped from the query. Prices in SAR.
 */
export function parseSearchParams(params: Record<string, string | undefined>): {
  query: SearchQuery
  issues: Issue[]
} {
  const given = Object.entries(params).filter(([, text]) => text !== undefined && text !== '')
  const typed = Object.fromEntries(given.map(([name, text]) => [name, typedParam(name, text ?? '')]))
  const issues = validateAgainst(searchSchema, typed).issues
  const invalid = new Set(issues.map((one) => one.path.split(/[.[]/)[0]))
  const valid = Object.fromEntries(Object.entries(typed).filter(([name]) => !invalid.has(name))) as Typed
  const { dates, issues: dateIssues } = parseDates(valid, invalid)
  const { checkIn: _in, checkOut: _out, start: _start, hours: _hours, ...others } = valid
  const { flexible: _kind, month: _month, nights: _nights, ...rest } = others
  return {
    query: {
      ...rest,
      ...dates,
      page: valid.page ?? 1,
      pageSize: valid.pageSize ?? PAGE_SIZE,
      sort: (valid.sort as Sort | undefined) ?? 'default',
    },
    issues: [...issues, ...dateIssues],
  }
}

/** The dates of a search; all of them are dropped where flexible ones are not whole, since what is left is another search. */
function parseDates(
  { flexible, month, nights, start, hours, ...texts }: Typed,
  invalid: ReadonlySet<string | undefined>,
): { dates: SearchDates; issues: Issue[] } {
  const stay = parseStay(texts)
  const isFlexible = [flexible, month, nights].some((given) => given !== undefined)
  if (!isFlexible && !invalid.has('flexible')) {
    // Hours are of a day.
    const ofDay = stay.dates.checkIn && start ? { start, hours: hours ?? 1 } : {}
    return { ...stay, dates: { ...stay.dates, ...ofDay } }
  }
  const hasInvalid = Object.keys(WITHOUT_DATES).some((name) => invalid.has(name))
  if (hasInvalid || stay.issues.length > 0) return { dates: {}, issues: stay.issues }
  const dates = {
    ...stay.dates,
    ...(start !== undefined && { start }),
    ...(hours !== undefined && { hours }),
    ...(flexible !== undefined && { flexible: flexible as FlexibleKind }),
    ...(month !== undefined && { month: parseQueryMonth(month) ?? month }),
    ...(nights !== undefined && { nights }),
  }
  const issues = flexibleIssues(dates)
  return { dates: issues.length === 0 ? dates : {}, issues }
}

function typedParam(name: string, text: string): unknown {
  if (NUMBERS.includes(name)) return numberIn(latinDigits(text))
  if (name === 'instant' || name === 'pet') return FLAGS[text] ?? text
  if (name === 'facilities') return text.split(',').filter(Boolean)
  if (name === 'bounds') return text.split(',').map(numberIn)
  return text
}

function numberIn(text: string): number | string {
  return NUMBER.test(text) ? Number(text) : text
}
