'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useStay } from '@/components/stay-picker/stay-state'
import { allRooms } from '@/lib/domain/booking/rooms'
import { inLanguage } from '@/lib/i18n/direction'
import styles from './booking-card.module.css'
import { RoomStepper } from './room-stepper'

/** The room types of a stay in several, each with how many of it; one that was taken away stays, so that the focus does too. */
export function RoomsField() {
  const t = useTranslations('booking.rooms')
  const locale = useLocale()
  const { offer, choice } = useStay()
  const rooms = choice.rooms.filter(({ listingId }) => listingId !== offer.id)
  if (rooms.length === 0) return null
  const booked = allRooms({ listingId: offer.id, units: choice.units, rooms })
  return (
    <fieldset className={styles.rooms}>
      <legend>{t('title')}</legend>
      {booked.map(({ listingId: id }) => {
        const sold = offer.roomTypes?.find((one) => one.id === id)
        const first = id === offer.id ? inLanguage(locale, offer.name) : undefined
        const name = sold?.name ?? first
        return <RoomStepper key={id} room={{ id, name: name ?? t('gone') }} free={name ? null : 0} />
      })}
    </fieldset>
  )
}
