import { amountToCollect } from '@/lib/domain/booking/money/due'
import { BOOKING_STATE_NAMES, BOOKING_STATES, type StateRow } from '@/lib/domain/booking/transitions'
import { toSar } from '@/lib/domain/money'
import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { notifySide } from '@/server/modules/bookings/notify-booking'
import { listDue, markReminded } from '@/server/modules/bookings/store'
import { runEach } from '@/server/run-each'

/** A booking younger than this gets no reminder, however short its deadline is. */
const FRESH_MINUTES = 60

const REMINDERS = BOOKING_STATE_NAMES.flatMap((state) => {
  const row: StateRow = BOOKING_STATES[state]
  return row.reminder ? [{ states: [state], ...row.reminder }] : []
})

/** Reminds the side that has to act, once per deadline. */
export async function sendReminders(db: Db, now: Date): Promise<void> {
  await runEach(REMINDERS, async ({ side, minutesBefore, ...timer }) => {
    const madeBefore = addMinutes(now, -FRESH_MINUTES)
    const due = await listDue(db, timer, addMinutes(now, minutesBefore), { madeBefore, after: now })
    await runEach(due, (booking) =>
      db.transaction(async (tx) => {
        const amount = toSar(amountToCollect(booking))
        if (await markReminded(tx, booking, now)) await notifySide(tx, booking, side, now, { amount })
      }),
    )
  })
}
