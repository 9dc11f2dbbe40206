import type { useTranslations } from 'next-intl'
import type { Listing } from '@/lib/domain/listing/listing'
import { type RoomTypeWire, shortRoomTypeName } from '@/lib/domain/listing/room-types'
import { inLanguage, localName } from '@/lib/i18n/direction'

/** The name of a room type on its property's page; that of the property itself is its kind, by `vocabulary.roomType`. */
export function roomTypeName(
  kinds: ReturnType<typeof useTranslations<'vocabulary.roomType'>>,
  locale: string,
  property: Pick<Listing, 'id' | 'name'>,
  roomType: RoomTypeWire,
): string {
  const kind = String(roomType.facts.roomType)
  if (roomType._id === property.id && kinds.has(kind)) return kinds(kind)
  const name = localName(locale, roomType)
  return shortRoomTypeName(name, inLanguage(locale, property.name)) || name
}
