'use client'

import { useTranslations } from 'next-intl'
import { useStay } from '@/components/stay-picker/stay-state'
import { allRooms } from '@/lib/domain/booking/rooms'
import styles from './booking-card.module.css'
import { RoomStepper } from './room-stepper'

/** The room types of a stay in several, each with how many of it; nothing where there is one alone. */
export function RoomsField() {
  const t = useTranslations('booking.rooms')
  const { offer, request, choice } = useStay()
  if (!request?.rooms) return null
  const booked = allRooms({ listingId: offer.id, units: choice.units, rooms: request.rooms })
  const named = booked.flatMap(({ listingId }) => offer.roomTypes?.find(({ id }) => id === listingId) ?? [])
  return (
    <fieldset className={styles.rooms}>
      <legend>{t('title')}</legend>
      {named.map((room) => (
        <RoomStepper key={room.id} room={room} free={null} />
      ))}
    </fieldset>
  )
}
