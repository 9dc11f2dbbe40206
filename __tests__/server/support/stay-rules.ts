import { aStayRule as aRuleOfStays } from '@/__tests__/lib/domain/booking/a-stay-rule'
import type { StayRulesWire } from '@/lib/contract/schemas/calendar/stay-rules'
import { stayTermsToWire } from '@/lib/domain/booking/vendor-stay-rules'
import type { StayRuleWire } from '@/lib/domain/calendar/stay-rules'
import type { Answer, TestApp } from './test-app'
import type { Host } from './users'

type StayRuleBody = Omit<StayRuleWire, '_id'> & { _id?: string }

/** A stay rule as it is sent: of each day and without a part, unless the test says another one. */
export const aStayRule = (part: Partial<StayRuleBody> = {}): StayRuleBody => ({
  ...stayTermsToWire(aRuleOfStays()),
  name: 'A rule',
  ...part,
})

/** Replaces the stay rules of a listing. */
export async function setStayRules(
  test: TestApp,
  { id, host }: { id: string; host: Host },
  rules: StayRuleBody[],
): Promise<Answer> {
  const path = `/vender/services/${id}/stay-rules`
  const { body: stored }: { body: StayRulesWire } = await test.call('GET', path, { as: host })
  return test.call('PUT', path, { as: host, body: { basedOn: stored.version, rules } })
}
