import type { BookableListing, PriceList } from '@/lib/domain/booking/bookable'
import { nightPrices } from '@/lib/domain/booking/money/night-price'
import { soldAddOns } from '@/lib/domain/booking/money/own-add-ons'
import { lowestPrice } from '@/lib/domain/booking/money/week-price'
import { adultBedsOf, type ContentTerms } from '@/lib/domain/listing/terms'
import type { listings } from '@/server/db/schema/listings/listings'
import { discountsOf } from './discounts/discounts'

/** The columns of a listing from which its terms are made. */
type TermColumns = Pick<
  typeof listings.$inferSelect,
  | 'pricingMode'
  | 'prices'
  | 'priceRules'
  | 'lowestPrice'
  | 'checkInTime'
  | 'checkOutTime'
  | 'openFrom'
  | 'openTo'
  | 'facts'
  | 'maxGuests'
  | 'units'
  | 'addOns'
  | 'lastMinuteDays'
  | 'lastMinutePercent'
  | 'discounts'
  | 'fees'
  | 'ownAddOns'
  | 'depositHalalas'
  | 'paymentType'
  | 'partialHalalas'
  | 'partPayment'
  | 'cancellationPolicy'
  | 'turnoverMinutes'
  | 'minNights'
  | 'maxNights'
  | 'leadMinutes'
  | 'stayRules'
>

/** The inputs of prices and booking rules, as lib/domain expects them. */
export function termsOf(
  row: TermColumns,
  vat: Pick<BookableListing, 'vatPercent' | 'stayVat'>,
  dates: PriceList['dates'],
): BookableListing {
  return {
    pricingMode: row.pricingMode,
    prices: { ...row.prices, ...hourRulesOf(row), dates },
    checkInTime: timeOfDay(row.checkInTime),
    checkOutTime: timeOfDay(row.checkOutTime),
    openFrom: row.openFrom,
    openTo: row.openTo,
    maxGuests: row.maxGuests,
    ...adultBedsOf(row.facts),
    units: row.units,
    addOns: row.addOns,
    lastMinute: lastMinuteOf(row),
    ...discountsOf(row),
    ...(row.fees ? { fees: row.fees } : {}),
    ...(row.ownAddOns ? { ownAddOns: soldAddOns(row.ownAddOns, row.pricingMode) } : {}),
    depositHalalas: row.depositHalalas,
    paymentType: row.paymentType,
    partialHalalas: row.partialHalalas,
    ...(row.partPayment ? { partPayment: row.partPayment } : {}),
    ...vat,
    cancellationPolicy: row.cancellationPolicy,
    turnoverMinutes: row.turnoverMinutes,
    ...limitsOf(row),
  }
}

/** Rules of nights are in the dates already. */
function hourRulesOf({
  pricingMode,
  priceRules,
  lowestPrice,
}: Pick<TermColumns, 'pricingMode' | 'priceRules' | 'lowestPrice'>): Pick<
  PriceList,
  'hourRules' | 'lowestHour'
> {
  const hasRules = pricingMode === 'hourly' && priceRules.length > 0
  return hasRules ? { hourRules: priceRules, lowestHour: lowestPrice } : {}
}

export function lastMinuteOf({
  lastMinuteDays: days,
  lastMinutePercent: percent,
}: Pick<TermColumns, 'lastMinuteDays' | 'lastMinutePercent'>): BookableListing['lastMinute'] {
  return days !== null && percent !== null ? { days, percent } : null
}

/** The columns of terms; `nightPrices` and `lowestPrice` are the copies that search reads. */
export function termColumns({ prices, lastMinute, addOns, ...terms }: ContentTerms) {
  const { dates: _dates, ...weekPrices } = prices
  return {
    ...terms,
    prices: weekPrices,
    nightPrices: nightPrices(prices),
    lowestPrice: lowestPrice(prices) ?? 0,
    lastMinuteDays: lastMinute?.days ?? null,
    lastMinutePercent: lastMinute?.percent ?? null,
    addOns: [...addOns],
  }
}

/** The stay rules as guests read them, without the vendor's names and the ids. */
function limitsOf(row: TermColumns): Pick<BookableListing, 'limits' | 'stayRules'> {
  const { minNights, maxNights, leadMinutes } = row
  const isAny = minNights !== null || maxNights !== null || leadMinutes > 0
  const stayRules = row.stayRules?.map(({ id: _id, name: _name, ...terms }) => terms)
  return {
    ...(isAny ? { limits: { minNights, maxNights, leadMinutes } } : {}),
    ...(stayRules ? { stayRules } : {}),
  }
}

/** The database writes seconds too. */
const timeOfDay = (time: string): string => time.slice(0, 5)
