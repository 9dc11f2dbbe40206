import { useLocale, useTranslations } from 'next-intl'
import { haveSharedTerms } from '@/lib/domain/booking/rooms'
import type { Listing } from '@/lib/domain/listing/listing'
import type { RoomTypeWire } from '@/lib/domain/listing/room-types'
import { adultBedsOf } from '@/lib/domain/listing/terms'
import { localName } from '@/lib/i18n/direction'
import { grouped } from '@/lib/i18n/grouped'
import { useMoney } from '@/lib/i18n/use-money'
import { listingPath } from '@/lib/structured-data/listing'
import { RoomTypeCard } from './lazy-room-type-card'
import { roomTypeName } from './room-type-name'
import type { RoomTypeText } from './room-type-text'
import styles from './room-types.module.css'

const SHOWN_FACILITIES = 4

interface RoomTypesProps {
  /** the property */
  listing: Listing
  roomTypes: readonly RoomTypeWire[]
  chosen: string
}

/** The room types of a property, of which one is chosen and booked. */
export function RoomTypes({ listing, roomTypes, chosen }: RoomTypesProps) {
  const first = roomTypes.find(({ _id }) => _id === chosen)
  const textOf = useRoomTypeText(listing, first)
  return (
    <ul className={styles.rooms}>
      {roomTypes.map((roomType) => (
        <RoomTypeCard key={roomType._id} room={textOf(roomType)} isChosen={roomType._id === chosen} />
      ))}
    </ul>
  )
}

function useRoomTypeText(listing: Listing, first: RoomTypeWire | undefined) {
  const words = useTranslations('words')
  const vocabulary = useTranslations('vocabulary')
  const locale = useLocale()
  const money = useMoney()
  const list = new Intl.ListFormat(locale, { type: 'unit' })
  const kinds = useTranslations('vocabulary.roomType')
  return (roomType: RoomTypeWire): RoomTypeText => {
    const { _id: id, images, areaSqm, facts, maxGuests, facilities, paymentType, price } = roomType
    return {
      ...{ id, paymentType, maxGuests, ...adultBedsOf(facts) },
      goesWithChosen: first !== undefined && haveSharedTerms(first, roomType),
      path: listingPath(listing),
      name: roomTypeName(kinds, locale, listing, roomType),
      image: images[0],
      facts: [
        words('squareMetres', { value: grouped(areaSqm) }),
        words('guests', { count: maxGuests }),
        ...(facts.singleBeds ? [`${vocabulary('fact.singleBeds')}: ${facts.singleBeds}`] : []),
      ],
      facilities: list.format(facilities.slice(0, SHOWN_FACILITIES).map((one) => localName(locale, one))),
      price: { now: money(price.from), unit: vocabulary(`priceUnit.${price.unit}`) },
    }
  }
}
