import type { NamedPlace } from './card'
import { extrasFromWire, extrasToWire } from './extras'
import { leisureOf } from './facility-choice'
import { facilityFromWire, facilityToWire, factsFromWire, factsToWire } from './facts-wire'
import { kindOf } from './kinds'
import { licenceFromWire, licenceToWire } from './licence'
import type { Listing } from './listing'
import type { ServiceWire } from './service-wire'
import { termsFromWire, termsToWire } from './terms-wire'
import { HOUSE_RULES } from './vocabulary'

export type { ServiceWire } from './service-wire'

/** A listing as the API tells it; its parts stand in the files of their nouns. */
export function toWire(listing: Listing): ServiceWire {
  const extras = extrasToWire(listing.extras)
  const { totalEntities } = kindOf(listing.type)
  return {
    _id: listing.id,
    type: listing.type,
    status: listing.state,
    categoryId: listing.categoryId,
    category: {
      _id: listing.categoryId,
      type: listing.type,
      category: listing.category.en,
      category_name_ar: listing.category.ar,
    },
    description: {
      ...descriptionToWire(listing),
      rules: {
        ...Object.fromEntries(listing.rules.map((rule) => [rule, true as const])),
        ...extras.occasions,
      },
      safty: extras.safty,
    },
    ...extras.rest,
    ...(totalEntities ? { totalEntities } : {}),
    address: addressToWire(listing),
    location: { type: 'Point', coordinates: [listing.place.latitude, listing.place.longitude] },
    [kindOf(listing.type).factsObject]: factsToWire(listing),
    leisure: leisureOf(listing.facilities),
    facilities: listing.facilities.map(facilityToWire),
    ...termsToWire(listing),
    rating: listing.rating,
    reviewsCount: listing.reviewsCount,
    aspectRatings: listing.aspectRatings,
    vendor: {
      _id: listing.host.id,
      name: listing.host.name.en,
      name_ar: listing.host.name.ar,
      type: listing.host.type,
      file: listing.host.avatar,
      since: listing.host.since,
      answerMinutes: listing.host.answerMinutes,
    },
  }
}

export function fromWire(wire: ServiceWire): Listing {
  return {
    id: wire._id,
    type: wire.type,
    state: wire.status,
    categoryId: wire.categoryId,
    category: { en: wire.category.category, ar: wire.category.category_name_ar },
    name: { en: wire.description.nameInEnglish, ar: wire.description.nameInArabic },
    description: { en: wire.description.descriptionInEnglish, ar: wire.description.descriptionInArabic },
    secondaryPhone: wire.description.secondryPhone ?? null,
    areaSqm: wire.description.areaSqm,
    pitchGrassType: wire.description.PitchGrassType ?? null,
    licence: licenceFromWire(wire.description.tourismLicence),
    images: wire.description.images,
    place: {
      address: wire.address.address,
      city: named(wire.address.city, wire.address.city_ar),
      district: named(wire.address.area, wire.address.area_ar),
      houseNumber: wire.address.houseNumber ?? null,
      landmark: wire.address.landMark ?? null,
      latitude: wire.location.coordinates[0],
      longitude: wire.location.coordinates[1],
    },
    facts: factsFromWire(wire),
    facilities: wire.facilities.map(facilityFromWire),
    rules: HOUSE_RULES.filter((rule) => wire.description.rules[rule] === true),
    additionalRules: wire.description.additionalRules,
    extras: extrasFromWire(wire),
    audience: wire.bookingSetting.bookingFor,
    bookingType: wire.bookingSetting.bookingType,
    terms: termsFromWire(wire),
    rating: wire.rating,
    reviewsCount: wire.reviewsCount,
    aspectRatings: wire.aspectRatings,
    host: {
      id: wire.vendor._id,
      name: { en: wire.vendor.name, ar: wire.vendor.name_ar },
      type: wire.vendor.type,
      avatar: wire.vendor.file,
      since: wire.vendor.since,
      answerMinutes: wire.vendor.answerMinutes ?? null,
    },
  }
}

/** The details call may answer one service or a list of one (marketplace.md, section 7). */
export function listingFromAnswer(answer: ServiceWire | ServiceWire[]): Listing | null {
  const wire = Array.isArray(answer) ? answer[0] : answer
  return wire?._id ? fromWire(wire) : null
}

function descriptionToWire(listing: Listing): Omit<ServiceWire['description'], 'rules' | 'safty'> {
  return {
    nameInEnglish: listing.name.en,
    nameInArabic: listing.name.ar,
    ...(listing.secondaryPhone ? { secondryPhone: listing.secondaryPhone } : {}),
    areaSqm: listing.areaSqm,
    descriptionInEnglish: listing.description.en,
    descriptionInArabic: listing.description.ar,
    ...(listing.pitchGrassType ? { PitchGrassType: listing.pitchGrassType } : {}),
    ...licenceToWire(listing.licence),
    images: listing.images,
    additionalRules: listing.additionalRules,
  }
}

function addressToWire({ place }: Listing): ServiceWire['address'] {
  return {
    address: place.address,
    city: place.city.name,
    city_ar: place.city.name_ar,
    area: place.district.name,
    area_ar: place.district.name_ar,
    ...(place.houseNumber ? { houseNumber: place.houseNumber } : {}),
    ...(place.landmark ? { landMark: place.landmark } : {}),
  }
}

function named(name: string, name_ar: string): NamedPlace {
  return { name, name_ar }
}
