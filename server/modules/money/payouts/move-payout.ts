import type { AdminPayoutWire } from '@/lib/contract/schemas/payouts/payout'
import { DomainError } from '@/lib/domain/issues'
import { toSar } from '@/lib/domain/money'
import {
  canMovePayout,
  formatPayoutNumber,
  mayAdminMovePayout,
  type PayoutEvent,
  payoutTransition,
} from '@/lib/domain/payouts/payout'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { postPayoutMoved } from '@/server/modules/money/ledger/post-payout'
import { decidedBefore } from '@/server/modules/people/audit/decided-before'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { notifyVendor } from '@/server/modules/people/notifications/notify-user'
import type { SignedIn } from '@/server/policy/signed-in'
import { findBatch } from './batches/batch-store'
import { adminPayoutToWire, situationOf } from './payout-to-wire'
import { lockPayout, type PayoutOfVendor, updatePayout } from './store'
import { findOpenHold } from './vendor-money/hold-store'

export interface PayoutChange {
  event: PayoutEvent
  /** null: the provider reported it */
  actorId: string | null
  /** of a refusal or a return */
  reason?: string
  now: Date
}

/** An admin moves a payout on; repeated calls answer what the first one did. */
export function movePayout(
  { db, clock }: Deps,
  admin: SignedIn,
  id: string,
  change: Pick<PayoutChange, 'event' | 'reason'>,
): Promise<AdminPayoutWire> {
  const now = clock.now()
  return db.transaction(async (tx) =>
    adminPayoutToWire(await changePayout(tx, id, { ...change, actorId: admin._id, now })),
  )
}

/** State, ledger, notification and audit line in one transaction, of which at most one payout may post. */
export async function changePayout(tx: Db, id: string, change: PayoutChange): Promise<PayoutOfVendor> {
  const found = await lockPayout(tx, id)
  if (!found) throw new DomainError('not_found')
  const { payout } = found
  const { event, reason, now } = change
  const { to, notifies } = payoutTransition(event)
  if (payout.state === to) return found
  const mayMove = change.actorId === null ? canMovePayout : mayAdminMovePayout
  if (!mayMove(situationOf(found), event)) throw await decidedBefore(tx, 'payout', id, 'not_in_this_state')
  if (event === 'pay' && change.actorId !== null && (await isMadeBy(tx, payout.batchId, change.actorId)))
    throw new DomainError('second_person_needed')
  if (event === 'approve' && (await findOpenHold(tx, payout.vendorId)))
    throw new DomainError('payouts_stopped')
  await updatePayout(tx, id, { state: to, reason, changedAt: now })
  await postPayoutMoved(tx, payout.vendorId, payout, { from: payout.state, to, now })
  if (notifies)
    await notifyVendor(tx, {
      vendorId: payout.vendorId,
      type: notifies,
      params: paramsOf(found, reason),
      createdAt: now,
    })
  await writeAudit(tx, {
    actorId: change.actorId,
    action: `payout_${event}`,
    subjectId: id,
    reason,
    before: { state: payout.state, amountHalalas: payout.amountHalalas },
    after: { state: to, amountHalalas: payout.amountHalalas },
    createdAt: now,
  })
  return { ...found, payout: { ...payout, state: to, reason: reason ?? payout.reason, changedAt: now } }
}

/** Whoever made a bank file does not say that its payouts arrived. */
const isMadeBy = async (tx: Db, batchId: string | null, adminId: string) =>
  batchId !== null && (await findBatch(tx, batchId))?.createdBy === adminId

function paramsOf({ payout }: PayoutOfVendor, reason = '') {
  return { number: formatPayoutNumber(payout.sequence), amount: toSar(payout.amountHalalas), reason }
}
