import { type DiscountRule, type Discounts, WEEK_NIGHTS } from '@/lib/domain/booking/money/discounts'
import { contradictionsOf } from '@/lib/domain/listing/contradictions'
import type { RoomOfPhoto } from '@/lib/domain/listing/draft'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { NO_EXTRAS } from '@/lib/domain/listing/terms'
import type { Audience, PhotoRoom, PropertyType } from '@/lib/domain/listing/vocabulary'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { addDays, type Day, instantAt } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { listingFacilities, listings, listingTexts, units } from '@/server/db/schema/listings/listings'
import { categoryId, cityId, districtId } from '@/server/db/seed/catalogue/catalogue'
import { insertAll } from '@/server/db/seed/insert'
import { vendorId } from '@/server/db/seed/people/users'
import type { StoredPhoto, StoredPhotos } from '@/server/db/seed/photos'
import { randomOf } from '@/server/db/seed/random'
import { discountColumns } from '@/server/modules/listings/discounts/discounts'
import { termColumns } from '@/server/modules/listings/terms'
import { DISTRICT_CENTRES } from '@/server/modules/platform/location-lookup/district-centres'
import { facilitiesOf, type TickedFacility } from './facilities'
import { type Shape, shapeOf } from './facts'
import { pictureChooser } from './pictures'
import { type PlannedListing, planListings } from './plan'
import { aspectMeans, meanRating, reviewsOf, type SeedReview } from './reviews'
import { type ListingTerms, termsOf } from './terms'
import { type ListingTexts, textsOf } from './texts'

/** A listing with all its facts; its rows are derived from it. */
export interface SeedListing {
  plan: PlannedListing
  shape: Shape
  terms: ListingTerms
  words: ListingTexts
  pictures: StoredPhoto[]
  facilities: TickedFacility[]
  publishedOn: Day
  reviews: SeedReview[]
}

const HIGHEST_RANK = 100_000
/** Above the rank of every demo listing. */
const LICENCE_DAYS = 450

const AUDIENCES: Partial<Record<Audience, number>> = {
  Families_and_Singles: 0.5,
  Only_families: 0.4,
  ladies: 0.1,
}

/** Whoever sells parties does not forbid them. */
function withoutContradictions(words: ListingTexts, { pricingMode, checkOutTime, addOns }: ListingTerms) {
  const offer = { pricingMode, checkOutTime, addOns: addOns.map(({ name }) => name), occasions: [] }
  const rules = words.rules.filter((rule) => contradictionsOf({ ...offer, rules: [rule] }).length === 0)
  return { ...words, rules }
}

export function makeListings(photos: StoredPhotos, today: Day): SeedListing[] {
  const choosePictures = pictureChooser(photos)
  return planListings().map((plan) => {
    const shape = shapeOf(plan.type, plan.index, plan.random)
    const isNew = plan.index % 8 === 6
    const publishedOn = addDays(today, -(isNew ? plan.random.between(7, 18) : plan.random.between(90, 390)))
    const terms = termsOf(plan, shape, today)
    return {
      plan,
      shape,
      terms,
      words: withoutContradictions(textsOf(plan, shape), terms),
      pictures: choosePictures(plan),
      facilities: facilitiesOf(plan, shape.maxGuests),
      publishedOn,
      reviews: reviewsOf(plan, publishedOn, today, isNew ? 3 : plan.random.between(4, 12)),
    }
  })
}

/** `shape-u2`: the second unit of a listing. */
export const unitId = (listingId: string, number: number) => `${listingId}-u${number}`

export async function insertListings(
  tx: Pick<Db, 'insert'>,
  seedListings: readonly SeedListing[],
): Promise<void> {
  await insertAll(tx, listings, seedListings.map(serviceRow))
  await insertAll(tx, listingTexts, seedListings.map(textRow))
  await insertAll(tx, listingFacilities, seedListings.flatMap(facilityRows))
  await insertAll(tx, units, seedListings.flatMap(unitRows))
}

function serviceRow(listing: SeedListing): typeof listings.$inferInsert {
  const { plan, shape, words, pictures, facilities, publishedOn, reviews } = listing
  const { random, city } = plan
  const publishedAt = instantAt(publishedOn, '10:00')
  return {
    id: plan.id,
    vendorId: vendorId(plan.owner),
    type: plan.type,
    categoryId: categoryId(plan.type),
    state: 'live',
    name: plan.en,
    nameAr: plan.ar,
    cityId: cityId(city.name),
    districtId: districtId(city.name, plan.district.en),
    address: words.address,
    houseNumber: String(random.between(2000, 8999)),
    landmark: words.landmark,
    ...placeOf(plan),
    areaSqm: shape.areaSqm,
    facts: shape.facts,
    bedrooms: shape.bedrooms,
    images: pictures.map((picture) => picture.url),
    audience: random.weighted(AUDIENCES),
    ...columnsOf(listing.terms),
    ...discountsOfPlan(plan),
    facilityIds: facilities.map((one) => one.facilityId),
    rating: meanRating(reviews),
    reviewsCount: reviews.length,
    aspectRatings: aspectMeans(reviews),
    views: random.between(40, 2600),
    rank: rankOf(plan),
    createdAt: publishedAt,
    publishedAt,
    ...licenceColumns(plan, publishedOn),
  }
}

