import type { DecisionBody, ReviewVerb } from '@/lib/domain/listing/listing-review'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { writeAudit } from '@/server/modules/audit/write-audit'
import type { ListingRecord } from '@/server/modules/vendor-listings/store'
import { approveListing, publishListing, restoreListing, suspendListing } from './decide-on-listing'
import { lockForDecision, lockShownVersion } from './lock-for-decision'
import { rejectListing } from './reject-listing'

export interface Decision extends DecisionBody {
  verb: ReviewVerb
}

const ACTS: Record<ReviewVerb, (tx: Db, id: string, decision: Decision, now: Date) => Promise<void>> = {
  approve: (tx, id, _decision, now) => approveListing(tx, id, now),
  publish: (tx, id, _decision, now) => publishListing(tx, id, now),
  reject: (tx, id, { reason = '', fields = [] }, now) =>
    rejectListing(tx, id, { reason, fieldReasons: fields }, now),
  suspend: (tx, id, { reason = '' }, now) => suspendListing(tx, id, reason, now),
  restore: (tx, id, _decision, now) => restoreListing(tx, id, now),
}

/** One decision of one admin: state, history, notification and audit line are written together or not at all. */
export function decideAsAdmin(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: SignedIn,
  id: string,
  decision: Decision,
): Promise<{ _id: string }> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const before = await lockShownVersion(tx, id, decision.version)
    await ACTS[decision.verb](tx, id, decision, now)
    const { fields = [] } = decision
    await writeAudit(tx, {
      actorId: admin._id,
      action: `service_${decision.verb}`,
      subject: `services/${id}`,
      reason: decision.reason ?? null,
      detail: { before: shownIn(before), after: shownIn(await lockForDecision(tx, id)), fields },
      createdAt: now,
    })
    return { _id: id }
  })
}

/** What a decision changes of a listing, for the trail. */
function shownIn({ state, name, nameAr, images, version }: ListingRecord) {
  return { state, name, nameAr, images, version }
}
