import type { BookableListing } from '@/lib/domain/booking/bookable'
import type { AddOnName } from '@/lib/domain/listing/vocabulary'
import { type Halalas, percentOf } from '@/lib/domain/money'
import { offerItemLines } from '@/lib/domain/private-offers/offer-items'
import { discountOf, type UsedCode } from '@/lib/domain/promotions/promotion'
import {
  DISCOUNT_KINDS,
  type DiscountedStay,
  type DiscountLine,
  discountLines,
  discountSql,
  MAX_DISCOUNT_PERCENT,
  NO_FACTS,
  type OfferedPrice,
} from './discounts'
import { FEES_SQL, feeLines, MOST_FEES_SQL } from './fees'
import { type ChosenAddOn, ownAddOnLines } from './own-add-ons'

/** The guests of all room types of a stay. */
export type WholeParty = Pick<PricedStay, 'adults' | 'children'>

/** What an adjustment may depend on. */
export interface PricedStay extends DiscountedStay {
  listing: Pick<BookableListing, 'addOns' | 'ownAddOns' | 'lastMinute' | 'discounts' | 'fees'>
  units: number
  adults: number
  /** infants are not counted */
  children: number
  hasPet: boolean
  /** half hours or hours behind the stay; absent: none */
  overtime?: number
  /** those that the guest chose */
  addOns: readonly AddOnName[]
  /** absent: none */
  ownAddOns?: readonly ChosenAddOn[]
  /** of all room types of the stay, whom own add-ons are for; absent: those above */
  guests?: WholeParty
  code: UsedCode | null
  /** the private offer that the guest uses; absent: none */
  offer?: OfferedPrice
}

/** An adjustment in SQL, in halalas. `s` is the row of the listing, `q` the stay: `days_ahead`, `ms_ahead`, `length`, `unit`, `guests`, `has_pet`. */
interface SearchPart {
  /** what it adds to the price of a stay */
  amount: (price: string) => string
  /** bounds of a night's price after it, for any stay: over columns of listings alone, because indexes have them */
  floor: (price: string) => string
  ceiling: (price: string) => string
}

/** A step from the price of the nights or hours to the total. */
interface PriceAdjustment {
  /** its lines beside the price so far, in halalas; none where it does not apply */
  lines: (priceHalalas: Halalas, stay: PricedStay) => { kind: string; amountHalalas: Halalas }[]
  /** the same for the searched stay of one unit; null: the search does not know what the guest chooses */
  search: SearchPart | null
  /** whether calendars show it in the price of a day, as of a stay of that one night */
  isInCalendar: boolean
  /** false: it does not apply to the price of a private offer; absent: it does */
  goesWithOffer?: boolean
}

interface Discount<Kind extends string> {
  kind: Kind
  /** null where it does not apply */
  percent: (stay: PricedStay) => number | null
  /** the same in SQL */
  percentSql: string
  /** the highest that a listing may have, in SQL over its columns; 0 without the discount */
  mostPercentSql: string
  isInCalendar?: boolean
}

/** An entry that takes a percentage off the price so far; its words are `booking.<kind>` with `percent`. */
export function discount<Kind extends string>(of: Discount<Kind>) {
  return {
    kinds: [of.kind],
    lines: (priceHalalas: Halalas, stay: PricedStay) => {
      const percent = of.percent(stay)
      if (percent === null) return []
      return [{ kind: of.kind, percent, amountHalalas: -percentOf(priceHalalas, percent) }]
    },
    search: {
      amount: (price: string) => `-coalesce((${price} * ${of.percentSql} + 50) / 100, 0)`,
      floor: (price: string) => `(${price}::bigint * (100 - ${of.mostPercentSql}) / 100 - 1)`,
      ceiling: (price: string) => price,
    },
    isInCalendar: of.isInCalendar ?? false,
  }
}

/** The bounds of a last-minute discount in percent (Quote 5); one stored earlier may exceed them. */
export const LAST_MINUTE_PERCENT = { min: 1, max: 90 }
const limited = (percent: string) =>
  `least(${LAST_MINUTE_PERCENT.max}, greatest(${LAST_MINUTE_PERCENT.min}, ${percent}))`

/** The percentage off when the first day is within `days` calendar days of today; null where it is not. */
export function lastMinutePercent(terms: BookableListing['lastMinute'], daysAhead: number): number | null {
  if (!terms || daysAhead > terms.days) return null
  return Math.min(LAST_MINUTE_PERCENT.max, Math.max(LAST_MINUTE_PERCENT.min, terms.percent))
}

const LAST_MINUTE_SQL = `CASE WHEN s.last_minute_days >= q.days_ahead THEN ${limited('s.last_minute_percent')} END`
const MOST_LAST_MINUTE = `CASE WHEN last_minute_days IS NULL THEN 0 ELSE ${limited('last_minute_percent')} END`

/** The vendor's discounts, which are one entry because the best of them may count alone. */
const DISCOUNTS = {
  kinds: DISCOUNT_KINDS,
  lines: (priceHalalas: Halalas, stay: PricedStay): DiscountLine[] => listingDiscounts(priceHalalas, stay),
  search: {
    amount: (price: string) => discountSql(price, LAST_MINUTE_SQL),
    // Two that are stacked take no more than their sum; each of three steps rounds by half a halala.
    floor: (price: string) =>
      `(${price}::bigint * (100 - least(${MAX_DISCOUNT_PERCENT}, most_discount_percent + ${MOST_LAST_MINUTE})) / 100 - 2)`,
    ceiling: (price: string) => price,
  },
  isInCalendar: false,
  goesWithOffer: false,
}

