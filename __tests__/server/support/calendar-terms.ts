import type { CalendarTerms } from '@/lib/domain/listing/calendar-terms'
import type { TestApp } from './test-app'
import type { Host } from './users'

/** The calls of the calendar that set each part of the terms. */
const PATHS = {
  plan: 'price-plans',
  discounts: 'discounts',
  fees: 'fees',
  ownAddOns: 'add-ons',
  stayRules: 'stay-rules',
} as const

/** Gives a listing without terms its terms by the calls of the calendar, one after the other. */
export async function setTermsByCalls(
  test: TestApp,
  { id, host }: { id: string; host: Host },
  { partPayment, ...parts }: CalendarTerms,
): Promise<void> {
  const put = async (path: string, body: object) => {
    const answer = await test.call('PUT', `/vender/services/${id}/${path}`, { as: host, body })
    expect([path, answer.status]).toEqual([path, 200])
  }
  for (const part of ['plan', 'discounts', 'fees', 'ownAddOns', 'stayRules'] as const) {
    const meant = part === 'plan' || part === 'discounts' ? { confirmed: true } : {}
    if (parts[part]) await put(PATHS[part], { basedOn: 0, ...parts[part], ...meant })
  }
  if (partPayment) await put('calendar', { partPayment })
}
