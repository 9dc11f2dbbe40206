import { APPOINTMENTS } from '@/lib/domain/appointments/appointment'
import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { runEach } from '@/server/run-each'
import { listToRemind } from './appointment-lists'
import { notifyOfAppointment } from './notify-appointment'
import { markReminded } from './store'

/** Reminds both sides a day before an appointment, once; one that was booked or moved within that day reminds nobody. */
export async function remindOfAppointments(db: Db, now: Date): Promise<void> {
  const due = await listToRemind(db, addMinutes(now, APPOINTMENTS.remindedMinutes), now)
  await runEach(due, (one) =>
    db.transaction(async (tx) => {
      if (!(await markReminded(tx, one.appointment, now))) return
      await notifyOfAppointment(
        tx,
        one,
        [
          ['guest', 'Appointment_reminder'],
          ['vendor', 'Appointment_tomorrow'],
        ],
        now,
      )
    }),
  )
}
