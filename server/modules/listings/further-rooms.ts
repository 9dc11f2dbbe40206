import type { ChosenRoom, StayRequest } from '@/lib/domain/booking/bookable'
import type { LineRoom } from '@/lib/domain/booking/money/quote'
import type { RoomOfStay, RoomsOfStay } from '@/lib/domain/booking/money/quote-rooms'
import { roomIssues } from '@/lib/domain/booking/room-issues'
import type { Db } from '@/server/db/db'
import { together } from '@/server/db/postgres-driver/together'
import { type Bookable, loadBookable } from './load-bookable'
import { refusalOf } from './quote-stay'
import { getPropertyName, roomNameOf } from './room-names'
import type { RoomDates } from './stay-availability'
import { getStayFacts } from './stay-facts'

/** A further room type of a stay or a booking. */
export interface FurtherRoom {
  bookable: Bookable
  units: number
}

/** Those of these room types that are sold now. */
export async function findFurtherRooms(
  db: Db,
  rooms: readonly ChosenRoom[],
  now: Date,
): Promise<FurtherRoom[]> {
  const found = await together(
    rooms.map(
      ({ listingId }) =>
        () =>
          loadBookable(db, listingId, now),
    ),
  )
  return found.flatMap((bookable, index) => (bookable ? [{ bookable, units: rooms[index]?.units ?? 0 }] : []))
}

/** Throws where the further room types of a stay, of which `sold` are sold, cannot be booked with its first one. */
export function assertBookedTogether(
  main: Bookable,
  { units, rooms = [] }: Pick<StayRequest, 'units' | 'rooms'>,
  sold: readonly FurtherRoom[],
): void {
  const ofBookable = ({ row: { service }, terms }: Bookable) => ({
    ...{ id: service.id, propertyId: service.propertyId },
    terms: { ...terms, bookingType: service.bookingType },
  })
  const those = sold.map(({ bookable }) => ofBookable(bookable))
  const issues = rooms.length > 0 ? roomIssues({ ...ofBookable(main), units }, rooms, those) : []
  if (issues.length > 0) throw refusalOf(issues)
}

interface StayInRooms {
  bookable: Bookable
  stay: StayRequest
  further: readonly FurtherRoom[]
  /** null for a visitor */
  guestId: string | null
  /** the guest's booking whose dates change */
  bookingId?: string
  /** as its lines name them */
  named?: readonly LineRoom[]
}

/** The room types of a stay as its price needs them; null where it has one alone. */
export async function roomsOfStay(
  db: Db,
  { bookable, stay, further, named = [], ...known }: StayInRooms,
  now: Date,
): Promise<RoomsOfStay | null> {
  const [second, ...others] = further
  if (!second) return null
  const property = await getPropertyName(db, bookable)
  const roomOf = async ({ bookable, units }: FurtherRoom, ofRoom: StayRequest): Promise<RoomOfStay> => {
    const _id = bookable.row.service.id
    const room = named.find((one) => one._id === _id) ?? { _id, name: roomNameOf(bookable, property) }
    const facts = await getStayFacts(db, { ...known, bookable, stay: ofRoom }, now)
    return { room, listing: bookable.terms, units, facts }
  }
  const furtherOf = (one: FurtherRoom) => roomOf(one, { ...stay, units: one.units })
  return [
    await roomOf({ bookable, units: stay.units }, stay),
    await furtherOf(second),
    ...(await together(others.map((one) => () => furtherOf(one)))),
  ]
}

/** What availability needs of them. */
export const datesOfRooms = (further: readonly FurtherRoom[]): RoomDates[] =>
  further.map(({ bookable: { row, terms }, units }) => ({ listingId: row.service.id, terms, units }))
