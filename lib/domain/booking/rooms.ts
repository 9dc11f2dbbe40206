import type { BookingType } from '@/lib/domain/listing/vocabulary'
import { type Halalas, sharesOf } from '@/lib/domain/money'
import type { BookableListing, ChosenRoom, Party } from './bookable'
import type { LineRoom } from './money/quote'
import { type Beds, mostAdults } from './party'

/** Of all room types of a booking. */
export const MAX_UNITS_REQUESTED = 20

/** What a booking has once: its room types must not differ in it. */
export interface SharedTerms
  extends Pick<BookableListing, 'paymentType' | 'cancellationPolicy' | 'checkInTime' | 'checkOutTime'> {
  bookingType: BookingType
}

const SHARED: readonly (keyof SharedTerms)[] = [
  ...(['bookingType', 'paymentType', 'cancellationPolicy'] as const),
  ...(['checkInTime', 'checkOutTime'] as const),
]

/** Whether room types of one property can be in one booking by their terms. */
export const haveSharedTerms = (one: SharedTerms, other: SharedTerms): boolean =>
  SHARED.every((part) => one[part] === other[part])

/** How many guests several room types take together, as one unit of beds. */
export const bedsOfRooms = (rooms: readonly (Beds & { units: number })[]): Beds => ({
  maxGuests: rooms.reduce((all, { maxGuests, units }) => all + maxGuests * units, 0),
  maxAdults: rooms.reduce((all, { units, ...beds }) => all + mostAdults(beds, units), 0),
})

type Guests = Pick<Party, 'adults' | 'children'>
interface RoomBeds {
  listing: Pick<BookableListing, 'maxGuests' | 'maxAdults' | 'fees'>
  units: number
}

/**
 * The guests of each room type, in the order of the rooms: first where they cost no fee of an extra guest, adults before
 * children, then where there is room. A party that fits all rooms together finds its places; what fits none stays out.
 */
export function divideParty({ adults, children }: Guests, rooms: readonly RoomBeds[]): Guests[] {
  const left = { adults, children }
  const parts = rooms.map(() => ({ adults: 0, children: 0 }))
  const fill = (who: keyof Guests, placesOf: (room: RoomBeds) => number) => {
    for (const [index, part] of parts.entries()) {
      const room = rooms[index]
      if (!room) continue
      const places = placesOf(room) - part.adults - part.children
      const beds = who === 'adults' ? mostAdults(room.listing, room.units) - part.adults : places
      const count = Math.max(0, Math.min(left[who], places, beds))
      part[who] += count
      left[who] -= count
    }
  }
  for (const placesOf of [includedGuests, allGuests]) {
    fill('adults', placesOf)
    fill('children', placesOf)
  }
  return parts
}

const allGuests = ({ listing, units }: RoomBeds): number => listing.maxGuests * units

function includedGuests({ listing, units }: RoomBeds): number {
  const fee = listing.fees?.find(({ kind }) => kind === 'extraGuest')
  return Math.min(fee?.threshold ?? listing.maxGuests, listing.maxGuests) * units
}

/** What a booking takes: its first room type, then the further ones. */
export const allRooms = ({
  listingId,
  units,
  rooms,
}: ChosenRoom & { rooms?: readonly ChosenRoom[] | null | undefined }): [ChosenRoom, ...ChosenRoom[]] => [
  { listingId, units },
  ...(rooms ?? []),
]

/** The listings whose units a booking takes. */
export const listingIdsOf = (booking: Parameters<typeof allRooms>[0]): string[] =>
  allRooms(booking).map(({ listingId }) => listingId)

/** How many units of a listing a booking takes. */
export const unitsOf = (booking: Parameters<typeof allRooms>[0], id: string): number =>
  allRooms(booking).find(({ listingId }) => listingId === id)?.units ?? 0

/**
 * What a booking costs of one of its listings, in halalas: of several room types the share of the total that its lines are of
 * those of all, so that each bears its part of a discount by code.
 */
export function priceIn(
  booking: Parameters<typeof allRooms>[0] & {
    totalHalalas: Halalas
    snapshot: { lines: readonly { room?: LineRoom; amountHalalas: Halalas }[] }
  },
  id: string,
): Halalas {
  const { totalHalalas, rooms, snapshot } = booking
  if (!rooms) return totalHalalas
  const ids = listingIdsOf(booking)
  const linesOf = (one: string) => snapshot.lines.filter(({ room }) => room?._id === one)
  const amounts = ids.map((one) => linesOf(one).reduce((sum, { amountHalalas }) => sum + amountHalalas, 0))
  return sharesOf(totalHalalas, amounts)[ids.indexOf(id)] ?? 0
}

/** A room type of a booking or a price. */
export interface NamedRoom extends LineRoom {
  units: number
}

type RoomLine = { amount?: number; amountHalalas?: Halalas; units?: number; room?: LineRoom }

/** The room types that the lines of a price name, in their order; none where it has one alone. */
export function roomsOfLines(lines: readonly RoomLine[]): NamedRoom[] {
  const found = new Map<string, NamedRoom>()
  for (const { room, units } of lines) if (room && units) found.set(room._id, { ...room, units })
  return [...found.values()]
}
