import { and, eq, type SQL } from 'drizzle-orm'
import { type AdjustmentSubject, isOfBooking } from '@/lib/domain/ledger/adjustments'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { balanceAdjustments } from '@/server/db/schema/money/adjustments'
import { payments } from '@/server/db/schema/money/payments'
import { findRole } from '@/server/modules/people/vendors/list-members'
import { lockVendor } from '@/server/modules/people/vendors/lock-vendor'
import { type Adjustment, lockAdjustedUser } from './adjustment-store'

/** Whose money an adjustment changes: a user's balance, the money or the debt of a vendor, or a booking, which has two sides. */
export interface AdjustmentOwner {
  subject: AdjustmentSubject
  ownerId: string
}

export const ownerOf = ({ subject, userId, vendorId, bookingId }: Adjustment): AdjustmentOwner => ({
  subject,
  ownerId: userId ?? vendorId ?? bookingId ?? '',
})

const COLUMNS = {
  user: 'userId',
  vendor: 'vendorId',
  debt: 'vendorId',
  refund: 'bookingId',
  goodwill: 'bookingId',
} as const satisfies Record<AdjustmentSubject, keyof Adjustment>

/** The columns of an adjustment that name its owner. */
export const columnsOf = ({ subject, ownerId }: AdjustmentOwner) => ({ subject, [COLUMNS[subject]]: ownerId })

/** The kind of the owner in the audit trail. */
export const trailOf = (subject: AdjustmentSubject) => TRAILS[COLUMNS[subject]]
const TRAILS = { userId: 'user', vendorId: 'vendor', bookingId: 'booking' } as const

/** Adjustments of one owner run one after the other; false when there is no such owner. A booking is locked when it is refunded. */
export async function lockOwner(tx: Db, { subject, ownerId }: AdjustmentOwner): Promise<boolean> {
  if (subject === 'user') return lockAdjustedUser(tx, ownerId)
  if (isOfBooking(subject)) return (await findSides(tx, ownerId)) !== null
  return (await lockVendor(tx, ownerId)) !== null
}

/** Whether an admin is the owner, a member of the vendor that is, or a side or payer of the booking: such an admin takes no part. */
export async function isOwnMoney(
  db: Db,
  { subject, ownerId }: AdjustmentOwner,
  adminId: string,
): Promise<boolean> {
  if (subject === 'user') return ownerId === adminId
  if (!isOfBooking(subject)) return (await findRole(db, ownerId, adminId)) !== null
  const sides = await findSides(db, ownerId)
  if (sides?.guestId === adminId || (await hasPaid(db, ownerId, adminId))) return true
  return (await findRole(db, sides?.vendorId ?? '', adminId)) !== null
}

/** Of a split a part goes back to the friends who paid it. */
async function hasPaid(db: Db, bookingId: string, payerId: string): Promise<boolean> {
  const isOwn = and(eq(payments.bookingId, bookingId), eq(payments.payerId, payerId))
  return (await db.$count(payments, isOwn)) > 0
}

async function findSides(db: Db, bookingId: string) {
  const { guestId, vendorId } = bookings
  const [sides] = await db.select({ guestId, vendorId }).from(bookings).where(eq(bookings.id, bookingId))
  return sides ?? null
}

export const isOfOwner = ({ subject, ownerId }: AdjustmentOwner): SQL =>
  eq(balanceAdjustments[COLUMNS[subject]], ownerId)
