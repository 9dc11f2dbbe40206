import { DomainError } from '@/lib/domain/issues'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { postAdjustment } from '@/server/modules/money/ledger/post-adjustment'
import { notifyUser } from '@/server/modules/people/notifications/notify-user'
import type { Adjustment } from './adjustment-store'

/** Posts an approved adjustment and notifies the user, in the transaction of the approval. */
export async function applyAdjustment(tx: Db, adjustment: Adjustment, now: Date): Promise<void> {
  const { userId, amountHalalas } = adjustment
  await notifyUser(tx, {
    userId,
    type: amountHalalas > 0 ? 'Balance_added' : 'Balance_deduction',
    params: { amount: toSar(Math.abs(amountHalalas)) },
    createdAt: now,
  })
  if (!(await postAdjustment(tx, adjustment, now))) throw new DomainError('balance_too_low')
}
