import type { PriceRule } from '@/lib/domain/booking/money/price-rules'
import { overlaps } from '@/lib/domain/booking/period'
import { MAX_DAYS_AHEAD } from '@/lib/domain/booking/stay-rules'
import { changedNights, ruledNights, unusualRules } from '@/lib/domain/calendar/plan-changes'
import type { UnusualPart } from '@/lib/domain/listing/pricing/unusual-change'
import { addDays, riyadhDay, spanOfDays } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { listTakenUnits } from '@/server/modules/bookings/calendar/block-store'
import { nightOf } from '@/server/modules/bookings/calendar/nights'
import type { Bookable } from '@/server/modules/listings/load-bookable'
import { type RuledListing, ruleIdsByDay } from '@/server/modules/listings/price-rules/price-rules'

interface Change {
  stored: RuledListing
  rules: PriceRule[]
}

/** Prices of rules far from the usual, their past days, and nights with another price that are booked. */
export async function unusualPlan(tx: Db, own: Bookable, change: Change, now: Date): Promise<UnusualPart[]> {
  const { stored, rules } = change
  const today = riyadhDay(now)
  return [
    ...unusualRules(stored.rules, rules, stored.prices, today),
    ...(await bookedPart(tx, own, change, now)),
  ]
}

async function bookedPart(
  tx: Db,
  { row, terms }: Bookable,
  { stored, rules }: Change,
  now: Date,
): Promise<UnusualPart[]> {
  if (stored.pricingMode === 'hourly') return []
  const { id } = row.service
  const today = riyadhDay(now)
  const span = { from: today, to: addDays(today, MAX_DAYS_AHEAD) }
  const ruleIds = await ruleIdsByDay(tx, id, today)
  const owned = new Set([...ruleIds].filter(([, ruleId]) => ruleId === null).map(([day]) => day))
  const changed = changedNights(terms.prices, ruledNights(rules, stored.prices, span), owned, span)
  if (changed.length === 0) return []
  const taken = (await listTakenUnits(tx, id, spanOfDays(span), now)).filter(
    ({ cause }) => cause === 'booking',
  )
  const days = changed.filter((day) => taken.some((one) => overlaps(nightOf(terms, day), one)))
  return days.length > 0 ? [{ reason: 'booked', days }] : []
}
