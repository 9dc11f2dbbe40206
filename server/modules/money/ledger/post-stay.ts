import { availableOf, pendingOf } from '@/lib/domain/ledger/accounts'
import {
  depositEntries,
  doorCommissionEntries,
  doorCommissionReturnedEntries,
  releaseEntries,
} from '@/lib/domain/ledger/postings'
import type { Halalas } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { type PostedBooking, partiesOf, postForBooking } from './post-for-booking'
import { fillReserve } from './reserve'
import { countPosted, finishTimer, sumOfBooking } from './store'

type BookingAtDoor = PostedBooking & { sequence: number }

/**
 * The commission on the rest that the vendor takes at the door: when it is collected, or at the end of the stay. `sequence`
 * tells a second collection from a repeated call.
 */
export async function postDoorCommission(tx: Db, booking: BookingAtDoor, now: Date): Promise<void> {
  if (await isDoorCharged(tx, booking.id)) return
  await postAtDoor(tx, booking, { kind: 'door_commission', entriesOf: doorCommissionEntries }, now)
}

/** The vendor takes "collected" back: its commission returns, to be charged at the end of the stay. */
export async function postDoorCommissionReturned(tx: Db, booking: BookingAtDoor, now: Date): Promise<void> {
  if (!(await isDoorCharged(tx, booking.id))) return
  const returned = { kind: 'door_commission_returned', entriesOf: doorCommissionReturnedEntries } as const
  await postAtDoor(tx, booking, returned, now)
}

export async function isDoorCharged(tx: Db, bookingId: string): Promise<boolean> {
  const charged = await countPosted(tx, bookingId, 'door_commission')
  return charged > (await countPosted(tx, bookingId, 'door_commission_returned'))
}

async function postAtDoor(
  tx: Db,
  booking: BookingAtDoor,
  {
    kind,
    entriesOf,
  }: { kind: 'door_commission' | 'door_commission_returned'; entriesOf: typeof doorCommissionEntries },
  now: Date,
): Promise<void> {
  const { paidHalalas } = booking
  const restHalalas = Math.max(0, booking.totalHalalas - paidHalalas)
  if (restHalalas === 0) return
  const posting = { kind, subject: `${booking.id}-${booking.sequence}`, now }
  await postForBooking(tx, booking, posting, (vendor) =>
    entriesOf(partiesOf(booking), { paidHalalas, restHalalas }, vendor),
  )
}

/** Makes the earnings of a booking available, once; a part of what is available then goes into the vendor's reserve. */
export async function postEarnings(tx: Db, booking: PostedBooking, now: Date): Promise<void> {
  if (!(await finishTimer(tx, booking.id, 'earnings', now))) return
  const posting = { kind: 'earnings_available', subject: booking.id, now } as const
  const available = availableOf(booking.vendorId)
  let releasedHalalas = 0
  await postForBooking(tx, booking, posting, async (vendor) => {
    const earnedHalalas = await sumOfBooking(tx, booking.id, pendingOf(booking.vendorId))
    const entries = releaseEntries(partiesOf(booking), earnedHalalas, vendor)
    releasedHalalas = entries.find(({ account }) => account === available)?.amountHalalas ?? 0
    return entries
  })
  await fillReserve(tx, booking, releasedHalalas, now)
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
