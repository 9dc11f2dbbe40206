import { type ListingExtras, NO_EXTRAS } from '@/lib/domain/listing/extras'
import type { Listing, ListingFacility } from '@/lib/domain/listing/listing'
import { riyadhDay } from '@/lib/domain/time/days'
import { publicNameOf } from './public-name'
import type { FacilityRow, ListingRow } from './store'
import { termsOf } from './terms'

/** The rows of a service as one listing in the terms of the field. */
export function listingFromRows(
  row: ListingRow,
  facilities: FacilityRow[],
  dates: Listing['terms']['prices']['dates'],
): Listing {
  const { service, texts, category, owner, vendor } = row
  const { rooms, meals, givenTimes, ...extras } = texts?.extras ?? NO_EXTRAS
  return {
    id: service.id,
    type: service.type,
    variant: variantOf(service, rooms),
    state: service.state,
    categoryId: service.categoryId,
    category: { en: category.category, ar: category.categoryAr },
    name: { en: service.name, ar: service.nameAr },
    description: { en: texts?.description ?? '', ar: texts?.descriptionAr ?? '' },
    secondaryPhone: texts?.secondaryPhone ?? '',
    areaSqm: service.areaSqm,
    pitchGrassType: texts?.pitchGrassType ?? '',
    licence: { number: service.licenceNumber ?? '', expiresOn: service.licenceExpires ?? '' },
    images: service.images,
    place: placeOf(row),
    facts: service.facts,
    facilities: facilities.map(facilityOf),
    rules: texts?.rules ?? [],
    additionalRules: texts?.additionalRules ?? [],
    ...extras,
    rooms: rooms ?? [],
    meals: meals ?? [],
    ...(givenTimes ? { givenTimes } : {}),
    audience: service.audience,
    bookingType: service.bookingType,
    terms: termsOf(service, vendor.vatNumber !== null, dates),
    rating: service.rating,
    reviewsCount: service.reviewsCount,
    aspectRatings: service.aspectRatings,
    host: {
      id: owner.id,
      name: publicNameOf(owner),
      type: vendor.type,
      avatar: owner.avatarUrl,
      since: riyadhDay(vendor.createdAt),
      answerMinutes: vendor.answerMinutes,
    },
  }
}

function placeOf({ service, texts, city, district }: ListingRow): Listing['place'] {
  const areaText = texts?.areaText ?? ''
  return {
    address: service.address,
    city: { name: city.name, name_ar: city.nameAr },
    district: { name: district?.name ?? areaText, name_ar: district?.nameAr ?? areaText },
    houseNumber: service.houseNumber ?? '',
    landmark: service.landmark ?? '',
    latitude: service.latitude,
    longitude: service.longitude,
  }
}

function variantOf(
  { pricingMode }: ListingRow['service'],
  rooms: ListingExtras['rooms'],
): Listing['variant'] {
  if (pricingMode === 'hourly') return 'hourly'
  return rooms === null ? 'standard' : 'freeMeal'
}

function facilityOf({ facility, group, count }: FacilityRow): ListingFacility {
  return {
    id: facility.id,
    name: { en: facility.title, ar: facility.titleAr },
    group: { en: group.name, ar: group.nameAr },
    groupImage: group.image || null,
    image: facility.image || null,
    count,
  }
}
