import type { PaymentType, PricingMode } from '@/lib/domain/listing/vocabulary'
import { toSar } from '@/lib/domain/money'
import type { QuoteOfferWire } from '@/lib/domain/private-offers/private-offer'
import type { QuotePromotionWire } from '@/lib/domain/promotions/wire'
import type { StayVat } from '@/lib/domain/rates/stay-vat'
import type { Day, TimeOfDay } from '@/lib/domain/time/days'
import type { CalendarDay, CalendarSlot, DayState } from './availability'
import type { Quote, QuoteLine } from './money/quote'
import type { FreeStay } from './stay-wire'
import type { BookingState } from './transitions'

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
