import type { AuditValues } from '@/lib/domain/admin/audit-values'
import { DomainError } from '@/lib/domain/issues'
import type { DecisionBody, ReviewVerb } from '@/lib/domain/listing/listing-review'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { findPending, findTexts, lockListingRow } from '@/server/modules/listings/vendor-listings/store'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'
import { approveListing, publishListing, restoreListing, suspendListing } from './decide-on-listing'
import { lockShownVersion } from './lock-for-decision'
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
    await lockShownVersion(tx, id, decision.version)
    const before = await findAuditedState(tx, id)
    await ACTS[decision.verb](tx, id, decision, now)
    const after = await findAuditedState(tx, id)
    await writeAudit(tx, {
      actorId: admin._id,
      action: `listing_${decision.verb}`,
      subjectId: id,
      reason: decision.reason,
      before,
      after: decision.fields?.length
        ? { ...after, rejectedFields: decision.fields.map(({ path, reason }) => `${path}: ${reason}`) }
        : after,
      createdAt: now,
    })
    return { _id: id }
  })
}

/** What a decision changes of a listing, as the audit trail stores it. */
async function findAuditedState(tx: Db, id: string): Promise<AuditValues> {
  const listing = await lockListingRow(tx, id)
  if (!listing) throw new DomainError('not_found')
  const texts = await findTexts(tx, id)
  return {
    state: listing.state,
    name: listing.name,
    nameAr: listing.nameAr,
    description: texts?.description ?? null,
    descriptionAr: texts?.descriptionAr ?? null,
    images: listing.images,
    photoCaptions: (texts?.extras?.photoCaptions ?? []).map(({ en, ar }) =>
      [ar, en].filter(Boolean).join(' · '),
    ),
    isChangeWaiting: (await findPending(tx, id)) !== null,
  }
}
