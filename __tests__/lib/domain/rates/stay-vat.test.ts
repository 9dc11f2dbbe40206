import fc from 'fast-check'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import {
  type StayVatRule,
  stayVatOn,
  stayVatRuleOn,
  UNREGISTERED_STAY_VATS,
  withRuleStates,
} from '@/lib/domain/rates/stay-vat'
import { addDays, type Day } from '@/lib/domain/time/days'

const ALL: StayVatRule = { listingType: null, accountedBy: 'diyar', holdsFrom: '2026-01-01' }
const HOTELS: StayVatRule = { listingType: 'Hotel', accountedBy: 'nobody', holdsFrom: '2026-02-01' }
const by = (rules: StayVatRule[], type: 'Hotel' | 'Farms', day: Day, isRegistered = false) =>
  stayVatOn(rules, { type, isRegistered, day })

test.each([
  ['without a rule nobody accounts for it', [], 'Hotel', '2026-03-01', 'nobody'],
  ['the day before a rule', [ALL], 'Hotel', '2025-12-31', 'nobody'],
  ['the day of a rule', [ALL], 'Hotel', '2026-01-01', 'diyar'],
  ['a later rule of the type', [ALL, HOTELS], 'Hotel', '2026-02-01', 'nobody'],
  ['a later rule of another type', [ALL, HOTELS], 'Farms', '2026-02-01', 'diyar'],
  [
    'a later rule of all types',
    [HOTELS, { ...ALL, holdsFrom: '2026-03-01' }],
    'Hotel',
    '2026-03-01',
    'diyar',
  ],
  [
    'of one day that of the type',
    [{ ...HOTELS, holdsFrom: '2026-01-01' }, ALL],
    'Hotel',
    '2026-01-01',
    'nobody',
  ],
] as const)(
  'who accounts for the VAT of a stay of an unregistered vendor: %s',
  (_case, rules, type, day, who) => {
    expect(by([...rules], type, day)).toBe(who)
    expect(by([...rules], type, day, true)).toBe('vendor')
  },
)

test('a rule changes nothing before its day, and the order in which rules are read changes nothing at all', () => {
  const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-01-01', days))
  const rule = fc.record({
    listingType: fc.option(fc.constantFrom(...PROPERTY_TYPES)),
    accountedBy: fc.constantFrom(...UNREGISTERED_STAY_VATS),
    holdsFrom: day,
  })
  const rules = fc.uniqueArray(rule, { selector: (one) => `${one.holdsFrom} ${one.listingType}` })
  fc.assert(
    fc.property(rules, rule, day, fc.constantFrom(...PROPERTY_TYPES), (some, added, today, type) => {
      const read = stayVatRuleOn(some, type, today)
      expect(stayVatRuleOn(some.toReversed(), type, today)).toEqual(read)
      const later = { ...added, holdsFrom: addDays(today, 1) }
      expect(stayVatRuleOn([...some, later], type, today)).toEqual(read)
    }),
  )
})

test('a rule holds while it decides for any type; then it is past', () => {
  const rules = [HOTELS, ALL].map((rule) => ({ ...rule, isWithdrawn: false }))
  const farms = { ...ALL, listingType: 'Farms' as const, holdsFrom: '2026-03-01', isWithdrawn: true }
  const states = (today: Day) => withRuleStates([farms, ...rules], today).map(({ state }) => state)
  expect(states('2026-01-15')).toEqual(['withdrawn', 'ahead', 'holds'])
  expect(states('2026-02-15')).toEqual(['withdrawn', 'holds', 'holds'])
  const all = { ...ALL, holdsFrom: '2026-02-10', isWithdrawn: false }
  expect(withRuleStates([all, ...rules], '2026-02-15').map(({ state }) => state)).toEqual([
    'holds',
    'past',
    'past',
  ])
})
