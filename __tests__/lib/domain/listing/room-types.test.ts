import { fieldsOf } from '@/lib/domain/listing/fields/rows'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { hasRoomTypes, isOfProperty, isRoomType, sameNameIssues } from '@/lib/domain/listing/room-types'
import { withVariant } from '@/lib/domain/listing/variants'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'

const PALM = { en: 'Palm Hotel', ar: 'فندق النخلة' }

test.each([
  ['another name in both languages', { en: 'Palm Hotel, suite', ar: 'فندق النخلة، جناح' }, []],
  ['the same name in both', PALM, ['name.en', 'name.ar']],
  ['the same in one language', { en: 'Palm Hotel, suite', ar: 'فندق النخلة' }, ['name.ar']],
  ['other capitals and spaces', { en: ' PALM  hotel ', ar: 'فندق النخلة، جناح' }, ['name.en']],
  ['another spelling of the same letters', { en: 'Suite', ar: 'فُندق النخله' }, ['name.ar']],
])('a room type with %s has an issue at each language in which the name is taken', (_, name, paths) => {
  const issues = sameNameIssues(name, [{ en: 'Palm Hotel, family', ar: 'فندق النخلة، عائلية' }, PALM])
  expect(issues.map(({ path }) => path)).toEqual(paths)
  expect(issues.every(({ code }) => code === 'same_room_type_name')).toBe(true)
  expect(sameNameIssues(name, [])).toEqual([])
})

test('only types that count units have room types, and a property is none of its own', () => {
  expect(PROPERTY_TYPES.filter(hasRoomTypes)).toEqual(['Hotel', 'Apartment'])
  expect(isRoomType({ id: 'a', propertyId: null })).toBe(false)
  expect(isRoomType({ id: 'a', propertyId: 'a' })).toBe(false)
  expect(isRoomType({ id: 'b', propertyId: 'a' })).toBe(true)
})

test('a property decides address, map, licence and category of its room types, and nothing else', () => {
  const hotel = fieldsOf(withVariant(listingTypeOf('Hotel'), 'standard'))
  const shared = hotel.filter(({ path }) => isOfProperty(path))
  expect(new Set(shared.map(({ path }) => path.split('.')[0]))).toEqual(
    new Set(['categoryId', 'place', 'licence']),
  )
  expect(hotel.filter(({ step }) => step === 'place').every(({ path }) => isOfProperty(path))).toBe(true)
})
