import type { NotificationType } from '@/lib/domain/notifications/notification'
import type { Db } from '@/server/db/db'
import { type Notice, notifyUsers } from '@/server/modules/people/notifications/notify-user'
import type { NamedAppointment } from './appointment-lists'

/** Whom a notification of an appointment goes to, and which it is. */
export type AppointmentNotice = readonly [whom: 'guest' | 'vendor', type: NotificationType]

/** Notifies the sides of an appointment, in the transaction of the cause. */
export function notifyOfAppointment(
  tx: Db,
  { appointment, listing }: Pick<NamedAppointment, 'appointment' | 'listing'>,
  notices: readonly AppointmentNotice[],
  now: Date,
): Promise<void> {
  const { name: service, nameAr: service_ar, vendorId } = listing
  const params = { service, service_ar, appointmentAt: appointment.startsAt.toISOString() }
  const addressed = notices.map(
    ([whom, type]): Notice => ({
      ...(whom === 'guest' ? { userId: appointment.guestId } : { vendorId }),
      ...{ type, params, createdAt: now },
    }),
  )
  return notifyUsers(tx, addressed, [], now)
}
