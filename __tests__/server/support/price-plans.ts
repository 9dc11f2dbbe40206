import type { PricePlanWire } from '@/lib/contract/schemas/calendar/price-plan'
import type { PriceRuleWire } from '@/lib/domain/calendar/price-plan'
import type { Answer, TestApp } from './test-app'
import type { Host } from './users'

type RuleBody = Omit<PriceRuleWire, '_id'> & { _id?: string }

/** A rule as it is sent: of each day at 700 SAR, unless the test says another one. */
export const aRule = (part: Partial<RuleBody> = {}): RuleBody => ({
  ...{ name: 'A rule', weekdays: [], startsAt: null, endsAt: null },
  ...{ season: null, from: null, to: null, percent: null },
  price: part.percent === undefined ? 700 : null,
  ...part,
})

/** Replaces the rules of a listing, whatever is unusual about them. */
export async function setRules(
  test: TestApp,
  { id, host }: { id: string; host: Host },
  rules: RuleBody[],
  confirmed = true,
): Promise<Answer> {
  const path = `/vender/services/${id}/price-plans`
  const { body: plan }: { body: PricePlanWire } = await test.call('GET', path, { as: host })
  return test.call('PUT', path, { as: host, body: { basedOn: plan.version, rules, confirmed } })
}
