import { amountToCollect } from '@/lib/domain/booking/money/due'
import {
  type NotifiedSides,
  PAYMENT_REMINDER_MINUTES,
  REQUEST_REMINDER_MINUTES,
  REST_REMINDER_MINUTES,
} from '@/lib/domain/booking/transitions'
import { toSar } from '@/lib/domain/money'
import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { notifySide } from '@/server/modules/bookings/notify-booking'
import { listDue, markReminded, type Timer } from '@/server/modules/bookings/store'
import { runEach } from '@/server/run-each'

/** A booking younger than this gets no reminder, however short its deadline is. */
const FRESH_MINUTES = 60

const REMINDERS: readonly (Timer & { minutesBefore: number; side: NotifiedSides })[] = [
  {
    states: ['requested'],
    column: 'expiresAt',
    minutesBefore: REQUEST_REMINDER_MINUTES,
    side: { whom: 'vendor', type: 'Booking_request_reminder' },
  },
  {
    states: ['awaiting_payment'],
    column: 'expiresAt',
    minutesBefore: PAYMENT_REMINDER_MINUTES,
    side: { whom: 'guest', type: 'Booking_payment_reminder' },
  },
  {
    states: ['confirmed'],
    column: 'checkInAt',
    withRest: true,
    minutesBefore: REST_REMINDER_MINUTES,
    side: { whom: 'guest', type: 'Booking_rest_reminder' },
  },
]

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