/** A separate random generator, so that licences change no other fact of a listing. */
function licenceColumns({ id, type }: PlannedListing, publishedOn: Day) {
  if (!listingTypeOf(type).isLicensed) return {}
  const random = randomOf(`licence ${id}`)
  const licenceNumber = String(random.between(73_000_000, 73_999_999))
  return { licenceNumber, licenceExpires: addDays(publishedOn, LICENCE_DAYS + random.between(0, 300)) }
}

function columnsOf({ bookingType, maxGuests, units, turnoverMinutes, ...terms }: ListingTerms) {
  const { vatPercent: _ofTheVendor, stayVat: _ofTheDay, maxAdults: _inFacts, ...others } = terms
  const { limits: _none, discounts: _own, ...given } = others
  return { ...termColumns(given), bookingType, maxGuests, units, turnoverMinutes }
}

/** The vendor gives them from now on: the bookings of before have none. */
const DISCOUNTED: Partial<Record<PropertyType, Discounts<DiscountRule>>> = {
  Chalets: {
    areStacked: false,
    rules: [
      { id: 'demo-weekly', kind: 'weekly', threshold: WEEK_NIGHTS, unit: 'nights', percent: 15 },
      { id: 'demo-early', kind: 'earlyBooking', threshold: 60, unit: 'days', percent: 10 },
    ],
  },
  Stadium: {
    areStacked: true,
    rules: [
      { id: 'demo-hours', kind: 'longStay', threshold: 3, unit: 'hours', percent: 10 },
      { id: 'demo-last', kind: 'lastMinute', threshold: 3, unit: 'hours', percent: 20 },
    ],
  },
}
const DISCOUNTED_INDEX = 4

function discountsOfPlan({ type, index }: PlannedListing) {
  const discounts = index === DISCOUNTED_INDEX ? DISCOUNTED[type] : undefined
  return discounts ? discountColumns(discounts) : {}
}

/** The first of each type come first, one type after another, so that a mixed list shows every type. */
function rankOf({ type, index }: PlannedListing): number {
  return HIGHEST_RANK - (index * PROPERTY_TYPES.length + PROPERTY_TYPES.indexOf(type)) * 10
}

/** About 800 m: less than the way to the next district. */
const DISTRICT_DEGREES = 0.0075

/** A point near the centre of the district; in the limits of the city where its list has no centre. */
function placeOf({ city, district, random }: PlannedListing): { latitude: number; longitude: number } {
  const { latMin, latMax, lngMin, lngMax } = city.bbox
  const [latitude, longitude] = DISTRICT_CENTRES[city.name]?.[district.en] ?? []
  const between = (low: number, high: number, centre?: number) =>
    centre === undefined
      ? jittered(low, high, random.next())
      : jittered(centre - DISTRICT_DEGREES, centre + DISTRICT_DEGREES, random.next())
  return { latitude: between(latMin, latMax, latitude), longitude: between(lngMin, lngMax, longitude) }
}

function jittered(min: number, max: number, share: number): number {
  return Number((min + (max - min) * share).toFixed(5))
}

const GRASS = ['Artificial turf', 'Hybrid turf']
const HARD_COURT = 'Acrylic hard court'

function textRow({ plan, words, pictures }: SeedListing): typeof listingTexts.$inferInsert {
  const grass = plan.type === 'Stadium' ? plan.random.pick(GRASS) : null
  return {
    listingId: plan.id,
    description: words.description,
    descriptionAr: words.descriptionAr,
    secondaryPhone: plan.owner.phone,
    pitchGrassType: grass !== null && !plan.building.has.includes('turf') ? HARD_COURT : grass,
    rules: words.rules,
    additionalRules: words.additionalRules,
    extras: { ...NO_EXTRAS, photoRooms: pictures.flatMap(roomOf) },
  }
}

/** What our own photographs show, by the first part of their names. */
const ROOMS_BY_NAME: Partial<Record<string, PhotoRoom>> = {
  ...{ bathroom: 'bathroom', bedroom: 'bedroom', hotelroom: 'bedroom', kitchen: 'kitchen' },
  ...{ living: 'living_room', majlis: 'majlis' },
}

function roomOf({ file, url }: StoredPhoto): RoomOfPhoto[] {
  const room = ROOMS_BY_NAME[file.split('-', 1)[0] ?? '']
  return room ? [{ image: url, room }] : []
}

function facilityRows({ plan, facilities }: SeedListing): (typeof listingFacilities.$inferInsert)[] {
  return facilities.map((one) => ({ listingId: plan.id, ...one }))
}

function unitRows({ plan, terms }: SeedListing): (typeof units.$inferInsert)[] {
  return Array.from({ length: terms.units }, (_, i) => ({
    id: unitId(plan.id, i + 1),
    listingId: plan.id,
    number: i + 1,
  }))
}
