import type { BookableListing, PriceList } from '@/lib/domain/booking/bookable'
import { nightPrices } from '@/lib/domain/booking/money/night-price'
import { MAX_DAYS_AHEAD } from '@/lib/domain/booking/stay-rules'
import { contradictionsOf } from '@/lib/domain/listing/contradictions'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { adultBedsOf } from '@/lib/domain/listing/terms'
import type { AddOnName, BookingType, PricingMode, PropertyType } from '@/lib/domain/listing/vocabulary'
import { fromSar } from '@/lib/domain/money'
import { FIRST_PERCENTS } from '@/lib/domain/rates/rates'
import { addDays, type Day } from '@/lib/domain/time/days'
import type { Random } from '@/server/db/seed/random'
import { categoryOf, type Shape } from './facts'
import type { PlannedListing } from './plan'

export interface ListingTerms extends BookableListing {
  bookingType: BookingType
}

/** The two listings that a first visitor can book without a payment: both in Jeddah, of the demo host. */
const EASY: Partial<Record<PropertyType, readonly number[]>> = { Chalets: [0, 2] }

const HOURLY_LOUNGES = [3, 8, 12]
const TURNOVER_MINUTES: Partial<Record<PropertyType, number>> = { Chalets: 120, Hotel: 60, Apartment: 120 }
const DEPOSIT_TYPES: readonly PropertyType[] = [
  'Chalets',
  'Resorts',
  'Farms',
  'Camps',
  'Apartment',
  'Wedding_Halls',
]

/** SAR for the whole booking (booking rules, Quote 4). */
const ADD_ON_PRICES: Record<AddOnName, { min: number; max: number }> = {
  sleepover: { min: 150, max: 600 },
  birthdayArrangements: { min: 250, max: 900 },
  weddingArrangements: { min: 900, max: 6000 },
  buffet: { min: 900, max: 3000 },
  photographer: { min: 1200, max: 4500 },
  weddingCake: { min: 600, max: 3500 },
}
const HALL_BUFFET_TIMES = 8

export function termsOf(plan: PlannedListing, shape: Shape, today: Day): ListingTerms {
  const { type, index, random, owner } = plan
  const category = categoryOf(type)
  const pricingMode = modeOf(type, index)
  const prices = pricesOf(type, pricingMode, random)
  const checkOutTime = category.checkOut
  const isEasy = EASY[type]?.includes(index) ?? false
  const paymentType = isEasy ? 'payAtCheckin' : random.weighted(category.paymentMix)
  return {
    pricingMode,
    prices,
    checkInTime: category.checkIn,
    checkOutTime,
    openFrom: addDays(today, -400),
    openTo: addDays(today, MAX_DAYS_AHEAD + 60),
    maxGuests: shape.maxGuests,
    ...adultBedsOf(shape.facts),
    units: shape.units,
    addOns: addOnsOf(type, random).filter(({ name }) => isSellable(name, { pricingMode, checkOutTime })),
    lastMinute: random.chance(0.25)
      ? { days: random.between(1, 3), percent: random.between(2, 5) * 5 }
      : null,
    depositHalalas:
      DEPOSIT_TYPES.includes(type) && random.chance(0.4) ? fromSar(random.between(3, 10) * 100) : 0,
    paymentType,
    partialHalalas: paymentType === 'halfPayment' ? partialOf(prices, random) : 0,
    vatPercent: owner.hasVatNumber ? FIRST_PERCENTS.vat : null,
    stayVat: owner.hasVatNumber ? 'vendor' : 'nobody',
    cancellationPolicy: isEasy ? 'Flexible' : random.weighted(category.cancellationMix),
    turnoverMinutes: TURNOVER_MINUTES[type] ?? 0,
    bookingType: isEasy ? 'instant' : random.weighted(category.bookingTypeMix),
  }
}

function modeOf(type: PropertyType, index: number): PricingMode {
  if (type === 'Lounges') return HOURLY_LOUNGES.includes(index) ? 'hourly' : 'daily'
  return listingTypeOf(type).pricingModes[0] ?? 'daily'
}

/** Most hosts have one price for weekdays and one for each day of the weekend. */
function pricesOf(type: PropertyType, mode: PricingMode, random: Random): PriceList {
  const { weekday, weekend, step } = categoryOf(type).price
  const base = stepped(weekday.min + (weekday.max - weekday.min) * random.next() ** 1.25, step)
  const evening = (factor: number) =>
    fromSar(stepped(Math.min(weekend.max, Math.max(weekend.min, base * factor)), step))
  const none: PriceList = { dates: {}, weekdays: {}, sundayToWednesday: null, allDays: null, hour: null }
  if (mode === 'hourly')
    return { ...none, hour: fromSar(Math.max(step, type === 'Lounges' ? stepped(base / 5, step) : base)) }
  if (random.chance(0.1)) return { ...none, allDays: fromSar(base) }
  const weekdays = { thursday: evening(1.25), friday: evening(1.45), saturday: evening(1.2) }
  if (random.chance(0.1))
    return {
      ...none,
      allDays: fromSar(base),
      weekdays: { thursday: weekdays.thursday, friday: weekdays.friday },
    }
  return { ...none, sundayToWednesday: fromSar(base), weekdays }
}

function stepped(sar: number, step: number): number {
  return Math.round(sar / step) * step
}

function partialOf(prices: PriceList, random: Random): number {
  const lowest = Math.min(...nightPrices(prices))
  return Math.max(1000, Math.floor((lowest * random.between(3, 6)) / 10 / 1000) * 1000)
}

/** No night is sold beside a price that holds it. */
function isSellable(name: AddOnName, times: { pricingMode: PricingMode; checkOutTime: string }): boolean {
  return contradictionsOf({ ...times, rules: [], occasions: [], addOns: [name] }).length === 0
}

function addOnsOf(type: PropertyType, random: Random): ListingTerms['addOns'] {
  const offered = listingTypeOf(type).addOns.filter(() => random.chance(0.65))
  return offered.map((name) => {
    const { min, max } = ADD_ON_PRICES[name]
    const times = type === 'Wedding_Halls' && name === 'buffet' ? HALL_BUFFET_TIMES : 1
    return { name, priceHalalas: fromSar(stepped(random.between(min, max), 50) * times) }
  })
}