/** The lines of the vendor's discounts of a stay that costs `priceHalalas` without them. */
export function listingDiscounts(
  priceHalalas: Halalas,
  {
    listing: { lastMinute, discounts },
    ...stay
  }: DiscountedStay & { listing: Pick<BookableListing, 'lastMinute' | 'discounts'> },
): DiscountLine[] {
  return discountLines(priceHalalas, { discounts, own: lastMinutePercent(lastMinute, stay.daysAhead) }, stay)
}

/** The line of a promotion code on a price in halalas; none without one. */
export const promotionLines = (priceHalalas: Halalas, code: UsedCode | null) =>
  code
    ? [{ kind: 'promotion' as const, code: code.code, amountHalalas: -discountOf(code, priceHalalas) }]
    : []

/**
 * Every adjustment of a price, in the order in which they apply (booking rules, Quote). Quote, search, calendars, booking
 * and documents ask this list. The words of an entry are `booking.<kind>` with the values of its line.
 */
export const PRICE_ADJUSTMENTS = [
  {
    lines: (priceHalalas, { offer }: PricedStay) =>
      offer && offer.priceHalalas !== priceHalalas
        ? [{ kind: 'privateOffer' as const, amountHalalas: offer.priceHalalas - priceHalalas }]
        : [],
    search: null,
    isInCalendar: false,
  },
  DISCOUNTS,
  {
    lines: (_price, { listing, ...stay }: PricedStay) => feeLines(listing.fees, stay),
    search: {
      amount: () => FEES_SQL,
      floor: (price) => price,
      ceiling: (price) => `(${price} + ${MOST_FEES_SQL})`,
    },
    isInCalendar: false,
  },
  {
    lines: (_price, { listing, addOns }: PricedStay) =>
      listing.addOns
        .filter(({ name }) => addOns.includes(name))
        .map(({ name, priceHalalas }) => ({ kind: 'addOn' as const, name, amountHalalas: priceHalalas })),
    search: null,
    isInCalendar: false,
  },
  {
    lines: (_price, { listing, guests, ...stay }: PricedStay) =>
      ownAddOnLines(listing.ownAddOns, { ...stay, ...guests }),
    search: null,
    isInCalendar: false,
  },
  {
    lines: (_price, { offer }: PricedStay) => offerItemLines(offer?.items ?? []),
    search: null,
    isInCalendar: false,
  },
  {
    lines: (priceHalalas, { code }: PricedStay) => promotionLines(priceHalalas, code),
    search: null,
    isInCalendar: false,
    goesWithOffer: false,
  },
] as const satisfies readonly PriceAdjustment[]

/** The line of an adjustment; a discount is negative. */
export type AdjustmentLine = ReturnType<(typeof PRICE_ADJUSTMENTS)[number]['lines']>[number]

/** The kinds of the lines that are percentages. */
export const discountKinds = () => PRICE_ADJUSTMENTS.flatMap((one) => ('kinds' in one ? one.kinds : []))

/** All lines beside the price of the nights or hours, each on top of those before it; amounts in halalas. */
export function adjustmentLines(priceHalalas: Halalas, stay: PricedStay): AdjustmentLine[] {
  return linesOf(PRICE_ADJUSTMENTS, priceHalalas, stay)
}

/** The price of one day in a calendar, in halalas, with the adjustments that calendars show. */
export function calendarPrice(listing: BookableListing, priceHalalas: Halalas, daysAhead: number): Halalas {
  const unit = listing.pricingMode === 'hourly' ? ('hours' as const) : ('nights' as const)
  const stay = {
    listing,
    daysAhead,
    msAhead: Number.NaN,
    ...NO_FACTS,
    length: 1,
    unit,
    units: 1,
    ...{ adults: 1, children: 0 },
    hasPet: false,
    addOns: [],
    code: null,
  }
  const lines = linesOf(PRICE_ADJUSTMENTS.filter(isShownInCalendars), priceHalalas, stay)
  return lines.reduce((price, { amountHalalas }) => price + amountHalalas, priceHalalas)
}

function linesOf(
  adjustments: readonly (typeof PRICE_ADJUSTMENTS)[number][],
  priceHalalas: Halalas,
  stay: PricedStay,
): AdjustmentLine[] {
  const lines: AdjustmentLine[] = []
  let price = priceHalalas
  for (const adjustment of adjustments) {
    if (stay.offer && isLeftOut(adjustment)) continue
    const added = adjustment.lines(price, stay)
    lines.push(...added)
    for (const { amountHalalas } of added) price += amountHalalas
  }
  return lines
}

const isLeftOut = ({ goesWithOffer }: PriceAdjustment) => goesWithOffer === false
const isShownInCalendars = ({ isInCalendar }: { isInCalendar: boolean }) => isInCalendar

/** The adjustments that the search computes: of a stay, or of a day in a calendar. */
export function searchParts(of: 'stay' | 'day'): SearchPart[] {
  const adjustments: readonly PriceAdjustment[] = PRICE_ADJUSTMENTS
  return adjustments
    .filter((one) => of === 'stay' || one.isInCalendar)
    .flatMap(({ search }) => (search ? [search] : []))
}

/** The SQL of the least or the most that a night may cost, whose price before adjustments is at least or at most `price`. */
export function boundSql(bound: 'floor' | 'ceiling', price: string): string {
  return searchParts('stay').reduce((adjusted, part) => part[bound](adjusted), price)
}
