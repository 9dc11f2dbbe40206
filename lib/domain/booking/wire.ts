import type {
  BookingType,
  CancellationPolicyName,
  PaymentType,
  PricingMode,
  PropertyType,
} from '@/lib/domain/listing/vocabulary'
import { toSar } from '@/lib/domain/money'
import type { QuoteOfferWire } from '@/lib/domain/private-offers/private-offer'
import type { QuotePromotionWire } from '@/lib/domain/promotions/wire'
import type { StayVat } from '@/lib/domain/rates/stay-vat'
import type { ReviewButtonState } from '@/lib/domain/reviews/review'
import type { Bilingual, LocalizedName } from '@/lib/domain/text/bilingual'
import type { Day, TimeOfDay } from '@/lib/domain/time/days'
import type { CalendarDay, CalendarSlot, DayState } from './availability'
import type { QuoteBody } from './bodies'
import type { Party, Period, StayRequest } from './bookable'
import type { DateChangeState } from './money/date-change'
import type { StayFacts } from './money/discounts'
import type { MoneyMovement } from './money/money-movements'
import type { Quote, QuoteLine } from './money/quote'
import type { NamedRoom } from './rooms'
import type { SeriesPlace } from './series-wire'
import type { BookingEvent, BookingState, BookingTab } from './transitions'

/** The request body of a stay: the inverse of `stayFromBody`. */
export function stayToBody(stay: StayRequest): QuoteBody {
  const { period, rooms, addOns, ownAddOns, ...rest } = stay
  const { mode: _mode, ...dates } = period
  const own = ownAddOns && { ownAddOns: ownAddOns.map((one) => ({ ...one })) }
  const others = rooms && { rooms: rooms.map((one) => ({ ...one })) }
  return { ...dates, ...rest, ...others, addOns: [...addOns], ...own }
}

type InSar<Line> = Line extends unknown
  ? { [Key in keyof Line as Key extends `${infer Name}Halalas` ? Name : Key]: Line[Key] }
  : never

/** One line of a quote on the wire; money in SAR. */
export type QuoteLineWire = InSar<QuoteLine>

export interface QuoteWire {
  lines: QuoteLineWire[]
  total: number
  vat: number | null
  /** who accounts for the VAT inside of the total */
  stayVat: StayVat
  deposit: number
  dueNow: number
  dueLater: number
  paymentType: PaymentType
  checkInAt: string
  checkOutAt: string
  freeCancellationUntil: string | null
  /** what became of a code that was typed; absent without one */
  promotion?: QuotePromotionWire
  /** what became of the private offer that was named; absent without one */
  offer?: QuoteOfferWire
}

/** What a quote says beside the price. */
export type QuoteRemarks = Pick<QuoteWire, 'promotion' | 'offer'>

export function quoteToWire(quote: Quote, { promotion, offer }: QuoteRemarks = {}): QuoteWire {
  return {
    ...(promotion ? { promotion } : {}),
    ...(offer ? { offer } : {}),
    lines: quote.lines.map(lineToWire),
    total: toSar(quote.totalHalalas),
    vat: quote.vatHalalas === null ? null : toSar(quote.vatHalalas),
    stayVat: quote.stayVat,
    deposit: toSar(quote.depositHalalas),
    dueNow: toSar(quote.dueNowHalalas),
    dueLater: toSar(quote.dueLaterHalalas),
    paymentType: quote.paymentType,
    checkInAt: quote.checkInAt.toISOString(),
    checkOutAt: quote.checkOutAt.toISOString(),
    freeCancellationUntil: quote.freeCancellationUntil?.toISOString() ?? null,
  }
}

export function lineToWire(line: QuoteLine): QuoteLineWire {
  const amount = toSar(line.amountHalalas)
  if ('unitPriceHalalas' in line) {
    const { amountHalalas: _, unitPriceHalalas, ...sold } = line
    return { ...sold, unitPrice: toSar(unitPriceHalalas), amount }
  }
  if (line.kind === 'ownAddOn') {
    const { amountHalalas: _, priceHalalas, ...chosen } = line
    return { ...chosen, price: toSar(priceHalalas), amount }
  }
  const { amountHalalas: _, ...adjustment } = line
  return { ...adjustment, amount }
}

/** GET services/{id}/availability: the days of the requested range, and the slots when it is one day of an hourly listing. */
export interface AvailabilityWire {
  mode: PricingMode
  days: {
    day: Day
    state: DayState
    price: number | null
    freeUnits: number
    /** no stay may end on this day: it would leave too little time before the next one */
    isDepartureTaken?: boolean
  }[]
  slots: { start: TimeOfDay; state: DayState; price: number | null }[]
  /** the reader's own bookings that take days or hours of the range; absent without any */
  ownBookings?: OwnBooking[]
}

