import { DomainError, issue } from '@/lib/domain/issues'
import type { FieldReason } from '@/lib/domain/listing/field-reasons'
import { fieldsOf } from '@/lib/domain/listing/fields/rows'
import { isPublished } from '@/lib/domain/listing/listing-lifecycle'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { variantOfDraft, variantsOf } from '@/lib/domain/listing/variants'
import type { Db } from '@/server/db/db'
import { transitionListing } from '@/server/modules/listings/vendor-listings/change-listing-state'
import {
  deletePending,
  findPending,
  type ListingRecord,
  updateListingRow,
} from '@/server/modules/listings/vendor-listings/store'
import { storeVersion } from '@/server/modules/listings/vendor-listings/stored-version'
import { lockForDecision } from './lock-for-decision'
import { noteOnTexts, notifyOwner } from './report-decision'

export interface Rejection {
  reason: string
  fieldReasons: FieldReason[]
}

/** Rejects what is pending, with reasons for the vendor; a published listing keeps its approved texts. */
export async function rejectListing(tx: Db, id: string, rejection: Rejection, now: Date): Promise<void> {
  const listing = await lockForDecision(tx, id)
  assertFieldsOf(listing, rejection.fieldReasons)
  if (isPublished(listing.state)) await refuseChange(tx, listing, rejection, now)
  else {
    await transitionListing(tx, listing, { event: 'reject', role: 'admin', ...rejection, now })
    await storeVersion(tx, id, 'rejected', now)
  }
  await notifyOwner(tx, listing, 'Service_reject_by_admin', now, { reason: shortened(rejection.reason) })
}

/** A reason for a field that the listing's type does not have would be shown nowhere. */
function assertFieldsOf({ type }: ListingRecord, reasons: readonly FieldReason[]): void {
  const fields = variantsOf(listingTypeOf(type)).flatMap((variant) =>
    fieldsOf(variantOfDraft({ type, variant })).map(({ path }) => path),
  )
  const issues = reasons.flatMap(({ path }, i) =>
    fields.includes(path) ? [] : [issue(`fields.${i}.path`, 'one_of')],
  )
  if (issues.length > 0) throw new DomainError('invalid', { issues })
}

/** The reason of a rejected change does not overwrite that of a suspension. */
async function refuseChange(
  tx: Db,
  listing: ListingRecord,
  { reason, fieldReasons }: Rejection,
  now: Date,
): Promise<void> {
  if ((await findPending(tx, listing.id)) === null) throw new DomainError('already_done')
  const summary = listing.state === 'suspended' ? {} : { stateReason: reason }
  await updateListingRow(tx, listing.id, { ...summary, fieldReasons })
  await deletePending(tx, listing.id)
  await noteOnTexts(tx, listing, 'reject_change', reason, now)
}

/** A text message has room for the summary's beginning; the whole of it is in the wizard. */
const NOTIFIED_REASON = 140

function shortened(reason: string): string {
  return reason.length <= NOTIFIED_REASON ? reason : `${reason.slice(0, NOTIFIED_REASON - 1)}…`
}
