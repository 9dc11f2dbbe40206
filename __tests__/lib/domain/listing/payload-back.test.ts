import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import {
  draftFromPayload,
  draftPathOf,
  payloadSchema,
  toPayload,
  wirePathOf,
} from '@/lib/domain/listing/payload'
import { withVariant } from '@/lib/domain/listing/variants'
import type { Fact } from '@/lib/domain/listing/vocabulary'
import { validateAgainst } from '@/lib/domain/validate-against'
import { aDraft } from './a-draft'
import { EVERY_LISTING_TYPE } from './every-listing-type'

const chalet = withVariant(listingTypeOf('Chalets'), 'standard')

test('an unknown name, a price as a text and a day in another format are refused by their path', () => {
  const issuesOf = (wrong: object) =>
    validateAgainst(payloadSchema(chalet), { ...toPayload(aDraft(chalet), chalet), ...wrong }).issues.map(
      ({ path, code }) => [path, code],
    )
  expect(issuesOf({ status: 'live' })).toEqual([['status', 'unknown_property']])
  expect(issuesOf({ price: { thursdayPrice: 1 } })).toEqual([['price.thursdayPrice', 'unknown_property']])
  expect(issuesOf({ price: { dayPrice: '5' } })).toEqual([['price.dayPrice', 'type_error']])
  expect(issuesOf({ openFrom: '2026-03-20' })).toEqual([['openFrom', 'not_a_day']])
  expect(issuesOf({ openFrom: '13-40-2026' })).toEqual([['openFrom', 'not_a_day']])
  expect(issuesOf({ check: { checkInTime: '15:00' } })).toEqual([['check.checkInTime', 'not_a_time']])
})

test.each([
  ['name.en', 'description.nameInEnglish'],
  ['secondaryPhone', 'description.secondryPhone'],
  ['facts.doubleBeds', 'roomsGuest.doubleBed'],
  ['facilities.3.count', 'facilities.3.value'],
  ['images', 'description.images'],
  ['images.2', 'description.images.2'],
  ['place.point', 'location.coordinates'],
  ['place.landmark', 'address.landMark'],
  ['week', 'price'],
  ['week.thursday.price', 'price.thrusdayPrice'],
  ['openPeriod.from', 'openFrom'],
  ['check.in', 'check.checkInTime'],
  ['payment.partial', 'partialAmount'],
  ['cancellationPolicy', 'bookingSetting.canellationPolicy'],
  ['lastMinute.percent', 'bookingSetting.discountPercentage'],
  ['addOns.buffet.amount', 'addOns.buffet'],
])('an issue of %s is reported at %s, and found again', (draftPath, wirePath) => {
  expect(wirePathOf(chalet, draftPath)).toBe(wirePath)
  expect(draftPathOf(chalet, wirePath)).toBe(draftPath)
})

test.each(EVERY_LISTING_TYPE)(
  'every fact of %s is read back from its path in the payload',
  (_name, listingType) => {
    const draft = aDraft(listingType)
    const read = draftFromPayload(toPayload(draft, listingType), listingType)
    for (const fact of Object.keys(listingType.facts) as Fact[])
      expect(read.facts[fact]).toBe(draft.facts[fact])
  },
)