/** A booking of the reader: the dates that it takes are not taken by a stranger. */
export interface OwnBooking {
  _id: string
  status: BookingState
  dates: FreeStay
  /** with the overtime, which `dates` does not have */
  checkOutAt: string
}

export function availabilityToWire(
  mode: PricingMode,
  days: CalendarDay[],
  slots: CalendarSlot[],
): AvailabilityWire {
  const price = (value: number | null) => (value === null ? null : toSar(value))
  return {
    mode,
    days: days.map(({ priceHalalas, ...day }) => ({ ...day, price: price(priceHalalas) })),
    slots: slots.map(({ priceHalalas, ...slot }) => ({ ...slot, price: price(priceHalalas) })),
  }
}

/** Free nights or hours, with the names of the quote's body. */
export type FreeStay = { checkIn: Day; checkOut: Day } | { date: Day; start: TimeOfDay; hours: number }

export function freeStayOf({ mode: _mode, overtime: _overtime, ...dates }: Period): FreeStay {
  return dates
}

export function periodOfFreeStay(stay: FreeStay): Period {
  return 'date' in stay ? { mode: 'hourly', ...stay } : { mode: 'daily', ...stay }
}

/** What 409 `dates_unavailable` carries beside its message; a refused quote (422) names them too. */
export interface DatesUnavailable {
  nearest: FreeStay[]
}

/** Whether the requested units are free now; otherwise the nearest stays that are. */
export interface StayAvailability extends DatesUnavailable {
  isFree: boolean
  freeUnits: number
  /** the reader's own bookings that take the requested dates; absent without any */
  ownBookings?: OwnBooking[]
}

/** POST services/{id}/quote. */
export interface StayQuoteWire extends QuoteWire {
  availability: StayAvailability
  /** what the price depends on and the server alone knows; absent where nothing applies */
  facts?: StayFacts
}

/** A booking as its guest reads it; money in SAR, instants in UTC, days in Riyadh. */
export interface BookingWire {
  _id: string
  code: string
  status: BookingState
  tab: BookingTab
  serviceId: string
  service: {
    type: PropertyType
    name: Bilingual
    image: string
    city: LocalizedName
    district: LocalizedName
    checkInTime: TimeOfDay
    checkOutTime: TimeOfDay
  }
  mode: PricingMode
  checkIn: Day
  checkOut: Day
  start: TimeOfDay | null
  hours: number | null
  checkInAt: string
  checkOutAt: string
  party: Party
  units: number
  /** its place in a weekly series; absent: booked alone */
  series?: SeriesPlace
  /** of a booking of several room types: all of them, the first of which is the service; absent: one alone */
  rooms?: NamedRoom[]
  lines: QuoteLineWire[]
  total: number
  vat: number | null
  /** who accounts for the VAT inside of the total, as it was when the stay was booked */
  stayVat: StayVat
  deposit: number
  dueNow: number
  dueLater: number
  paid: number
  /** left of the total and the deposit after what was paid */
  rest: number
  /** the last change to dearer dates that had to be paid first; null without one */
  dateChange: DateChangeWire | null
  /** payments and refunds in order; `paid` is the part that pays the price */
  money: MoneyMovement[]
  paymentType: PaymentType
  bookingType: BookingType
  policy: CancellationPolicyName
  freeCancellationUntil: string | null
  expiresAt: string | null
  createdAt: string
  host: LocalizedName & { phone: string | null }
  /** only after confirmation */
  arrival: { code: string; address: string; houseNumber: string | null; location: [number, number] } | null
  /** what cancelling now refunds; null when the reader may not cancel any more */
  cancellation: { refund: number; vendorKeeps: number } | null
  /** whether the reader may review the stay, or has */
  review: ReviewButtonState
  /** events that the reader may cause now */
  allowed: BookingEvent[]
  history: { status: BookingState; at: string }[]
  /** the vendor's reason for a refusal or cancellation; null otherwise */
  hostReason: string | null
}

/** Dates that are held beside the booking's own until the difference is paid; money in SAR. */
export interface DateChangeWire extends BookedDates {
  /** `done`: these are the dates of the booking; of all others it kept its own */
  state: DateChangeState
  checkInAt: string
  checkOutAt: string
  /** of the new stay */
  total: number
  /** what is due before the dates change; 0 once it is not open any more */
  difference: number
  freeCancellationUntil: string | null
  /** how long the new dates are held */
  expiresAt: string
}

export type BookingListWire = {
  data: BookingWire[]
  page: number
  pageSize: number
  total: number
  counts: Record<BookingTab, number>
}

/** The booked dates as a calendar shows them. */
export type BookedDates = Pick<BookingWire, 'mode' | 'checkIn' | 'checkOut' | 'start' | 'hours'>
