import type { AppointmentWire, VendorAppointmentWire } from '@/lib/contract/schemas/appointments'
import { nameToWire } from '@/lib/domain/text/bilingual'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import type { NamedAppointment } from './appointment-lists'

/** An appointment as its guest reads it. */
export function appointmentToWire({
  appointment,
  listing,
}: Pick<NamedAppointment, 'appointment' | 'listing'>): AppointmentWire {
  const { id, listingId, startsAt, endsAt, state } = appointment
  return {
    _id: id,
    serviceId: listingId,
    service: { type: listing.type, name: { en: listing.name, ar: listing.nameAr } },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    state,
  }
}

/** The same as its vendor reads it. */
export const vendorAppointmentToWire = (row: NamedAppointment): VendorAppointmentWire => ({
  ...appointmentToWire(row),
  guest: nameToWire(publicNameOf(row.guest)),
})
