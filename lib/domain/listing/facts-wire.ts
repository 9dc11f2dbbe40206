import { kindOf } from './kinds'
import type { Listing, ListingFacility } from './listing'
import type { ServiceWire, WireFacility } from './service-wire'
import type { Fact } from './vocabulary'

export function factsToWire(listing: Listing): Record<string, string | number> {
  const spelling = kindOf(listing.type).facts
  const pairs = Object.entries(listing.facts).map(([fact, value]) => [spelling[fact as Fact], value])
  return Object.fromEntries(pairs.filter(([name]) => name !== undefined))
}

export function factsFromWire(wire: ServiceWire): Listing['facts'] {
  const { factsObject, facts } = kindOf(wire.type)
  const values = wire[factsObject] ?? {}
  const pairs = Object.entries(facts).map(([fact, name]) => [fact, values[name]])
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined))
}

export function facilityToWire(one: ListingFacility): WireFacility {
  return {
    _id: one.id,
    name: one.name.en,
    name_arr: one.name.ar,
    type: one.group.en,
    main_name_arr: one.group.ar,
    image: one.image ?? '',
    facilityImage: one.groupImage ?? '',
    ...(one.count === null ? {} : { value: one.count }),
  }
}

export function facilityFromWire(wire: WireFacility): ListingFacility {
  return {
    id: wire._id,
    name: { en: wire.name, ar: wire.name_arr },
    group: { en: wire.type, ar: wire.main_name_arr },
    groupImage: wire.facilityImage || null,
    image: wire.image || null,
    count: wire.value ?? null,
  }
}
