import type { Draft } from '@/lib/domain/listing/draft'
import { LISTING_TYPES, listingTypeOf } from '@/lib/domain/listing/listing-types'
import { toPayload } from '@/lib/domain/listing/payload'
import { withVariant } from '@/lib/domain/listing/variants'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { aDraft } from './a-draft'

const chalet = withVariant(listingTypeOf('Chalets'), 'standard')
const sent = (options: Partial<Draft> = {}, listingType = chalet) =>
  toPayload(aDraft(listingType, options), listingType)

test.each(LISTING_TYPES.map((listingType) => [listingType.type, listingType] as const))(
  'total-entities: "1200" for Wedding_Halls and Stadium, absent for the others: %s',
  (type, listingType) => {
    const expected = ['Wedding_Halls', 'Stadium'].includes(type) ? '1200' : undefined
    expect(sent({}, withVariant(listingType, 'standard'))['totalEntities']).toBe(expected)
  },
)

test.each<[PropertyType, string[]]>([
  ['Resorts', ['sleepover', 'birthdayArrangements', 'weddingArrangements', 'buffet']],
  ['Farms', ['sleepover', 'birthdayArrangements', 'weddingArrangements', 'buffet']],
  ['Wedding_Halls', ['buffet', 'photographer', 'weddingCake']],
  ['Hotel', ['weddingArrangements']],
  ['Lounges', ['sleepover', 'birthdayArrangements', 'weddingArrangements', 'buffet']],
  ['Camps', ['sleepover', 'birthdayArrangements', 'weddingArrangements', 'buffet']],
  ['Stadium', []],
])('addons-by-type: %s offers its own list, sent as names with texts', (type, names) => {
  const all = [
    'sleepover',
    'birthdayArrangements',
    'weddingArrangements',
    'buffet',
    'photographer',
    'weddingCake',
  ]
  const addOns = Object.fromEntries(all.map((name) => [name, { isTicked: true, amount: 10_000 }]))
  const payload = sent({ addOns }, withVariant(listingTypeOf(type), 'standard'))
  expect(payload['addOns']).toEqual(Object.fromEntries(names.map((name) => [name, '100'])))
})

test('wizard-hourly: hourPrice, setTime and setDate in place of day prices', () => {
  const pitch = withVariant(listingTypeOf('Stadium'), 'hourly')
  const draft = aDraft(pitch, {
    hour: { price: 20_000, firstDay: '2026-04-01' },
    check: { in: '06:00', out: '' },
  })
  const payload = toPayload(draft, pitch)
  expect(payload).toMatchObject({ price: { hourPrice: 200 }, setTime: '6:00:AM', setDate: '04-01-2026' })
  expect(payload['check']).toBeUndefined()
  expect((payload['description'] as { PitchGrassType: string }).PitchGrassType).toBe('Artificial turf')
})

test('wizard-free-meal: rooms with beds and bathrooms, one entry a room, and the three meals', () => {
  const listingType = withVariant(listingTypeOf('Resorts'), 'freeMeal')
  const rooms = [
    { beds: 2, bathrooms: 1 },
    { beds: 1, bathrooms: 0 },
  ]
  expect(sent({ rooms, meals: ['breakfast'] }, listingType)).toMatchObject({
    roomsbath: rooms,
    freeMeal: { breakfast: true, lunch: false, dinner: false },
  })
  expect(sent({ rooms })['roomsbath']).toBeUndefined()
})

test('outdoors are sent for halls, farms and chalets alone', () => {
  const having = LISTING_TYPES.filter(
    (listingType) => 'outdoors' in sent({}, withVariant(listingType, 'standard')),
  )
  expect(having.map((listingType) => listingType.type)).toEqual(['Chalets', 'Wedding_Halls', 'Farms'])
})
