import type { Issue } from '@/lib/domain/issues'
import type { Draft } from '@/lib/domain/listing/draft'
import { fieldsOf } from '@/lib/domain/listing/fields/rows'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { choosePayment } from '@/lib/domain/listing/pricing/payment-choice'
import { changeAllDays, emptyWeek, tickAllDays } from '@/lib/domain/listing/pricing/week'
import { draftSchema, stepOfPath, stepSchema } from '@/lib/domain/listing/schema'
import { STEP_IDS } from '@/lib/domain/listing/steps'
import { type ListingTypeVariant, withVariant } from '@/lib/domain/listing/variants'
import { validateAgainst } from '@/lib/domain/validate-against'
import { A_DAY, aDraft } from './a-draft'
import { EVERY_LISTING_TYPE } from './every-listing-type'

const chalet = withVariant(listingTypeOf('Chalets'), 'standard')
const pitch = withVariant(listingTypeOf('Stadium'), 'hourly')

const reported = (issues: readonly Issue[]) => issues.map(({ path, code }) => `${path}: ${code}`)
const broken = (options: Partial<Draft>, listingType: ListingTypeVariant = chalet) =>
  reported(validateAgainst(draftSchema(listingType, A_DAY), aDraft(listingType, options)).issues)

test.each(EVERY_LISTING_TYPE)(
  'wizard-types: a finished draft of %s breaks no rule, whole and step by step',
  (_n, listingType) => {
    expect(validateAgainst(draftSchema(listingType, A_DAY), aDraft(listingType)).issues).toEqual([])
    for (const step of STEP_IDS)
      expect(validateAgainst(stepSchema(listingType, step, A_DAY), aDraft(listingType)).issues).toEqual([])
  },
)

test.each(EVERY_LISTING_TYPE)(
  'basic-info-fields: every fact of %s is required, with issues in its order',
  (_n, listingType) => {
    const issues = validateAgainst(
      stepSchema(listingType, 'basicInfo', A_DAY),
      aDraft(listingType, { facts: {} }),
    ).issues
    const facts = fieldsOf(listingType).filter((field) => field.fact)
    expect(reported(issues)).toEqual(facts.map((field) => `${field.path}: required`))
    expect(facts.map((field) => field.fact)).toEqual(expect.arrayContaining(Object.keys(listingType.facts)))
  },
)

test('description-fields: names, phone, area and descriptions are required, the grass of a stadium too', () => {
  const nothing = {
    name: { en: '', ar: ' ' },
    description: { en: '', ar: '' },
    secondaryPhone: '',
    areaSqm: null,
    pitchGrassType: '',
  }
  const always = ['name.en', 'name.ar', 'secondaryPhone', 'areaSqm', 'description.en', 'description.ar']
  expect(broken(nothing)).toEqual(always.map((path) => `${path}: required`))
  expect(broken(nothing, pitch)).toEqual([...always, 'pitchGrassType'].map((path) => `${path}: required`))
  expect(broken({ areaSqm: 0 })).toEqual(['areaSqm: min'])
  expect(broken({ secondaryPhone: '12' })).toEqual(['secondaryPhone: not_a_phone'])
})

const images = (count: number) => Array.from({ length: count }, (_, i) => `/api/v1/media/${i}`)
test.each([
  [0, ['images: images_required']],
  [4, ['images: images_too_few']],
  [5, []],
  [15, []],
  [16, ['images: images_too_many']],
])('images-rules: %i images', (count, issues) => {
  expect(broken({ images: images(count) })).toEqual(issues)
})

test('images-rules: a picture is in the list once', () => {
  expect(broken({ images: [...images(5), '/api/v1/media/0'] })).toEqual(['images.5: image_twice'])
})

test('facilities-numeric: a counted facility needs a number of 1 or more', () => {
  const facility = {
    id: 'a',
    name: { en: 'a', ar: 'a' },
    group: { en: 'a', ar: 'a' },
    image: null,
    groupImage: null,
  }
  const counted = (count: number | null) => broken({ facilities: [{ ...facility, isCounted: true, count }] })
  expect(counted(null)).toEqual(['facilities.0.count: amount_required'])
  expect(counted(0)).toEqual(['facilities.0.count: amount_required'])
  expect(counted(1)).toEqual([])
  expect(broken({ facilities: [{ ...facility, isCounted: false, count: null }] })).toEqual([])
})

test('place-map, place-address: the point must be set inside the country, address and city given', () => {
  const { place } = aDraft(chalet)
  const at = (latitude: number, longitude: number) =>
    broken({ place: { ...place, point: { latitude, longitude } } })
  expect(broken({ place: { ...place, point: null } })).toEqual(['place.point: location_required'])
  expect(at(25.2, 55.27)).toEqual(['place.point: outside_country'])
  expect(at(24.7, 46.7)).toEqual([])
  expect(broken({ place: { ...place, address: '', city: '' } })).toEqual([
    'place.address: required',
    'place.city: required',
  ])
})

