import type { BookableService, PriceList } from '@/lib/domain/booking/bookable'
import { WEEKDAYS, type Weekday } from '@/lib/domain/days'
import { fromSar, toSar } from '@/lib/domain/money'
import type { Listing } from './listing'
import type { ServiceWire } from './service-wire'
import type { AddOnName } from './vocabulary'
import { fromWireDay, fromWireTime, PRICE_NAMES, toWireDay, toWireTime } from './wire-formats'

type TermsWire = Pick<
  ServiceWire,
  | 'maxGuests'
  | 'pricingMode'
  | 'price'
  | 'datePrices'
  | 'openFrom'
  | 'openTo'
  | 'check'
  | 'turnoverMinutes'
  | 'minNights'
  | 'maxNights'
  | 'leadMinutes'
  | 'paymentType'
  | 'partialAmount'
  | 'addOns'
  | 'bookingSetting'
  | 'hasVatNumber'
  | 'units'
>

/** Prices, dates, payment and settings: what a price and a booking follow from. */
export function termsToWire(listing: Listing): TermsWire {
  const { terms } = listing
  return {
    maxGuests: terms.maxGuests,
    pricingMode: terms.pricingMode,
    price: pricesToWire(terms.prices),
    datePrices: mapValues(terms.prices.dates, toSar),
    ...(terms.openFrom ? { openFrom: toWireDay(terms.openFrom) } : {}),
    ...(terms.openTo ? { openTo: toWireDay(terms.openTo) } : {}),
    check: { checkInTime: toWireTime(terms.checkInTime), checkOutTime: toWireTime(terms.checkOutTime) },
    turnoverMinutes: terms.turnoverMinutes,
    ...limitsToWire(terms),
    paymentType: terms.paymentType,
    ...(terms.paymentType === 'halfPayment' ? { partialAmount: toSar(terms.partialHalalas) } : {}),
    addOns: Object.fromEntries(terms.addOns.map((one) => [one.name, String(toSar(one.priceHalalas))])),
    bookingSetting: settingToWire(listing),
    hasVatNumber: terms.hasVatNumber,
    units: terms.units,
  }
}

export function termsFromWire(wire: ServiceWire): BookableService {
  const setting = wire.bookingSetting
  return {
    pricingMode: wire.pricingMode,
    prices: pricesFromWire(wire),
    checkInTime: fromWireTime(wire.check.checkInTime),
    checkOutTime: fromWireTime(wire.check.checkOutTime),
    openFrom: wire.openFrom ? fromWireDay(wire.openFrom) : null,
    openTo: wire.openTo ? fromWireDay(wire.openTo) : null,
    maxGuests: wire.maxGuests,
    units: wire.units,
    addOns: Object.entries(wire.addOns).map(([name, price]) => ({
      name: name as AddOnName,
      priceHalalas: fromSar(Number(price)),
    })),
    lastMinute: setting.lastMinuteDiscount
      ? { days: setting.days ?? 1, percent: setting.discountPercentage ?? 1 }
      : null,
    depositHalalas: setting.securityDeposit ? fromSar(setting.securityAmount ?? 0) : 0,
    paymentType: wire.paymentType,
    partialHalalas: fromSar(wire.partialAmount ?? 0),
    hasVatNumber: wire.hasVatNumber,
    cancellationPolicy: setting.canellationPolicy,
    turnoverMinutes: wire.turnoverMinutes,
    ...limitsFromWire(wire),
  }
}

function settingToWire(listing: Listing): ServiceWire['bookingSetting'] {
  const { depositHalalas, lastMinute, cancellationPolicy } = listing.terms
  return {
    bookingFor: listing.audience,
    bookingType: listing.bookingType,
    canellationPolicy: cancellationPolicy,
    securityDeposit: depositHalalas > 0,
    ...(depositHalalas > 0 ? { securityAmount: toSar(depositHalalas) } : {}),
    lastMinuteDiscount: lastMinute !== null,
    ...(lastMinute ? { days: lastMinute.days, discountPercentage: lastMinute.percent } : {}),
  }
}

function pricesToWire(prices: PriceList): Record<string, number> {
  const rows = {
    [PRICE_NAMES.allDays]: prices.allDays,
    [PRICE_NAMES.sundayToWednesday]: prices.sundayToWednesday,
    hourPrice: prices.hour,
    ...Object.fromEntries(
      Object.entries(prices.weekdays).map(([day, price]) => [PRICE_NAMES[day as Weekday], price]),
    ),
  }
  return Object.fromEntries(
    Object.entries(rows).flatMap(([name, price]) =>
      typeof price === 'number' ? [[name, toSar(price)]] : [],
    ),
  )
}

function pricesFromWire(wire: ServiceWire): PriceList {
  const read = (name: string) => (wire.price[name] === undefined ? null : fromSar(wire.price[name]))
  const weekdays = WEEKDAYS.flatMap((day) => {
    const price = read(PRICE_NAMES[day])
    return price === null ? [] : [[day, price]]
  })
  return {
    dates: mapValues(wire.datePrices, fromSar),
    weekdays: Object.fromEntries(weekdays),
    sundayToWednesday: read(PRICE_NAMES.sundayToWednesday),
    allDays: read(PRICE_NAMES.allDays),
    hour: read('hourPrice'),
  }
}

/** The owner's limits of a stay; a place without any says nothing. */
function limitsToWire({
  limits,
}: BookableService): Pick<ServiceWire, 'minNights' | 'maxNights' | 'leadMinutes'> {
  if (!limits) return {}
  const { minNights, maxNights, leadMinutes } = limits
  return {
    ...(minNights === null ? {} : { minNights }),
    ...(maxNights === null ? {} : { maxNights }),
    ...(leadMinutes === 0 ? {} : { leadMinutes }),
  }
}

function limitsFromWire(wire: ServiceWire): Pick<BookableService, 'limits'> {
  const { minNights, maxNights, leadMinutes = 0 } = wire
  if (minNights === undefined && maxNights === undefined && leadMinutes === 0) return {}
  return { limits: { minNights: minNights ?? null, maxNights: maxNights ?? null, leadMinutes } }
}

function mapValues(
  values: Partial<Record<string, number>>,
  change: (value: number) => number,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, change(value)]])),
  )
}
