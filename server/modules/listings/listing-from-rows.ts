import { isVisited } from '@/lib/domain/appointments/appointment'
import type { ListingFacility } from '@/lib/domain/listing/facility-choice'
import type { Listing } from '@/lib/domain/listing/listing'
import { type ListingExtras, NO_EXTRAS } from '@/lib/domain/listing/terms'
import { riyadhDay } from '@/lib/domain/time/days'
import { rowName } from '@/server/db/row-name'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import type { FacilityRow, ListingRow } from './store'
import { termsOf } from './terms'

/** Maps the rows of a listing to the domain's `Listing`. */
export function listingFromRows(
  row: ListingRow,
  facilities: FacilityRow[],
  dates: Listing['terms']['prices']['dates'],
  vat: Pick<Listing['terms'], 'vatPercent' | 'stayVat'>,
): Listing {
  const { listing, texts, category, owner, vendor } = row
  const {
    rooms,
    meals,
    givenTimes,
    photoRooms = [],
    photoCaptions = [],
    ...extras
  } = texts?.extras ?? NO_EXTRAS
  return {
    id: listing.id,
    type: listing.type,
    variant: variantOf(listing, rooms),
    state: listing.state,
    categoryId: listing.categoryId,
    category: { en: category.category, ar: category.categoryAr },
    name: { en: listing.name, ar: listing.nameAr },
    description: { en: texts?.description ?? '', ar: texts?.descriptionAr ?? '' },
    secondaryPhone: texts?.secondaryPhone ?? '',
    areaSqm: listing.areaSqm,
    pitchGrassType: texts?.pitchGrassType ?? '',
    licence: { number: listing.licenceNumber ?? '', expiresOn: listing.licenceExpires ?? '' },
    images: listing.images,
    photoRooms,
    photoCaptions,
    location: locationOf(row),
    facts: listing.facts,
    facilities: facilities.map(facilityOf),
    rules: texts?.rules ?? [],
    additionalRules: texts?.additionalRules ?? [],
    ...extras,
    rooms: rooms ?? [],
    meals: meals ?? [],
    ...(givenTimes ? { givenTimes } : {}),
    audience: listing.audience,
    bookingType: listing.bookingType,
    terms: termsOf(listing, vat, dates),
    ...(isVisited(listing.type) && listing.visitingHours?.days.length ? { hasAppointments: true } : {}),
    rating: listing.rating,
    reviewsCount: listing.reviewsCount,
    aspectRatings: listing.aspectRatings,
    host: {
      id: owner.id,
      name: publicNameOf(owner),
      type: vendor.type,
      avatar: owner.avatarUrl,
      since: riyadhDay(vendor.createdAt),
      isChecked: isOwnerChecked(vendor),
      answerMinutes: vendor.answerMinutes,
      answerPercent: vendor.answerPercent,
    },
  }
}

/** An admin saw the papers of the owner of today, not only those of an earlier one. */
const isOwnerChecked = ({ decidedAt, ownerChangedAt }: ListingRow['vendor']): boolean =>
  ownerChangedAt === null || (decidedAt !== null && decidedAt > ownerChangedAt)

function locationOf({ listing, texts, city, district }: ListingRow): Listing['location'] {
  const areaText = texts?.areaText ?? ''
  return {
    address: listing.address,
    city: rowName(city),
    district: rowName(district ?? { name: areaText, nameAr: areaText }),
    houseNumber: listing.houseNumber ?? '',
    landmark: listing.landmark ?? '',
    latitude: listing.latitude,
    longitude: listing.longitude,
  }
}

function variantOf(
  { pricingMode }: ListingRow['listing'],
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
