import type { Draft } from '@/lib/domain/listing/draft'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { draftFromPayload, toPayload, variantOf } from '@/lib/domain/listing/payload'
import { PRICE_ROWS, type Week } from '@/lib/domain/listing/pricing/week'
import { withVariant } from '@/lib/domain/listing/variants'
import type { PropertyType, RoomType } from '@/lib/domain/listing/vocabulary'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { signedInAs } from '@/server/db/seed/people/signed-in'
import { DEMO_COMPANY } from '@/server/db/seed/people/users'
import { publishListing } from '@/server/modules/listings/vendor-listings/review/decide-on-listing'
import { addRoomType } from '@/server/modules/listings/vendor-listings/room-types'
import { updateListing } from '@/server/modules/listings/vendor-listings/update-listing'
import type { SeedListing } from './listings'

interface RoomTypeOfDemo {
  roomType: RoomType
  /** after the name of the property */
  name: Bilingual
  units: number
  adults: number
  children: number
  areaSqm: number
  /** of the price of the property */
  percent: number
}

/** Of the first hotel and the first apartments of the demo company, beside the kind that they have themselves. */
const ROOM_TYPES_OF_DEMO: Partial<Record<PropertyType, readonly RoomTypeOfDemo[]>> = {
  Hotel: [
    {
      ...{ roomType: 'single', name: { en: 'single room', ar: 'غرفة مفردة' } },
      ...{ units: 6, adults: 1, children: 0, areaSqm: 22, percent: 75 },
    },
    {
      ...{ roomType: 'suite', name: { en: 'suite', ar: 'جناح' } },
      ...{ units: 2, adults: 3, children: 1, areaSqm: 68, percent: 210 },
    },
    {
      ...{ roomType: 'family', name: { en: 'family room', ar: 'غرفة عائلية' } },
      ...{ units: 4, adults: 4, children: 2, areaSqm: 48, percent: 150 },
    },
  ],
  Apartment: [
    {
      ...{ roomType: 'studio', name: { en: 'studio', ar: 'استوديو' } },
      ...{ units: 3, adults: 2, children: 0, areaSqm: 38, percent: 60 },
    },
  ],
}

const HALALAS = 100

/** The company adds room types to its hotel and its apartments, and an admin approves them, as people do. */
export async function insertRoomTypes(
  db: Db,
  seedListings: readonly SeedListing[],
  now: Date,
): Promise<void> {
  const owner = await signedInAs(db, DEMO_COMPANY.id)
  const { vendor } = owner
  if (!vendor) throw new Error('the demo company is no vendor')
  const member = { ...owner, vendor, vendorId: vendor.vendorId, apiKey: null }
  for (const [type, roomTypes] of Object.entries(ROOM_TYPES_OF_DEMO)) {
    const property = seedListings.find(({ plan }) => plan.type === type && plan.owner === DEMO_COMPANY)
    if (!property) throw new Error(`the demo company has no ${type}`)
    const listingType = listingTypeOf(property.plan.type)
    for (const [i, roomType] of roomTypes.entries()) {
      // One after the other, so that lists show them in this order.
      const deps = { db, clock: { now: () => addMinutes(now, i - roomTypes.length) } }
      const begun = await addRoomType(deps, member, property.plan.id)
      const variant = withVariant(listingType, variantOf(begun, listingType))
      const draft = draftFromPayload(begun, variant)
      const payload = toPayload(changed(draft, roomType, picturesOf(property, i + 1)), variant, {
        isEdit: true,
      })
      const edit = { listingType, id: begun._id, payload, isConfirmed: true, basedOn: null }
      await updateListing(deps, member, edit)
      await publishListing(db, begun._id, deps.clock.now())
    }
  }
}

function changed(draft: Draft, roomType: RoomTypeOfDemo, images: string[]): Draft {
  const { name, units, adults, children, areaSqm, percent } = roomType
  return {
    ...draft,
    name: { en: `${draft.name.en}, ${name.en}`, ar: `${draft.name.ar}، ${name.ar}` },
    facts: { ...draft.facts, roomType: roomType.roomType, units, adults, children },
    areaSqm,
    images,
    photoRooms: draft.photoRooms.filter(({ image }) => images.includes(image)),
    week: atPercent(draft.week, percent),
  }
}

/** In whole riyals. */
function atPercent(week: Week, percent: number): Week {
  const priced = PRICE_ROWS.map((row) => {
    const { isTicked, price } = week[row]
    const whole = price === null ? null : Math.round((price * percent) / 100 / HALALAS) * HALALAS
    return [row, { isTicked, price: whole }]
  })
  return Object.fromEntries(priced) as Week
}

/** Its rooms first, another one for each room type, and the house last. */
function picturesOf({ pictures }: SeedListing, turn: number): string[] {
  const rooms = pictures.filter(({ isRoom }) => isRoom)
  const at = turn % Math.max(1, rooms.length)
  const house = pictures.filter(({ isRoom }) => !isRoom)
  return [...rooms.slice(at), ...rooms.slice(0, at), ...house].map(({ url }) => url)
}
