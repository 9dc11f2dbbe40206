'use client'

import { useTranslations } from 'next-intl'
import type { RoomToBook } from '@/components/stay-picker/listing-for-booking'
import { useStay } from '@/components/stay-picker/stay-state'
import { Stepper } from '@/components/ui/input/stepper'
import type { ChosenRoom } from '@/lib/domain/booking/bookable'
import { allRooms, MAX_UNITS_REQUESTED, unitsOf } from '@/lib/domain/booking/rooms'

interface RoomStepperProps {
  room: Pick<RoomToBook, 'id' | 'name'>
  /** beside the number; absent: the name of the room type */
  label?: string
  /** how many are free; null where it is not known */
  free: number | null
}

/** How many rooms of a type are booked: of the first one at least one, of the others any number together with it. */
export function RoomStepper({ room: { id, name }, label = name, free }: RoomStepperProps) {
  const t = useTranslations('booking.rooms')
  const { offer, choice, change } = useStay()
  const booked = { ...choice, listingId: offer.id }
  const value = unitsOf(booked, id)
  const all = allRooms(booked).reduce((sum, { units }) => sum + units, 0)
  const isFirst = id === offer.id
  return (
    <Stepper
      label={label}
      {...(free === null ? {} : { hint: t('left', { count: free }) })}
      value={value}
      min={isFirst ? 1 : 0}
      max={Math.min(free ?? MAX_UNITS_REQUESTED, value + MAX_UNITS_REQUESTED - all)}
      words={{ less: t('fewer', { name }), more: t('more', { name }) }}
      onChange={(units) => change(isFirst ? { units } : { rooms: withUnits(choice.rooms, id, units) })}
    />
  )
}

/** In their order, also of one of which none is left. */
function withUnits(rooms: readonly ChosenRoom[], listingId: string, units: number): ChosenRoom[] {
  const isThere = rooms.some((one) => one.listingId === listingId)
  if (!isThere) return [...rooms, { listingId, units }]
  return rooms.map((one) => (one.listingId === listingId ? { listingId, units } : one))
}
