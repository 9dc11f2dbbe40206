import { normalisePhone } from '@/lib/domain/account/phone'
import { type ListingExtras, termsOfContent, vendorTimesOf } from '@/lib/domain/listing/terms'
import type { Fact, RoomType } from '@/lib/domain/listing/vocabulary'
import type { listings, listingTexts } from '@/server/db/schema/listings/listings'
import { termColumns } from '@/server/modules/listings/terms'
import type { FinishedDraft } from './drafts/finished-draft'
import type { References } from './find-references'

type Facts = NonNullable<(typeof listings.$inferInsert)['facts']>
type ListingColumns = Omit<
  typeof listings.$inferInsert,
  'id' | 'vendorId' | 'state' | 'name' | 'nameAr' | 'images'
>

/** The row of a listing without names and pictures, which may need approval. */
export function listingColumns(
  { content, listingType }: FinishedDraft,
  references: References,
): ListingColumns {
  const { place } = content
  const facts = factsOf({ content, listingType })
  return {
    type: listingType.type,
    categoryId: references.categoryId,
    cityId: references.cityId,
    districtId: references.districtId,
    address: place.address.trim(),
    houseNumber: place.houseNumber.trim() || null,
    landmark: place.landmark.trim() || null,
    latitude: place.point?.latitude ?? 0,
    longitude: place.point?.longitude ?? 0,
    areaSqm: content.areaSqm ?? 0,
    licenceNumber: (listingType.isLicensed && content.licence.number.trim()) || null,
    licenceExpires: (listingType.isLicensed && content.licence.expiresOn) || null,
    facts,
    bedrooms: bedroomsOf(facts),
    maxGuests:
      countOf(facts, 'maxGuests') ?? (countOf(facts, 'adults') ?? 0) + (countOf(facts, 'children') ?? 0),
    units: countOf(facts, 'units') ?? 1,
    facilityIds: references.facilities.map((one) => one.facilityId),
    audience: content.audience || 'other',
    bookingType: content.bookingType || '24-Hour',
    ...termColumns(termsOfContent(content, listingType)),
  }
}

type TextColumns = Omit<typeof listingTexts.$inferInsert, 'listingId' | 'description' | 'descriptionAr'> & {
  extras: ListingExtras
}

/** The side table of a listing but for its descriptions and captions. */
export function textColumns(
  { content, listingType }: FinishedDraft,
  { districtId }: References,
): TextColumns {
  return {
    secondaryPhone: normalisePhone(content.secondaryPhone),
    pitchGrassType: listingType.extras.includes('pitchGrassType') ? content.pitchGrassType.trim() : null,
    rules: content.rules,
    additionalRules: content.additionalRules,
    extras: extrasOf({ content, listingType }),
    areaText: districtId ? null : content.place.district.trim() || null,
  }
}

function extrasOf({ content, listingType }: FinishedDraft): ListingExtras {
  const { suitableFor, safety, kitchen, outdoors, rooms, meals, images, photoRooms } = content
  const counted = rooms.map(({ beds, bathrooms }) => ({ beds: beds ?? 0, bathrooms: bathrooms ?? 0 }))
  return {
    suitableFor: suitableFor as ListingExtras['suitableFor'],
    photoRooms: photoRooms.filter(({ image }) => images.includes(image)),
    safety,
    kitchen,
    outdoors: listingType.extras.includes('outdoors') ? outdoors : [],
    rooms: listingType.extras.includes('rooms') ? counted : null,
    meals: listingType.extras.includes('meals') ? meals : null,
    givenTimes: vendorTimesOf(content, listingType),
  }
}

/** The facts of a listing type, as far as they were entered. */
function factsOf({ content, listingType }: FinishedDraft): Facts {
  const given = (Object.keys(listingType.facts) as Fact[]).map((fact) => [fact, content.facts[fact]] as const)
  return Object.fromEntries(
    given.filter(([, value]) => value !== null && value !== undefined && value !== ''),
  ) as Facts
}

/** Hotels and apartments name a type of room instead of a number; a villa counts as four. */
const BEDROOMS: Partial<Record<string, number>> = {
  single: 1,
  double: 1,
  twin: 1,
  suite: 1,
  family: 1,
  studio: 1,
  oneBedroom: 1,
  twoBedrooms: 2,
  threeBedrooms: 3,
  villa: 4,
} satisfies Record<RoomType, number>

function bedroomsOf(facts: Facts): number | null {
  return countOf(facts, 'bedrooms') ?? BEDROOMS[String(facts.roomType)] ?? null
}

/** A fact that is a number. */
function countOf(facts: Facts, fact: Fact): number | null {
  const value = facts[fact]
  return typeof value === 'number' ? value : null
}
