import type { DiscountsWire } from '@/lib/contract/schemas/calendar/discounts'
import type { DiscountWire } from '@/lib/domain/calendar/discounts'
import type { Answer, TestApp } from './test-app'
import type { Host } from './users'

type DiscountBody = Omit<DiscountWire, '_id'> & { _id?: string }

export const WEEKLY: DiscountBody = { kind: 'weekly', threshold: 7, unit: 'nights', percent: 20 }
export const EARLY: DiscountBody = { kind: 'earlyBooking', threshold: 10, unit: 'days', percent: 10 }
export const LAST_HOURS: DiscountBody = { kind: 'lastMinute', threshold: 6, unit: 'hours', percent: 30 }

/** Replaces the discounts of a listing, whatever is unusual about them. */
export async function setDiscounts(
  test: TestApp,
  { id, host }: { id: string; host: Host },
  rules: DiscountBody[],
  { areStacked = false, confirmed = true } = {},
): Promise<Answer> {
  const path = `/vender/services/${id}/discounts`
  const { body: stored }: { body: DiscountsWire } = await test.call('GET', path, { as: host })
  const body = { basedOn: stored.version, areStacked, rules, confirmed }
  return test.call('PUT', path, { as: host, body })
}