test('price-open-period: both days, in order, and not over', () => {
  expect(broken({ openPeriod: { from: '', to: '' } })).toEqual([
    'openPeriod.from: required',
    'openPeriod.to: required',
  ])
  expect(broken({ openPeriod: { from: '2026-05-02', to: '2026-05-01' } })).toEqual([
    'openPeriod.to: open_to_before_from',
  ])
  expect(broken({ openPeriod: { from: '2026-01-01', to: '2026-03-14' } })).toEqual([
    'openPeriod.to: past_day',
  ])
  expect(broken({ openPeriod: { from: '2026-01-01', to: A_DAY } })).toEqual([])
})

test.each([
  [null, ['payment.partial: partial_invalid'], undefined],
  [0, ['payment.partial: partial_not_positive'], undefined],
  [1, [], undefined],
  [50_000, [], undefined],
  [50_001, ['payment.partial: partial_above_lowest'], 500],
])('price-partial: %p halalas where the lowest day costs 500 riyals', (partial, issues, n) => {
  const { issues: found } = validateAgainst(
    draftSchema(chalet, A_DAY),
    aDraft(chalet, { payment: { type: 'halfPayment', partial } }),
  )
  expect(reported(found)).toEqual(issues)
  expect(found[0]?.params['n']).toBe(n)
})

test('price-partial: without a priced day nothing may be taken', () => {
  expect(broken({ week: emptyWeek(), payment: { type: 'halfPayment', partial: 1 } })).toEqual([
    'week: price_required',
    'payment.partial: partial_above_lowest',
  ])
})

test('price-payment-type: at most one, unticking empties, leaving half payment resets its amount to 0', () => {
  const half = choosePayment({ type: 'fullPayment', partial: null }, 'halfPayment')
  expect(half).toEqual({ type: 'halfPayment', partial: null })
  expect(choosePayment({ ...half, partial: 500 }, 'payAtCheckin')).toEqual({
    type: 'payAtCheckin',
    partial: 0,
  })
  expect(choosePayment({ ...half, partial: 500 }, 'halfPayment')).toEqual({ type: '', partial: 0 })
  expect(broken({ payment: { type: '', partial: null } })).toEqual(['payment.type: required'])
})

test('settings-required, settings-deposit, settings-last-minute: choices given, numbers from 1 while on', () => {
  expect(broken({ bookingType: '', cancellationPolicy: '' })).toEqual([
    'bookingType: required',
    'cancellationPolicy: required',
  ])
  expect(broken({ deposit: { isTicked: true, amount: null } })).toEqual(['deposit.amount: amount_required'])
  expect(broken({ deposit: { isTicked: true, amount: 99 } })).toEqual(['deposit.amount: min'])
  expect(broken({ lastMinute: { isTicked: true, days: 0, percent: null } })).toEqual([
    'lastMinute.days: min',
    'lastMinute.percent: required',
  ])
  const discount = (percent: number) => broken({ lastMinute: { isTicked: true, days: 1, percent } })
  expect(discount(90)).toEqual([])
  expect(discount(91)).toEqual(['lastMinute.percent: max'])
  expect(discount(12.5)).toEqual(['lastMinute.percent: integer'])
  expect(discount(Number.NaN)).toEqual(['lastMinute.percent: integer'])
})

test('prices and extras start at 1 riyal', () => {
  expect(broken({ week: changeAllDays(tickAllDays(emptyWeek(), true), 99) })).toContain(
    'week.allDays.price: min',
  )
  expect(broken({ addOns: { buffet: { isTicked: true, amount: null } } })).toEqual([
    'addOns.buffet.amount: amount_required',
  ])
})

test('wizard-hourly: the price of an hour and the time of opening are required, no closing time', () => {
  expect(broken({ hour: { price: null, firstDay: '' }, check: { in: '', out: '' } }, pitch)).toEqual([
    'hour.price: amount_required',
    'check.in: required',
  ])
  expect(broken({ check: { in: '06:00', out: '' } }, pitch)).toEqual([])
  expect(broken({ check: { in: '15:00', out: '' } })).toEqual(['check.out: required'])
})

test('wizard-back-next: an issue opens the screen of its field', () => {
  expect(
    ['facts.bedrooms', 'images.2', 'place.point', 'payment.partial', 'addOns.buffet.amount', 'x'].map(
      (path) => stepOfPath(chalet, path),
    ),
  ).toEqual(['basicInfo', 'details', 'place', 'pricing', 'addOns', null])
})

test('wizard-hourly, price-partial: half payment is capped at the price of the hour, with a message', () => {
  const options = { payment: { type: 'halfPayment', partial: 20_100 } } as const
  const { issues } = validateAgainst(draftSchema(pitch, A_DAY), aDraft(pitch, options))
  expect(issues).toEqual([{ path: 'payment.partial', code: 'partial_above_hour', params: { n: 200 } }])
})

test('a vendor cannot sell parties that the house rules forbid, nor a night beside the night', () => {
  const addOns = {
    birthdayArrangements: { isTicked: true, amount: 30_000 },
    sleepover: { isTicked: true, amount: 10_000 },
  }
  expect(broken({ rules: ['no_parties'], addOns })).toEqual([
    'addOns.birthdayArrangements.amount: parties_forbidden',
    'addOns.sleepover.amount: night_included',
  ])
  expect(broken({ addOns: { ...addOns, sleepover: { isTicked: false, amount: null } } })).toEqual([])
})
