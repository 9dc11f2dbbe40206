import type { BookableListing, PriceList } from '@/lib/domain/booking/bookable'
import { withEveryWeekday } from '@/lib/domain/booking/money/night-price'
import { type Day, MIDNIGHT } from '@/lib/domain/time/days'
import type { ListingContent } from './content'
import type { ListingTypeVariant } from './variants'

/** The part of the terms that a vendor fills in; the rest follows from facts, the calendar and the vendor. */
export type ContentTerms = Omit<
  BookableListing,
  'maxGuests' | 'units' | 'hasVatNumber' | 'turnoverMinutes' | 'limits'
>

/** The part of the content that terms are made of. */
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

/** The times of a listing as its vendor gave them, before usual times and a later first day filled them in. */
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
    pricingMode: listingType.variant === 'hourly' ? 'hourly' : 'daily',
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

/** The content behind terms. The times are those that hold, unless it is known what the vendor gave. */
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

/** A listing by the hour is sold from its first day, and without a closing time it is open until midnight. */
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
