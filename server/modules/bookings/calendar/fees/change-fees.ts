import type { FeesWire } from '@/lib/contract/schemas/calendar/fees'
import { type Fee, feeToWire } from '@/lib/domain/booking/money/fees'
import {
  areSameFees,
  type FeesBody,
  feeChanges,
  feesFromBody,
  validateFees,
} from '@/lib/domain/calendar/fees'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { assertNoIssues, replaceTerms } from '@/server/modules/bookings/calendar/replace-terms'
import type { TermsChange } from '@/server/modules/bookings/calendar/terms-part'
import { getOwnBookable } from '@/server/modules/bookings/calendar/vendor-calendar'
import { emitWholeCalendar } from '@/server/modules/listings/emit-calendar'
import { getStoredFees, replaceFees, type StoredFees } from '@/server/modules/listings/fees/fees'
import { writePriceHistory } from '@/server/modules/listings/vendor-listings/write-price-history'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import type { Member } from '@/server/policy/signed-in'

/** The fees of a vendor's listing. */
export async function getFees({ db, clock }: Deps, member: Member, id: string): Promise<FeesWire> {
  await getOwnBookable(db, member, id, clock.now())
  return feesToWire(await getStoredFees(db, id))
}

/** Replaces the fees of a listing; bookings keep their prices. */
export async function changeFees(
  deps: Deps,
  member: Member,
  id: string,
  { basedOn, fees: given }: FeesBody,
): Promise<FeesWire> {
  const stored = await replaceTerms(
    deps,
    { member, id, basedOn },
    {
      read: getStoredFees,
      partOf: ({ fees }) => fees,
      make: async (_tx, listing) => {
        assertNoIssues(validateFees(given, listing))
        return feesFromBody(given)
      },
      isSame: areSameFees,
      write: writeFees,
    },
  )
  return feesToWire(stored)
}

/** Stores the fees of a locked listing, and what follows from them. */
export async function writeFees(tx: Db, change: TermsChange<Fee[]>): Promise<void> {
  const { member, own, before, after: fees, version, now } = change
  const { service } = own.row
  await writePriceHistory(tx, service, feeChanges(before, fees), now)
  await replaceFees(tx, service.id, { fees, version })
  await emitWholeCalendar(tx, { listingId: service.id, vendorId: member.vendorId }, now)
  await writeTrail(tx, member, { act: 'fees_changed', subjectId: service.id, createdAt: now })
}

const feesToWire = ({ version, mode, fees }: StoredFees): FeesWire => ({
  version,
  mode,
  fees: fees.map(feeToWire),
})
