import fc from 'fast-check'
import { SEASONS } from '@/lib/domain/booking/season'
import { STAY_RULE_PART_NAMES, type StayRuleTerms } from '@/lib/domain/booking/vendor-stay-rules'
import { WEEKDAYS } from '@/lib/domain/time/days'

/** A stay rule of each day that sets nothing, unless the test says more. */
export const aStayRule = (part: Partial<StayRuleTerms> = {}): StayRuleTerms => ({
  ...{ weekdays: [], season: null, from: null, to: null },
  ...{
    minNights: null,
    maxNights: null,
    arrival: null,
    departure: null,
    noticeHours: null,
    windowDays: null,
    turnoverHours: null,
  },
  ...part,
})

const DATES = {
  once: [
    { from: '2026-03-17', to: '2026-03-25' },
    { from: '2026-04-01', to: '2026-04-03' },
  ],
  gregorian: [
    { from: '03-18', to: '03-28' },
    { from: '12-20', to: '03-20' },
  ],
  hijri: [
    { from: '09-20', to: '10-05' },
    { from: '12-01', to: '09-28' },
  ],
} as const

const seasonal = fc.constantFrom(...SEASONS, null, null, null).chain((season) => {
  const isDated = season === 'once' || season === 'gregorian' || season === 'hijri'
  const dates = isDated ? fc.constantFrom(...DATES[season]) : fc.constant({ from: null, to: null })
  return dates.map((span) => ({ season, ...span }))
})

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 1 })

/** Any stay rule around March 2026, of nights. */
export const stayRules: fc.Arbitrary<StayRuleTerms[]> = fc.array(
  fc
    .record({
      days: seasonal,
      weekdays: fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { maxLength: 3 }),
      nights: fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 4 })),
      has: fc.record({ min: fc.boolean(), max: fc.boolean() }),
      arrival: maybe(fc.boolean()),
      departure: maybe(fc.boolean()),
      noticeHours: maybe(fc.constantFrom(0, 12, 48, 120)),
      windowDays: maybe(fc.constantFrom(3, 10, 20, 400)),
      turnoverHours: maybe(fc.constantFrom(0, 4, 24, 50)),
    })
    .map(({ days, nights: [least, more], has, ...rule }) => {
      const isOfEachDay = days.season === null && rule.weekdays.length === 0
      return {
        ...rule,
        ...days,
        arrival: isOfEachDay ? null : rule.arrival,
        departure: isOfEachDay ? null : rule.departure,
        minNights: has.min ? least : null,
        maxNights: has.max ? least + more : null,
      }
    })
    .filter((rule) => STAY_RULE_PART_NAMES.some((part) => rule[part] !== null)),
  { maxLength: 5 },
)
