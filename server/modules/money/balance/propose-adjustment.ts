import { DomainError } from '@/lib/domain/issues'
import {
  type AdjustmentBody,
  changeOf,
  LIMIT_HOURS,
  needsSecondPerson,
} from '@/lib/domain/ledger/adjustments'
import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { type Answer, runOnce } from '@/server/modules/platform/idempotency/run-once'
import type { SignedIn } from '@/server/policy/signed-in'
import { findLimit, lockAdjustedUser, sumMovedAlone, writeAdjustment } from './adjustment-store'
import { applyAdjustment } from './apply-adjustment'

/**
 * An admin adds to a user's balance or deducts from it. Within the limit it is posted at once, above it it waits for
 * another admin. Throws `forbidden` for the admin's own balance and `balance_too_low`.
 */
export async function proposeAdjustment(
  { db, clock }: Deps,
  admin: SignedIn,
  { userId, body, key }: { userId: string; body: AdjustmentBody; key: unknown },
): Promise<Answer> {
  const now = clock.now()
  if (userId === admin._id) throw new DomainError('second_person_needed')
  return db.transaction((tx) =>
    runOnce(tx, { userId: admin._id, key, body: { userId, ...body }, now }, async () => {
      if (!(await lockAdjustedUser(tx, userId))) throw new DomainError('not_found')
      return { status: 201, body: await write(tx, { adminId: admin._id, userId, body, now }) }
    }),
  )
}

async function write(
  tx: Db,
  { adminId, userId, body, now }: { adminId: string; userId: string; body: AdjustmentBody; now: Date },
): Promise<{ _id: string; state: 'proposed' | 'approved' }> {
  const amountHalalas = changeOf(body)
  const since = addMinutes(now, -LIMIT_HOURS * 60)
  const movedAloneHalalas = await sumMovedAlone(tx, { proposedBy: adminId, userId, since })
  const limitHalalas = await findLimit(tx)
  const needsSecond = needsSecondPerson(amountHalalas, { movedAloneHalalas, limitHalalas })
  const state = needsSecond ? 'proposed' : 'approved'
  const adjustment = await writeAdjustment(tx, {
    ...{ userId, amountHalalas, reason: body.reason.trim(), state, needsSecond, proposedBy: adminId },
    ...(needsSecond ? {} : { decidedBy: adminId, decidedAt: now }),
    createdAt: now,
  })
  await writeAudit(tx, {
    actorId: adminId,
    action: `adjustment_${state}`,
    subjectId: userId,
    reason: adjustment.reason,
    after: { adjustmentId: adjustment.id, state, amountHalalas },
    createdAt: now,
  })
  if (!needsSecond) await applyAdjustment(tx, adjustment, now)
  return { _id: adjustment.id, state }
}
