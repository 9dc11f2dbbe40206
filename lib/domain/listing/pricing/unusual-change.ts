import type { PriceList } from '@/lib/domain/booking/bookable'
import { weekdayPrice } from '@/lib/domain/booking/money/week-price'
import { type Halalas, toSar } from '@/lib/domain/money'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import { type Day, WEEKDAYS, type Weekday, weekdayOf } from '@/lib/domain/time/days'
import type { BasePrices, DayPrice } from './price-changes'

/** Below this part of the usual price, or above this multiple of it, a price is asked about before it is saved. */
export const USUAL_PRICE = { leastPart: 0.4, most: 3 } as const

export const UNUSUAL_REASONS = ['low', 'high', 'aboveUsual', 'farBelowUsual', 'past', 'booked'] as const
export type UnusualReason = (typeof UNUSUAL_REASONS)[number]

/** Something that a vendor has to confirm: of these days or weekdays, or of an hour. Prices in SAR, of the first one. */
export interface UnusualPart {
  reason: UnusualReason
  days?: Day[]
  weekdays?: Weekday[]
  price?: number
  usual?: number
  /** where several listings are changed, the one that it is about */
  listing?: LocalizedName & { _id: string }
}

/** Whether a price is far from the usual one; both in halalas. */
export function unusualPrice(price: Halalas, usual: Halalas): 'low' | 'high' | null {
  if (price < usual * USUAL_PRICE.leastPart) return 'low'
  return price > usual * USUAL_PRICE.most ? 'high' : null
}

/**
 * Prices of an edited or a new listing that are far from the usual one: that of before or, without one, the middle price
 * of the week's other days. Unchanged prices are usual.
 */
export function unusualListPrices(before: BasePrices | null, after: BasePrices): UnusualPart[] {
  const hour = priceParts(after.hour, before?.hour ?? null, {})
  const days = WEEKDAYS.flatMap((weekday) => {
    const price = weekdayPrice(after, weekday)
    const usual = (before && weekdayPrice(before, weekday)) ?? middleOfOthers(after, weekday)
    return priceParts(price, usual, { weekdays: [weekday] })
  })
  return joined([...hour, ...days])
}

/** Prices of single days that are far from that of the week. */
export function unusualDayPrices(prices: PriceList, set: readonly DayPrice[]): UnusualPart[] {
  return joined(
    set.flatMap(({ day, priceHalalas }) =>
      priceParts(priceHalalas, weekdayPrice(prices, weekdayOf(day)), { days: [day] }),
    ),
  )
}

/** The part of a price that is far from the usual one; none where it is not. */
export function priceParts(
  price: Halalas | null,
  usual: Halalas | null,
  of: Pick<UnusualPart, 'days' | 'weekdays'>,
): UnusualPart[] {
  const reason = price === null || usual === null ? null : unusualPrice(price, usual)
  return reason === null ? [] : [{ reason, ...of, price: toSar(price ?? 0), usual: toSar(usual ?? 0) }]
}

const FEWEST_OTHERS = 3

function middleOfOthers(prices: BasePrices, weekday: Weekday): Halalas | null {
  const others = WEEKDAYS.filter((one) => one !== weekday)
    .flatMap((one) => weekdayPrice(prices, one) ?? [])
    .toSorted((a, b) => a - b)
  return others.length < FEWEST_OTHERS ? null : (others[Math.floor(others.length / 2)] ?? null)
}

/** One part for each reason and price. */
export function joined(parts: readonly UnusualPart[]): UnusualPart[] {
  const all: UnusualPart[] = []
  for (const part of parts) {
    const same = all.find(
      (one) => one.reason === part.reason && one.price === part.price && one.usual === part.usual,
    )
    same?.days?.push(...(part.days ?? []))
    same?.weekdays?.push(...(part.weekdays ?? []))
    if (!same) all.push({ ...part })
  }
  return all
}
