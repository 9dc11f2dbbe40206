import { eq } from 'drizzle-orm'
import type { Quote } from '@/lib/domain/booking/money/quote'
import { roomsOfLines } from '@/lib/domain/booking/rooms'
import { shortRoomTypeName } from '@/lib/domain/listing/room-types'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import type { Db } from '@/server/db/db'
import { listings } from '@/server/db/schema/listings/listings'
import { inBothLanguages } from '@/server/modules/money/invoices/texts'
import type { Bookable } from './load-bookable'

/** The name of the property of a listing. */
export async function getPropertyName(db: Db, { row: { service } }: Bookable): Promise<Bilingual> {
  const [row] = await db
    .select({ en: listings.name, ar: listings.nameAr })
    .from(listings)
    .where(eq(listings.id, service.propertyId ?? service.id))
  return row ?? { en: service.name, ar: service.nameAr }
}

/** As guests chose it on the page of the property, which is called by its kind itself. */
export function roomNameOf({ row: { service } }: Bookable, property: Bilingual): Bilingual {
  const { id, propertyId, name, nameAr, facts } = service
  if (id === propertyId && facts.roomType) return inBothLanguages(`vocabulary.roomType.${facts.roomType}`)
  return {
    en: shortRoomTypeName(name, property.en) || name,
    ar: shortRoomTypeName(nameAr, property.ar) || nameAr,
  }
}

/** A listing under the name of its property with all room types of the lines, as pages, messages and documents call the stay. */
export async function namedByRooms(db: Db, bookable: Bookable, lines: Quote['lines']): Promise<Bookable> {
  const rooms = roomsOfLines(lines)
  if (rooms.length === 0) return bookable
  const property = await getPropertyName(db, bookable)
  const texts = rooms.map(({ name, units }) => inBothLanguages('booking.rooms.named', { units, name }))
  const name = `${property.en}: ${texts.map(({ en }) => en).join(', ')}`
  const nameAr = `${property.ar}: ${texts.map(({ ar }) => ar).join('، ')}`
  return { ...bookable, row: { ...bookable.row, service: { ...bookable.row.service, name, nameAr } } }
}
