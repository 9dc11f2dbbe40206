import { lowestPrice, weekdayPrice } from '@/lib/domain/booking/night-price'
import { MIDNIGHT, WEEKDAYS } from '@/lib/domain/days'
import type { Draft, TickedAmount } from '@/lib/domain/listing/draft'
import { pricesOfWeek } from '@/lib/domain/listing/week'
import type { services } from '@/server/db/schema/listings'
import type { References } from './find-references'
import type { Finished } from './finished-draft'
import { bedroomsOf, countOf, factsOf } from './service-facts'

type Columns = Omit<
  typeof services.$inferInsert,
  'id' | 'vendorId' | 'ownerId' | 'state' | 'name' | 'nameAr' | 'images'
>

/** The row of a service but for its names and pictures, which may have to wait for an admin. */
export function serviceColumns({ draft, kind }: Finished, references: References): Columns {
  const { place } = draft
  const facts = factsOf({ draft, kind })
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
    areaSqm: draft.areaSqm ?? 0,
    licenceNumber: (kind.isLicensed && draft.licence.number.trim()) || null,
    licenceExpires: (kind.isLicensed && draft.licence.expiresOn) || null,
    facts,
    bedrooms: bedroomsOf(facts),
    maxGuests:
      countOf(facts, 'maxGuests') ?? (countOf(facts, 'adults') ?? 0) + (countOf(facts, 'children') ?? 0),
    units: countOf(facts, 'units') ?? 1,
    facilityIds: references.facilities.map((one) => one.facilityId),
    ...termColumns({ draft, kind }),
  }
}

function termColumns({ draft, kind }: Finished) {
  const { payment, deposit, lastMinute } = draft
  return {
    ...priceColumns({ draft, kind }),
    ...timeColumns({ draft, kind }),
    audience: draft.audience || 'other',
    bookingType: draft.bookingType || '24-Hour',
    paymentType: payment.type || 'fullPayment',
    cancellationPolicy: draft.cancellationPolicy || 'Flexible',
    partialHalalas: payment.type === 'halfPayment' ? (payment.partial ?? 0) : 0,
    depositHalalas: given(deposit) ?? 0,
    lastMinuteDays: lastMinute.isTicked ? lastMinute.days : null,
    lastMinutePercent: lastMinute.isTicked ? lastMinute.percent : null,
    addOns: kind.addOns.flatMap((name) => {
      const priceHalalas = given(draft.addOns[name])
      return priceHalalas === null ? [] : [{ name, priceHalalas }]
    }),
  } satisfies Partial<Columns>
}

/** `nightPrices` and `lowestPrice` are the copies that search reads; a place by the hour is sorted by its hour. */
function priceColumns({ draft, kind }: Finished) {
  const hour = kind.variant === 'hourly' ? draft.hour.price : null
  const week = pricesOfWeek(draft.week)
  const list = hour === null ? week : { ...week, weekdays: {}, sundayToWednesday: null, allDays: null, hour }
  const { dates: _dates, ...prices } = list
  return {
    pricingMode: hour === null ? ('daily' as const) : ('hourly' as const),
    prices,
    nightPrices: WEEKDAYS.map((day) => hour ?? weekdayPrice(list, day) ?? 0),
    lowestPrice: lowestPrice(list) ?? 0,
  }
}

/** A place by the hour without a closing time is open until the end of the day. */
function timeColumns({ draft, kind }: Finished) {
  const { openPeriod, check, hour } = draft
  if (kind.variant !== 'hourly') {
    return {
      openFrom: openPeriod.from,
      openTo: openPeriod.to,
      checkInTime: check.in || kind.usualTimes.checkIn,
      checkOutTime: check.out || kind.usualTimes.checkOut,
    }
  }
  return {
    openFrom: laterOf(hour.firstDay, openPeriod.from),
    openTo: openPeriod.to,
    checkInTime: check.in,
    checkOutTime: check.out || MIDNIGHT,
  }
}

function laterOf(one: string, other: string): string {
  return one.localeCompare(other) > 0 ? one : other
}

function given(one: TickedAmount | undefined): number | null {
  return one?.isTicked ? one.amount : null
}

/** The names, descriptions and pictures of a draft: what an admin looks at. */
export function shownTexts(draft: Draft) {
  return {
    name: { en: draft.name.en.trim(), ar: draft.name.ar.trim() },
    description: { en: draft.description.en.trim(), ar: draft.description.ar.trim() },
    images: draft.images,
  }
}
