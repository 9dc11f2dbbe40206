import { DomainError } from '@/lib/domain/issues'
import type { AdjustmentSubject } from '@/lib/domain/ledger/adjustments'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { postAdjustment } from '@/server/modules/money/ledger/post-adjustment'
import { postVendorAdjustment, postWriteOff } from '@/server/modules/money/ledger/post-vendor'
import { notifyUser, notifyVendor } from '@/server/modules/people/notifications/notify-user'
import { ownerOf } from './adjustment-owner'
import type { Adjustment } from './adjustment-store'

type Apply = (tx: Db, ownerId: string, adjustment: Adjustment, now: Date) => Promise<void>

const APPLY: Partial<Record<AdjustmentSubject, Apply>> = {
  user: async (tx, userId, adjustment, now) => {
    const { amountHalalas } = adjustment
    await notifyUser(tx, {
      userId,
      type: amountHalalas > 0 ? 'Balance_added' : 'Balance_deduction',
      params: { amount: toSar(Math.abs(amountHalalas)) },
      createdAt: now,
    })
    if (!(await postAdjustment(tx, { ...adjustment, userId }, now))) throw new DomainError('balance_too_low')
  },
  vendor: async (tx, vendorId, adjustment, now) => {
    const { amountHalalas, reason } = adjustment
    await notifyVendor(tx, {
      vendorId,
      type: amountHalalas > 0 ? 'Vendor_money_added' : 'Vendor_money_taken',
      params: { amount: toSar(Math.abs(amountHalalas)), reason },
      createdAt: now,
    })
    if (!(await postVendorAdjustment(tx, vendorId, adjustment, now))) throw new DomainError('balance_too_low')
  },
  debt: async (tx, vendorId, adjustment, now) => {
    const params = { amount: toSar(adjustment.amountHalalas) }
    await notifyVendor(tx, { vendorId, type: 'Debt_written_off', params, createdAt: now })
    if (!(await postWriteOff(tx, vendorId, adjustment, now))) throw new DomainError('debt_changed')
  },
}

/** Carries out what is given back of a booking, which an area above this one does. */
export type GiveRefund = (tx: Db, adjustment: Adjustment, now: Date) => Promise<void>

/**
 * Posts an approved adjustment and notifies its owner, in the transaction of the approval. Throws `balance_too_low` where
 * less is there than is taken, `debt_changed` where a debt is not what it was at the proposal, and what `giveRefund` does.
 */
export async function applyAdjustment(
  tx: Db,
  adjustment: Adjustment,
  now: Date,
  giveRefund?: GiveRefund,
): Promise<void> {
  const { subject, ownerId } = ownerOf(adjustment)
  const apply = APPLY[subject]
  if (apply) return apply(tx, ownerId, adjustment, now)
  if (!giveRefund) throw new Error(`nothing gives back adjustment ${adjustment.id}`)
  await giveRefund(tx, adjustment, now)
}
