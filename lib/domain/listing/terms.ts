import type { BookableListing, PriceList } from '@/lib/domain/booking/bookable'
import { withEveryWeekday } from '@/lib/domain/booking/money/night-price'
import type { Halalas } from '@/lib/domain/money'
import { type Day, MIDNIGHT } from '@/lib/domain/time/days'
import type { ListingContent } from './content'
import type { CaptionOfPhoto, RoomOfPhoto } from './draft'
import { type ListingTypeVariant, pricingModeOf } from './variants'
import type { Fact, KitchenItem, Meal, Occasion, OutdoorItem, SafetyItem } from './vocabulary'

/** The terms that the vendor sets in the wizard; the others come from facts, calendar settings and the vendor. */
export type ContentTerms = Omit<
  BookableListing,
  | 'maxGuests'
  | 'maxAdults'
  | 'units'
  | 'vatPercent'
  | 'stayVat'
  | 'turnoverMinutes'
  | 'limits'
  | 'discounts'
  | 'fees'
  | 'ownAddOns'
  | 'partPayment'
  | 'stayRules'
>

/** The part of the content from which terms are computed. */
export type TermsContent = Pick<
  ListingContent,
  | 'week'
  | 'hour'
  | 'openPeriod'
  | 'check'
  | 'payment'
  | 'cancellationPolicy'
  | 'deposit'
  | 'lastMinute'
  | 'addOns'
>

/** The times as the vendor set them, before defaults and the first day are applied. */
export interface VendorTimes {
  check: ListingContent['check']
  /** of the hourly variant; '' where hours are sold from the beginning of the open period */
  firstDay: Day | ''
  openFrom: Day | ''
}

export function termsOfContent(content: TermsContent, listingType: ListingTypeVariant): ContentTerms {
  const { payment, deposit, lastMinute, addOns } = content
  const { days, percent } = lastMinute
  return {
    pricingMode: pricingModeOf(listingType.variant),
    prices: pricesOf(content, listingType),
    ...timesOf(content, listingType),
    addOns: listingType.addOns.flatMap((name) => {
      const priceHalalas = addOns[name] ?? null
      return priceHalalas === null ? [] : [{ name, priceHalalas }]
    }),
    lastMinute: lastMinute.isTicked && days !== null && percent !== null ? { days, percent } : null,
    depositHalalas: deposit.isTicked ? (deposit.amount ?? 0) : 0,
    paymentType: payment.type || 'fullPayment',
    partialHalalas: payment.type === 'halfPayment' ? (payment.partial ?? 0) : 0,
    cancellationPolicy: content.cancellationPolicy || 'Flexible',
  }
}

/** The inverse of `termsOfContent`; without `given` the times are those with defaults. */
export function contentOfTerms(terms: ContentTerms, given?: VendorTimes): TermsContent {
  const { prices, lastMinute, depositHalalas } = terms
  return {
    week: prices,
    hour: { price: prices.hour, firstDay: given?.firstDay ?? '' },
    openPeriod: { from: (given ?? terms).openFrom ?? '', to: terms.openTo ?? '' },
    check: given?.check ?? { in: terms.checkInTime, out: terms.checkOutTime },
    payment: { type: terms.paymentType, partial: terms.partialHalalas },
    cancellationPolicy: terms.cancellationPolicy,
    deposit: { isTicked: depositHalalas > 0, amount: depositHalalas },
    lastMinute: {
      isTicked: lastMinute !== null,
      days: lastMinute?.days ?? null,
      percent: lastMinute?.percent ?? null,
    },
    addOns: Object.fromEntries(terms.addOns.map((one) => [one.name, one.priceHalalas])),
  }
}

/** How many guests may be adults, of the types that count their beds (wizard.md, section 3, hotels and apartments). */
export function adultBedsOf(
  facts: Partial<Record<Fact, string | number | null>>,
): Pick<BookableListing, 'maxAdults'> {
  return typeof facts.adults === 'number' ? { maxAdults: facts.adults } : {}
}

export function vendorTimesOf(
  { check, hour, openPeriod }: TermsContent,
  { variant }: Pick<ListingTypeVariant, 'variant'>,
): VendorTimes {
  return { check, firstDay: variant === 'hourly' ? hour.firstDay : '', openFrom: openPeriod.from }
}

function pricesOf({ week, hour }: TermsContent, { variant }: ListingTypeVariant): PriceList {
  return variant === 'hourly'
    ? { dates: {}, weekdays: {}, sundayToWednesday: null, allDays: null, hour: hour.price }
    : { dates: {}, ...withEveryWeekday(week), hour: null }
}

/** An hourly listing is open from its first day, and until midnight without a closing time. */
function timesOf({ openPeriod, check, hour }: TermsContent, { variant, usualTimes }: ListingTypeVariant) {
  const isHourly = variant === 'hourly'
  const openFrom = isHourly && hour.firstDay > openPeriod.from ? hour.firstDay : openPeriod.from
  return {
    openFrom: openFrom || null,
    openTo: openPeriod.to || null,
    checkInTime: check.in || (isHourly ? MIDNIGHT : usualTimes.checkIn),
    checkOutTime: check.out || (isHourly ? MIDNIGHT : usualTimes.checkOut),
  }
}

/** Wizard fields beside facilities and facts, as they are stored (wizard.md, section 3, description payload). */
export interface ListingExtras {
  /** price of each occasion, in halalas */
  suitableFor: Partial<Record<Occasion, Halalas>>
  safety: SafetyItem[]
  kitchen: KitchenItem[]
  outdoors: OutdoorItem[]
  /** both null unless the listing is offered with rooms and free meals */
  rooms: { beds: number; bathrooms: number }[] | null
  meals: Meal[] | null
  /** absent on listings stored before this field existed */
  photoRooms?: RoomOfPhoto[]
  /** absent on listings stored before this field existed */
  photoCaptions?: CaptionOfPhoto[]
  /** absent on listings stored before this field existed */
  givenTimes?: VendorTimes
}

export const NO_EXTRAS: ListingExtras = {
  suitableFor: {},
  safety: [],
  kitchen: [],
  outdoors: [],
  rooms: null,
  meals: null,
}
