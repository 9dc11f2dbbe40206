import { aRule } from '@/__tests__/server/support/price-plans'
import type { PriceRule } from '@/lib/domain/booking/money/price-rules'
import { planChanges, ruledNights, unusualRules } from '@/lib/domain/calendar/plan-changes'
import { pricePlanBody, priceRuleBody, rulesFromBody, ruleToWire } from '@/lib/domain/calendar/price-plan'
import { validateAgainst } from '@/lib/domain/validate-against'

const WEEK = { weekdays: { friday: 90_000 }, sundayToWednesday: null, allDays: 50_000, hour: null }
const rulesOf = (...rules: Parameters<typeof aRule>[0][]): PriceRule[] =>
  rulesFromBody({ rules: rules.map((rule) => ({ _id: rule?.name ?? 'new', ...aRule(rule) })) }, () => 'id')

test.each<[string, Parameters<typeof aRule>[0], string[]]>([
  ['of nothing at all', {}, ['season required']],
  ['without a price', { season: 'ramadan', price: null }, ['price required']],
  ['with two prices', { season: 'ramadan', price: 100, percent: 90 }, ['percent one_of']],
  ['of three decimals', { season: 'ramadan', price: 100.005 }, ['price not_an_amount']],
  ['of half an hour', { startsAt: '18:30', endsAt: '20:00' }, ['startsAt not_a_time']],
  ['of an hour without an end', { startsAt: '18:00' }, ['endsAt not_a_time']],
  ['of no hours', { startsAt: '18:00', endsAt: '18:00' }, ['endsAt not_a_time']],
  ['of dates without dates', { season: 'once' }, ['from not_a_day']],
  [
    'that ends before it begins',
    { season: 'once', from: '2026-03-02', to: '2026-03-01' },
    ['to range_end_before_start'],
  ],
  ['of 30 February', { season: 'gregorian', from: '02-30', to: '03-01' }, ['from not_a_day']],
  ['of 31 Ramadan', { season: 'hijri', from: '09-01', to: '09-31' }, ['to not_a_day']],
  ['of an occasion with dates', { season: 'ramadan', from: '09-01', to: '09-30' }, ['season required']],
  ['of 29 February', { season: 'gregorian', from: '02-29', to: '03-01' }, []],
  ['over the end of a Hijri year', { season: 'hijri', from: '12-25', to: '01-05' }, []],
  ['of hours over midnight', { startsAt: '22:00', endsAt: '02:00' }, []],
])('a price rule %s is refused or accepted field by field', (_, part, expected) => {
  const { issues } = validateAgainst(priceRuleBody, aRule(part))
  expect(issues.map(({ path, code }) => `${path} ${code}`)).toEqual(expected)
})

test('within a plan the issues name their rule, and rules come back from the wire as they went', () => {
  const body = {
    basedOn: 0,
    rules: [aRule({ season: 'ramadan' }), aRule({ price: null, season: 'eidAlAdha' })],
  }
  expect(validateAgainst(pricePlanBody, body).issues).toMatchObject([
    { path: 'rules[1].price', code: 'required' },
  ])
  const rules = rulesOf(
    { name: 'one', weekdays: ['friday'], price: 99.5 },
    { name: 'two', percent: 80, season: 'once', from: '2026-03-01', to: '2026-03-02' },
  )
  expect(rulesFromBody({ rules: rules.map(ruleToWire) }, () => 'id')).toEqual(rules)
})

test('the history of a plan names what came, went, changed, moved, and from which to which price', () => {
  const old = rulesOf(
    { name: 'a', price: 100, season: 'ramadan' },
    { name: 'b', percent: 90, season: 'eidAlFitr' },
    { name: 'c', price: 5, weekdays: ['friday'] },
  )
  const young = rulesOf(
    { name: 'c', price: 5, weekdays: ['friday'] },
    { name: 'a', price: 120.5, season: 'ramadan' },
    { name: 'b', price: 70, season: 'eidAlFitr' },
    { name: 'd', percent: 110, weekdays: ['monday'] },
  )
  expect(planChanges(old, young)).toEqual([
    { rule: 'c', before: 5, after: 5 },
    { rule: 'a', before: 100, after: 120.5 },
    { rule: 'b', unit: 'percent', before: 90, after: null },
    { rule: 'b', before: null, after: 70 },
    { rule: 'd', unit: 'percent', before: null, after: 110 },
  ])
  expect(planChanges(old, [])).toMatchObject([{ before: 100, after: null }, { before: 90 }, { before: 5 }])
  expect(planChanges(old, old)).toEqual([])
})

test('prices far from those of their weekdays are unusual, unchanged rules and an hour by the hour are not', () => {
  const low = rulesOf({ name: 'low', weekdays: ['thursday', 'friday'], price: 300 })
  expect(unusualRules([], low, WEEK, '2026-03-15')).toEqual([
    { reason: 'low', weekdays: ['friday'], price: 300, usual: 900 },
  ])
  expect(unusualRules(low, low, WEEK, '2026-03-15')).toEqual([])
  const hours = { weekdays: {}, sundayToWednesday: null, allDays: null, hour: 10_000 }
  expect(
    unusualRules([], rulesOf({ name: 'x', season: 'ramadan', percent: 350 }), hours, '2026-03-15'),
  ).toEqual([{ reason: 'high', price: 350, usual: 100 }])
  const past = rulesOf({ name: 'past', season: 'once', from: '2026-03-13', to: '2026-03-20', price: 500 })
  expect(unusualRules([], past, { ...WEEK, weekdays: {} }, '2026-03-15')).toEqual([
    { reason: 'past', days: ['2026-03-13', '2026-03-14'] },
  ])
})

test('a night that is not sold is sold by a price of a rule, and not by a part of nothing', () => {
  const closed = { weekdays: { friday: 90_000 }, sundayToWednesday: null, allDays: null, hour: null }
  const span = { from: '2026-03-19', to: '2026-03-21' }
  expect(ruledNights(rulesOf({ name: 'a', season: 'once', ...span, percent: 50 }), closed, span)).toEqual([
    { day: '2026-03-20', priceHalalas: 45_000, ruleId: 'a' },
  ])
  const nights = ruledNights(rulesOf({ name: 'b', season: 'once', ...span, price: 400 }), closed, span)
  expect(nights.map(({ priceHalalas }) => priceHalalas)).toEqual([40_000, 40_000])
})
