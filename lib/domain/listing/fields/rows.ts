import { houseRulesOf, LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import { type ListingTypeVariant, variantsOf, withVariant } from '@/lib/domain/listing/variants'
import * as words from '@/lib/domain/listing/vocabulary'
import { FACTS, type Fact } from '@/lib/domain/listing/vocabulary'
import { WIRE } from '@/lib/domain/wire-names'
import type { Field, FieldKind } from './field'
import { MAX_NUMBER } from './limits'

const NAME_LENGTH = 120
const DESCRIPTION_LENGTH = 4000
const ADDRESS_LENGTH = 300
const SHORT_LENGTH = 120
const CAPTION_LENGTH = 120
const RULE_LENGTH = 200
const LICENCE_LENGTH = 40

/** A field for all listing types; `isOffered` decides which types have it. */
interface Row extends Omit<Field, 'wire' | 'options'> {
  wire: string | ((listingType: ListingTypeVariant) => string)
  options: readonly string[] | ((listingType: ListingTypeVariant) => readonly string[])
  isOffered: (listingType: ListingTypeVariant) => boolean
}

type Given = Pick<Row, 'path' | 'kind' | 'step' | 'wire'> & Partial<Row>
const row = (given: Given): Row => ({
  isRequired: false,
  needsLetter: false,
  options: [],
  min: 0,
  max: MAX_NUMBER,
  fact: null,
  isOffered: () => true,
  ...given,
})
const required = (given: Given) => row({ isRequired: true, ...given })
const readable = (given: Given) => required({ needsLetter: true, ...given })

const CHOICES: Partial<Record<Fact, readonly string[]>> = {
  section: words.SECTIONS,
  roomType: words.ROOM_TYPES,
}
/** Counts that start at 1; all others may be 0. */
const AT_LEAST_ONE: readonly Fact[] = ['maxGuests', 'units', 'adults']
const MAX_COUNT = 5000

/** Each fact of the type, in the object that its row names (wizard.md, section 3, the table). */
const facts = FACTS.map((fact) =>
  required({
    path: `facts.${fact}`,
    kind: (CHOICES[fact] ? 'choice' : 'count') as FieldKind,
    step: 'basicInfo',
    wire: ({ factsObject, facts: names }) => `${factsObject}.${names[fact]}`,
    options: CHOICES[fact] ?? [],
    min: AT_LEAST_ONE.includes(fact) ? 1 : 0,
    max: MAX_COUNT,
    fact,
    isOffered: (listingType) => listingType.facts[fact] !== undefined,
  }),
)

const details = [
  readable({
    path: 'name.en',
    kind: 'text',
    step: 'details',
    wire: 'description.nameInEnglish',
    max: NAME_LENGTH,
  }),
  readable({
    path: 'name.ar',
    kind: 'text',
    step: 'details',
    wire: 'description.nameInArabic',
    max: NAME_LENGTH,
  }),
  required({
    path: 'secondaryPhone',
    kind: 'phone',
    step: 'details',
    wire: `description.${WIRE.secondaryPhone}`,
    max: 20,
  }),
  required({ path: 'areaSqm', kind: 'count', step: 'details', wire: 'description.areaSqm', min: 1 }),
  readable({
    path: 'description.en',
    kind: 'text',
    step: 'details',
    wire: 'description.descriptionInEnglish',
    max: DESCRIPTION_LENGTH,
  }),
  readable({
    path: 'description.ar',
    kind: 'text',
    step: 'details',
    wire: 'description.descriptionInArabic',
    max: DESCRIPTION_LENGTH,
  }),
  readable({
    path: 'pitchGrassType',
    kind: 'text',
    step: 'details',
    wire: `description.${WIRE.grassType}`,
    max: SHORT_LENGTH,
    isOffered: ({ extras }) => extras.includes('pitchGrassType'),
  }),
  row({
    path: 'licence.number',
    kind: 'text',
    step: 'details',
    wire: 'description.tourismLicence.number',
    max: LICENCE_LENGTH,
    isOffered: ({ isLicensed }) => isLicensed,
  }),
  row({
    path: 'licence.expiresOn',
    kind: 'day',
    step: 'details',
    wire: 'description.tourismLicence.expiresOn',
    isOffered: ({ isLicensed }) => isLicensed,
  }),
  row({
    path: 'rules',
    kind: 'ticks',
    step: 'details',
    wire: 'description.rules',
    options: houseRulesOf,
  }),
  row({
    path: 'suitableFor',
    kind: 'occasions',
    step: 'details',
    wire: 'description.rules',
    options: words.OCCASIONS,
  }),
  row({
    path: 'additionalRules',
    kind: 'lines',
    step: 'details',
    wire: 'description.additionalRules',
    max: RULE_LENGTH,
  }),
  row({
    path: 'safety',
    kind: 'ticks',
    step: 'details',
    wire: `description.${WIRE.safety}`,
    options: words.SAFETY_ITEMS,
  }),
  row({
    path: 'kitchen',
    kind: 'ticks',
    step: 'details',
    wire: 'kitchen',
    options: ({ kitchen }) => kitchen,
  }),
  row({
    path: 'outdoors',
    kind: 'ticks',
    step: 'details',
    wire: 'outdoors',
    options: words.OUTDOOR_ITEMS,
    isOffered: ({ extras }) => extras.includes('outdoors'),
  }),
  row({
    path: 'rooms',
    kind: 'rooms',
    step: 'details',
    wire: WIRE.rooms,
    isOffered: ({ extras }) => extras.includes('rooms'),
  }),
  row({
    path: 'meals',
    kind: 'flags',
    step: 'details',
    wire: 'freeMeal',
    options: words.MEALS,
    isOffered: ({ extras }) => extras.includes('meals'),
  }),
  row({ path: 'images', kind: 'photos', step: 'details', wire: 'description.images' }),
  row({
    path: 'photoRooms',
    kind: 'photoRooms',
    step: 'details',
    wire: 'description.photoRooms',
    options: words.PHOTO_ROOMS,
  }),
  row({
    path: 'photoCaptions',
    kind: 'photoCaptions',
    step: 'details',
    wire: 'description.photoCaptions',
    max: CAPTION_LENGTH,
  }),
]

const place = [
  row({ path: 'place.point', kind: 'point', step: 'place', wire: 'location' }),
  row({ path: 'place.isPointConfirmed', kind: 'confirmation', step: 'place', wire: 'location.confirmed' }),
  readable({
    path: 'place.address',
    kind: 'text',
    step: 'place',
    wire: 'address.address',
    max: ADDRESS_LENGTH,
  }),
  required({ path: 'place.city', kind: 'text', step: 'place', wire: 'address.city', max: SHORT_LENGTH }),
  row({ path: 'place.houseNumber', kind: 'text', step: 'place', wire: 'address.houseNumber', max: 40 }),
  row({ path: 'place.district', kind: 'text', step: 'place', wire: 'address.area', max: SHORT_LENGTH }),
  row({
    path: 'place.landmark',
    kind: 'text',
    step: 'place',
    wire: `address.${WIRE.landmark}`,
    max: SHORT_LENGTH,
  }),
]

const isHourly = ({ variant }: ListingTypeVariant) => variant === 'hourly'
const isDaily = (listingType: ListingTypeVariant) => !isHourly(listingType)

const pricing = [
  row({ path: 'week', kind: 'week', step: 'pricing', wire: 'price', isOffered: isDaily }),
  row({ path: 'hour', kind: 'hour', step: 'pricing', wire: 'price', isOffered: isHourly }),
  row({ path: 'openPeriod', kind: 'period', step: 'pricing', wire: '' }),
  row({ path: 'check', kind: 'times', step: 'pricing', wire: 'check', isOffered: isDaily }),
  row({ path: 'check', kind: 'openingHours', step: 'pricing', wire: 'check', isOffered: isHourly }),
  row({ path: 'payment', kind: 'payment', step: 'pricing', wire: '' }),
  row({ path: 'calendarTerms', kind: 'calendarTerms', step: 'pricing', wire: 'terms' }),
]

const settings = [
  required({
    path: 'audience',
    kind: 'choice',
    step: 'settings',
    wire: 'bookingSetting.bookingFor',
    options: words.AUDIENCES,
  }),
  required({
    path: 'bookingType',
    kind: 'choice',
    step: 'settings',
    wire: 'bookingSetting.bookingType',
    options: words.BOOKING_TYPES,
  }),
  required({
    path: 'cancellationPolicy',
    kind: 'choice',
    step: 'settings',
    wire: `bookingSetting.${WIRE.cancellationPolicy}`,
    options: words.CANCELLATION_POLICIES,
  }),
  row({ path: 'deposit', kind: 'deposit', step: 'settings', wire: 'bookingSetting' }),
  row({ path: 'lastMinute', kind: 'lastMinute', step: 'settings', wire: 'bookingSetting' }),
  row({ path: 'addOns', kind: 'addOns', step: 'addOns', wire: 'addOns', options: ({ addOns }) => addOns }),
]

const ROWS: readonly Row[] = [
  required({ path: 'categoryId', kind: 'text', step: 'type', wire: 'categoryId', max: 100 }),
  row({ path: 'facilities', kind: 'facilities', step: 'facilities', wire: 'facilities' }),
  ...facts,
  ...details,
  ...place,
  ...pricing,
  ...settings,
]

/** The fields of a listing type, in the order of the wizard. */
export function fieldsOf(listingType: ListingTypeVariant): Field[] {
  return ROWS.filter((one) => one.isOffered(listingType)).map(({ isOffered: _isOffered, ...one }) => ({
    ...one,
    wire: typeof one.wire === 'string' ? one.wire : one.wire(listingType),
    options: typeof one.options === 'function' ? one.options(listingType) : one.options,
  }))
}

/** The fields of all types, which every draft has. */
export function fieldsOfAllTypes(): Omit<Field, 'wire'>[] {
  const byPath = new Map(ROWS.map((one) => [one.path, one]))
  return [...byPath.values()].map(({ isOffered: _isOffered, wire: _wire, ...one }) => ({
    ...one,
    options: typeof one.options === 'function' ? optionsOfAllTypes(one.options) : one.options,
  }))
}

/** A draft preserves options of other types, so that they return when the vendor changes back. */
function optionsOfAllTypes(
  optionsOf: (listingType: ListingTypeVariant) => readonly string[],
): readonly string[] {
  const offers = LISTING_TYPES.flatMap((listingType) =>
    variantsOf(listingType).map((variant) => withVariant(listingType, variant)),
  )
  return [...new Set(offers.flatMap(optionsOf))]
}
