import type { ListingContent } from '@/lib/domain/listing/content'
import { termsOfContent } from '@/lib/domain/listing/terms'
import type { services } from '@/server/db/schema/listings'
import { termColumns } from '@/server/modules/listings/terms'
import type { References } from './find-references'
import type { Finished } from './finished-draft'
import { bedroomsOf, countOf, factsOf } from './service-facts'

type Columns = Omit<
  typeof services.$inferInsert,
  'id' | 'vendorId' | 'ownerId' | 'state' | 'name' | 'nameAr' | 'images'
>

/** The row of a service but for its names and pictures, which may have to wait for an admin. */
export function serviceColumns({ content, kind }: Finished, references: References): Columns {
  const { place } = content
  const facts = factsOf({ content, kind })
  return {
    type: kind.type,
    categoryId: references.categoryId,
    cityId: references.cityId,
    districtId: references.districtId,
    address: place.address.trim(),
    houseNumber: place.houseNumber.trim() || null,
    landmark: place.landmark.trim() || null,
    latitude: place.point?.latitude ?? 0,
    longitude: place.point?.longitude ?? 0,
    areaSqm: content.areaSqm ?? 0,
    licenceNumber: (kind.isLicensed && content.licence.number.trim()) || null,
    licenceExpires: (kind.isLicensed && content.licence.expiresOn) || null,
    facts,
    bedrooms: bedroomsOf(facts),
    maxGuests:
      countOf(facts, 'maxGuests') ?? (countOf(facts, 'adults') ?? 0) + (countOf(facts, 'children') ?? 0),
    units: countOf(facts, 'units') ?? 1,
    facilityIds: references.facilities.map((one) => one.facilityId),
    audience: content.audience || 'other',
    bookingType: content.bookingType || '24-Hour',
    ...termColumns(termsOfContent(content, kind)),
  }
}

/** The names, descriptions and pictures of a listing: what an admin looks at. */
export function shownTexts({ name, description, images }: ListingContent) {
  return {
    name: { en: name.en.trim(), ar: name.ar.trim() },
    description: { en: description.en.trim(), ar: description.ar.trim() },
    images,
  }
}
