import {
  type CalendarTerms,
  partOfPath,
  unpricedRules,
  unusualTerms,
  validateCalendarTerms,
  withoutTerm,
  withTermsPart,
} from '@/lib/domain/listing/calendar-terms'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { draftFromPayload, draftPathOf, toPayload, wirePathOf } from '@/lib/domain/listing/payload'
import { stepOfPath } from '@/lib/domain/listing/schema'
import { withVariant } from '@/lib/domain/listing/variants'
import { aDraft } from './a-draft'

const PITCH = withVariant(listingTypeOf('Stadium'), 'hourly')

const EVENING = {
  ...{ name: 'Evening', weekdays: [], startsAt: '18:00', endsAt: '00:00' },
  ...{ season: null, from: null, to: null, price: 300, percent: null },
}
const TERMS: CalendarTerms = {
  plan: { rules: [EVENING] },
  discounts: { areStacked: false, rules: [{ kind: 'longStay', threshold: 3, unit: 'hours', percent: 10 }] },
  fees: { fees: [{ kind: 'pet', price: 30, threshold: 0, charged: 'each' }] },
  partPayment: { percent: 30, minimum: 100 },
}
const OF_PITCH = { mode: 'hourly', rules: [], paymentType: 'halfPayment' } as const
const reported = (terms: CalendarTerms, owner: Parameters<typeof validateCalendarTerms>[1]) =>
  validateCalendarTerms(terms, owner).map(({ path, code }) => `${path}: ${code}`)

test('terms that fit a listing have no issues, and each that fits no more has its own', () => {
  expect(reported(TERMS, OF_PITCH)).toEqual([])
  expect(reported(TERMS, { mode: 'daily', rules: ['no_pets'], paymentType: 'fullPayment' })).toEqual([
    'plan.rules.0.startsAt: hours_not_sold',
    'discounts.rules.0.unit: one_of',
    'fees.fees.0.kind: pets_forbidden',
    'partPayment: payment_type_not_offered',
  ])
})

test('a term is taken away by the path of its issue, and a part with its last one', () => {
  const two = { plan: { rules: [EVENING, { ...EVENING, name: 'Late' }] }, partPayment: TERMS.partPayment }
  const left = withoutTerm(two as CalendarTerms, 'plan.rules.0.startsAt')
  expect(left?.plan?.rules.map(({ name }) => name)).toEqual(['Late'])
  const last = withoutTerm(left ?? {}, 'plan.rules.0.startsAt')
  expect(last).toEqual({ partPayment: TERMS.partPayment })
  expect(withoutTerm(last ?? {}, 'partPayment')).toBeUndefined()
  expect(partOfPath('ownAddOns.ownAddOns.0.unit')).toBe('ownAddOns')
})

test('a part without terms is none, but for the choice to stack discounts', () => {
  expect(withTermsPart(undefined, 'fees', { fees: [] })).toBeUndefined()
  const stacked = { areStacked: true, rules: [] }
  expect(withTermsPart({}, 'discounts', stacked)).toEqual({ discounts: stacked })
})

test('prices far from those of the draft need a confirmation as soon as these change', () => {
  const prices = (hour: number) => ({ dates: {}, weekdays: {}, sundayToWednesday: null, allDays: null, hour })
  const unusual = (hour: number) =>
    unusualTerms(TERMS, { prices: prices(hour), lastMinutePercent: null, today: '2026-03-15' })
  expect(unusual(20_000)).toEqual([])
  expect(unusual(5_000)).toEqual([{ reason: 'high', price: 300, usual: 50 }])
})

test('a part of a usual price that no day of the rule has makes none', () => {
  const fridays = { ...EVENING, name: 'Fridays', weekdays: ['friday' as const], price: null, percent: 150 }
  const terms = { plan: { rules: [EVENING, fridays] } }
  const week = { sundayToWednesday: 10_000, allDays: null, hour: null }
  expect(unpricedRules(terms, { ...week, weekdays: {} })).toEqual(['Fridays'])
  expect(unpricedRules(terms, { ...week, weekdays: { friday: 20_000 } })).toEqual([])
  expect(unpricedRules({ plan: { rules: [fridays] } }, { ...week, weekdays: {}, hour: 9_000 })).toEqual([])
})

test('terms are sent with a new listing alone, under a name of their own', () => {
  const draft = aDraft(PITCH, { calendarTerms: TERMS })
  const sent = toPayload(draft, PITCH)
  expect(sent['terms']).toEqual(TERMS)
  expect(draftFromPayload(sent, PITCH).calendarTerms).toEqual(TERMS)
  expect(toPayload(draft, PITCH, { isEdit: true })).not.toHaveProperty('terms')
  expect(toPayload(aDraft(PITCH), PITCH)).not.toHaveProperty('terms')
  expect(wirePathOf(PITCH, 'calendarTerms.plan.rules.0.startsAt')).toBe('terms.plan.rules.0.startsAt')
  expect(draftPathOf(PITCH, 'terms.fees.fees[0].kind')).toBe('calendarTerms.fees.fees.0.kind')
  expect(stepOfPath(PITCH, 'calendarTerms.plan.rules.0.startsAt')).toBe('pricing')
})
