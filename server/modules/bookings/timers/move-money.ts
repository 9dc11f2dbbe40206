import type { Db } from '@/server/db/db'
import type { MoneyTimer } from '@/server/db/schema/money/ledger'
import type { Deps } from '@/server/deps'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { refundBooking } from '@/server/modules/bookings/payments/refunds/refund-booking'
import type { Booking } from '@/server/modules/bookings/store'
import { isUndisputed, listDueMoney } from '@/server/modules/money/ledger/list-due-money'
import { postDeposit, postEarnings } from '@/server/modules/money/ledger/post-stay'
import { runEach } from '@/server/run-each'

type Move = (tx: Db, booking: Booking, now: Date) => Promise<void>

const MOVES: Record<MoneyTimer, Move> = {
  earnings: postEarnings,
  deposit: async (tx, booking, now) => {
    const refundHalalas = await postDeposit(tx, booking, null, now)
    const refunded = { priceHalalas: 0, depositHalalas: refundHalalas }
    if (refundHalalas > 0) await refundBooking(tx, booking, refunded, now)
  },
}

/** Makes earnings available and returns deposits whose time has come, each booking in its own transaction. */
export async function moveDueMoney({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await runEach(await listDueMoney(db, now), ({ kind, bookingId }) =>
    db.transaction(async (tx) => {
      const booking = await lockOwnBooking(tx, bookingId, 'anybody')
      if (await isUndisputed(tx, bookingId)) await MOVES[kind](tx, booking, now)
    }),
  )
}
