import { type ListingSegment, type ListingType, listingTypeOf } from '@/lib/domain/listing/listing-types'
import { payloadSchema, toPayload } from '@/lib/domain/listing/payload'
import { stepSchema, validateDraft } from '@/lib/domain/listing/schema'
import { variantsOf, withVariant } from '@/lib/domain/listing/variants'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { validateAgainst } from '@/lib/domain/validate-against'
import { A_DAY, aDraft } from './a-draft'

/** One row, as a tenth type would be added. */
const CARAVANS: ListingType = {
  ...listingTypeOf('Camps'),
  type: 'Caravans' as PropertyType,
  slug: 'caravans',
  segment: 'caravan' as ListingSegment,
  pricingModes: ['daily', 'hourly'],
  facts: { singleBeds: 'numOfBunks', maxGuests: 'maxGuest' },
  addOns: ['buffet'],
  extras: ['outdoors'],
  totalEntities: '7',
}

test('a tenth type is one row: its fields, rules and payload follow from it', () => {
  const listingType = withVariant(CARAVANS, 'standard')
  const draft = {
    ...aDraft(withVariant(listingTypeOf('Camps'), 'standard')),
    facts: { singleBeds: 2, maxGuests: 4 },
  }
  expect(validateDraft(draft, listingType, A_DAY)).toEqual([])
  const payload = toPayload(draft, listingType)
  expect(payload).toMatchObject({
    unitsAndGuest: { numOfBunks: 2, maxGuest: 4 },
    outdoors: {},
    totalEntities: '7',
  })
  expect(validateAgainst(payloadSchema(listingType), payload).issues).toEqual([])
  expect(validateDraft({ ...draft, facts: {} }, listingType, A_DAY).map((one) => one.path)).toEqual([
    'facts.singleBeds',
    'facts.maxGuests',
  ])
})

test('a tenth type has the variants that its row names', () => {
  expect(variantsOf(CARAVANS)).toEqual(['standard', 'hourly'])
  const hourly = withVariant(CARAVANS, 'hourly')
  const draft = {
    ...aDraft(withVariant(listingTypeOf('Stadium'), 'hourly')),
    facts: { singleBeds: 2, maxGuests: 4 },
  }
  expect(toPayload(draft, hourly)['price']).toEqual({ hourPrice: 200 })
  expect(validateAgainst(stepSchema(hourly, 'pricing', A_DAY), draft).issues).toEqual([])
})
