import { eq, type SQL } from 'drizzle-orm'
import type { AdjustmentSubject } from '@/lib/domain/ledger/adjustments'
import type { Db } from '@/server/db/db'
import { balanceAdjustments } from '@/server/db/schema/money/adjustments'
import { findRole } from '@/server/modules/people/vendors/list-members'
import { lockVendor } from '@/server/modules/people/vendors/lock-vendor'
import { type Adjustment, lockAdjustedUser } from './adjustment-store'

/** Whose money an adjustment changes: a user's balance, or the money or the debt of a vendor. */
export interface AdjustmentOwner {
  subject: AdjustmentSubject
  ownerId: string
}

export const ownerOf = ({ subject, userId, vendorId }: Adjustment): AdjustmentOwner => ({
  subject,
  ownerId: userId ?? vendorId ?? '',
})

/** The columns of an adjustment that name its owner. */
export const columnsOf = ({ subject, ownerId }: AdjustmentOwner) =>
  subject === 'user' ? { subject, userId: ownerId } : { subject, vendorId: ownerId }

/** Adjustments of one owner run one after the other; false when there is no such owner. */
export const lockOwner = async (tx: Db, { subject, ownerId }: AdjustmentOwner): Promise<boolean> =>
  subject === 'user' ? lockAdjustedUser(tx, ownerId) : (await lockVendor(tx, ownerId)) !== null

/** Whether an admin is the owner, or a member of the vendor that is: such an admin neither proposes nor decides. */
export async function isOwnMoney(
  db: Db,
  { subject, ownerId }: AdjustmentOwner,
  adminId: string,
): Promise<boolean> {
  if (subject === 'user') return ownerId === adminId
  return (await findRole(db, ownerId, adminId)) !== null
}

export const isOfOwner = ({ subject, ownerId }: AdjustmentOwner): SQL =>
  eq(subject === 'user' ? balanceAdjustments.userId : balanceAdjustments.vendorId, ownerId)
