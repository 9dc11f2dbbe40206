import type { Db } from '@/server/db/db'
import {
  listAppointmentsOf,
  listListingsOwnedBy,
  listOpenAppointments,
  type NamedAppointment,
} from './appointment-lists'
import { type AppointmentNotice, notifyOfAppointment } from './notify-appointment'
import { changeAppointment } from './store'

/** Cancels the open appointments of listings that are gone or hidden, and notifies their guests. */
export async function cancelAppointmentsOf(tx: Db, listingIds: readonly string[], now: Date): Promise<void> {
  await cancelAll(tx, await listAppointmentsOf(tx, listingIds, now), ['guest', 'Appointment_cancelled'], now)
}

/** Cancels those of a user whose account closes or is blocked, as a guest and at the listings that it owns. */
export async function cancelAppointmentsOfUser(tx: Db, userId: string, now: Date): Promise<void> {
  const own = await listOpenAppointments(tx, { guestId: userId }, now)
  await cancelAll(tx, own, ['vendor', 'Appointment_cancelled_by_guest'], now)
  await cancelAppointmentsOf(tx, await listListingsOwnedBy(tx, userId), now)
}

async function cancelAll(
  tx: Db,
  those: readonly NamedAppointment[],
  notice: AppointmentNotice,
  now: Date,
): Promise<void> {
  for (const one of those)
    if (await changeAppointment(tx, one.appointment.id, { state: 'cancelled' }, now))
      await notifyOfAppointment(tx, one, [notice], now)
}
