import type { AuditAction } from '@/lib/domain/admin/audit-actions'
import type { ProposalState } from '@/lib/domain/admin/proposals'
import type { AdminRefundCause } from '@/lib/domain/booking/money/admin-refund'
import { DomainError } from '@/lib/domain/issues'
import {
  type AdjustmentBody,
  type AdjustmentSubject,
  changeOf,
  LIMIT_HOURS,
  needsSecondPerson,
} from '@/lib/domain/ledger/adjustments'
import type { Halalas } from '@/lib/domain/money'
import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { findLimit } from '@/server/modules/money/find-limit'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { type Answer, runOnce } from '@/server/modules/platform/idempotency/run-once'
import type { SignedIn } from '@/server/policy/signed-in'
import { type AdjustmentOwner, columnsOf, isOfOwner, isOwnMoney, lockOwner } from './adjustment-owner'
import { sumMovedAlone, writeAdjustment } from './adjustment-store'
import { applyAdjustment, type GiveRefund } from './apply-adjustment'

/**
 * An admin adds to an owner's money or deducts from it. Within the limit it is posted at once, above it it waits for
 * another admin. Throws `second_person_needed` for the admin's own money and `balance_too_low`.
 */
export async function proposeAdjustment(
  { db, clock }: Deps,
  admin: SignedIn,
  { owner, body, key }: { owner: AdjustmentOwner; body: AdjustmentBody; key: unknown },
): Promise<Answer> {
  const now = clock.now()
  if (await isOwnMoney(db, owner, admin._id)) throw new DomainError('second_person_needed')
  return db.transaction((tx) =>
    runOnce(tx, { userId: admin._id, key, body: { ...owner, ...body }, now }, async () => {
      if (!(await lockOwner(tx, owner))) throw new DomainError('not_found')
      return { status: 201, body: await write(tx, { adminId: admin._id, owner, body, now }) }
    }),
  )
}

async function write(
  tx: Db,
  { adminId, owner, body, now }: { adminId: string; owner: AdjustmentOwner; body: AdjustmentBody; now: Date },
): Promise<{ _id: string; state: 'proposed' | 'approved' }> {
  const amountHalalas = changeOf(body)
  const since = addMinutes(now, -LIMIT_HOURS * 60)
  const movedAloneHalalas = await sumMovedAlone(tx, {
    proposedBy: adminId,
    isOfOwner: isOfOwner(owner),
    since,
  })
  const limitHalalas = await findLimit(tx)
  const needsSecond = needsSecondPerson(amountHalalas, { movedAloneHalalas, limitHalalas })
  const proposal = { owner, amountHalalas, reason: body.reason, needsSecond }
  return propose(tx, adminId, proposal, now)
}

interface Proposal {
  owner: AdjustmentOwner
  amountHalalas: Halalas
  reason: string
  needsSecond: boolean
  /** of what is given back of a booking */
  cause?: AdminRefundCause
  note?: string
}

/** Writes a proposal, and carries it out where no other admin is needed. */
export async function propose(
  tx: Db,
  adminId: string,
  { owner, amountHalalas, reason, needsSecond, ...more }: Proposal,
  now: Date,
  giveRefund?: GiveRefund,
): Promise<{ _id: string; state: 'proposed' | 'approved' }> {
  const state = needsSecond ? 'proposed' : 'approved'
  const adjustment = await writeAdjustment(tx, {
    ...columnsOf(owner),
    ...{ amountHalalas, reason: reason.trim(), state, needsSecond, proposedBy: adminId, ...more },
    ...(needsSecond ? {} : { decidedBy: adminId, decidedAt: now }),
    createdAt: now,
  })
  await writeAudit(tx, {
    actorId: adminId,
    action: actOf(owner.subject, state),
    subjectId: owner.ownerId,
    reason: adjustment.reason,
    after: { adjustmentId: adjustment.id, state, amountHalalas, ...more },
    createdAt: now,
  })
  if (!needsSecond) await applyAdjustment(tx, adjustment, now, giveRefund)
  return { _id: adjustment.id, state }
}

const ACTS = {
  user: 'adjustment',
  vendor: 'vendor_adjustment',
  debt: 'write_off',
  refund: 'booking_refund',
  goodwill: 'goodwill',
} as const

/** The act of the audit trail that brings an adjustment into a state. */
export const actOf = (subject: AdjustmentSubject, state: ProposalState): AuditAction =>
  `${ACTS[subject]}_${state}`
