import { riyadhDay } from '@/lib/domain/days'
import { Refusal } from '@/lib/domain/issues'
import type { Listing, ListingFacility } from '@/lib/domain/listing/listing'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { publicNameOf } from './person-name'
import {
  type FacilityRow,
  readDatePrices,
  readFacilitiesOf,
  readService,
  type ServiceRow,
  type Visibility,
} from './store'
import { termsOf } from './terms'

/** About 100 m: enough to choose an area, too little to find the door. */
const PUBLIC_DECIMALS = 1000

/**
 * The page of a service. A hidden one exists for its owner and an admin alone; the door (house number, second phone,
 * exact place) is told to them and, through a booking, to confirmed guests.
 */
export async function readListing(deps: Deps, id: string, reader: SignedIn | null): Promise<Listing> {
  const row = await readService(deps.db, id)
  if (!row || !maySee(row.service, reader)) throw new Refusal('not_found')
  const [facilities, dates] = [
    await readFacilitiesOf(deps.db, id),
    await readDatePrices(deps.db, id, deps.clock.now()),
  ]
  const listing = listingOf(row, facilities, dates)
  return isInsider(row.service, reader) ? listing : withoutDoor(listing)
}

export function maySee(service: Visibility, reader: SignedIn | null): boolean {
  return service.state === 'live' || isInsider(service, reader)
}

function isInsider({ ownerId }: Pick<Visibility, 'ownerId'>, reader: SignedIn | null): boolean {
  return reader !== null && (reader._id === ownerId || reader.role === 'Admin')
}

function withoutDoor(listing: Listing): Listing {
  const rounded = (degrees: number) => Math.round(degrees * PUBLIC_DECIMALS) / PUBLIC_DECIMALS
  const { place } = listing
  return {
    ...listing,
    secondaryPhone: null,
    place: {
      ...place,
      houseNumber: null,
      latitude: rounded(place.latitude),
      longitude: rounded(place.longitude),
    },
  }
}

function listingOf(
  row: ServiceRow,
  facilities: FacilityRow[],
  dates: Listing['terms']['prices']['dates'],
): Listing {
  const { service, texts, category, owner, vendor } = row
  return {
    id: service.id,
    type: service.type,
    state: service.state,
    categoryId: service.categoryId,
    category: { en: category.category, ar: category.categoryAr },
    name: { en: service.name, ar: service.nameAr },
    description: { en: texts?.description ?? '', ar: texts?.descriptionAr ?? '' },
    secondaryPhone: texts?.secondaryPhone ?? null,
    areaSqm: service.areaSqm,
    pitchGrassType: texts?.pitchGrassType ?? null,
    images: service.images,
    place: placeOf(row),
    facts: service.facts,
    facilities: facilities.map(facilityOf),
    rules: texts?.rules ?? [],
    additionalRules: texts?.additionalRules ?? [],
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
    },
  }
}

function placeOf({ service, city, district }: ServiceRow): Listing['place'] {
  return {
    address: service.address,
    city: { name: city.name, name_ar: city.nameAr },
    district: { name: district?.name ?? '', name_ar: district?.nameAr ?? '' },
    houseNumber: service.houseNumber,
    landmark: service.landmark,
    latitude: service.latitude,
    longitude: service.longitude,
  }
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
