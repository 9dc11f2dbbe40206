import { pendingOf } from '@/lib/domain/ledger/accounts'
import { depositEntries, doorCommissionEntries, releaseEntries } from '@/lib/domain/ledger/postings'
import type { Halalas } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { type PostedBooking, partiesOf, postForBooking } from './post-for-booking'
import { finishTimer, sumOfBooking } from './store'

/** The commission on the rest that the vendor takes at the door, once: when it is collected, or at the end of the stay. */
export async function postDoorCommission(tx: Db, booking: PostedBooking, now: Date): Promise<void> {
  const { paidHalalas } = booking
  const restHalalas = Math.max(0, booking.totalHalalas - paidHalalas)
  if (restHalalas === 0) return
  const posting = { kind: 'door_commission', subject: booking.id, now } as const
  await postForBooking(tx, booking, posting, (vendor) =>
    doorCommissionEntries(partiesOf(booking), { paidHalalas, restHalalas }, vendor),
  )
}

/** Makes the earnings of a booking available, once. */
export async function postEarnings(tx: Db, booking: PostedBooking, now: Date): Promise<void> {
  if (!(await finishTimer(tx, booking.id, 'earnings', now))) return
  const posting = { kind: 'earnings_available', subject: booking.id, now } as const
  await postForBooking(tx, booking, posting, async (vendor) => {
    const earnedHalalas = await sumOfBooking(tx, booking.id, pendingOf(booking.vendorUserId))
    return releaseEntries(partiesOf(booking), earnedHalalas, vendor)
  })
}

/**
 * Ends a deposit, once: what was granted to the vendor, null where nobody claimed it; answers what goes back to the
 * guest.
 */
export async function postDeposit(
  tx: Db,
  booking: PostedBooking,
  grantedHalalas: Halalas | null,
  now: Date,
): Promise<Halalas> {
  if (!(await finishTimer(tx, booking.id, 'deposit', now, grantedHalalas !== null))) return 0
  const claimedHalalas = grantedHalalas ?? 0
  const amountHalalas = await sumOfBooking(tx, booking.id, 'deposit_held')
  const posting = { kind: 'deposit_settled', subject: booking.id, now } as const
  await postForBooking(tx, booking, posting, (vendor) =>
    depositEntries(partiesOf(booking), { amountHalalas, claimedHalalas }, vendor),
  )
  return amountHalalas - claimedHalalas
}
