import type { AdjustmentWire } from '@/lib/contract/schemas/ledger/adjustments'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { findVendorNames } from '@/server/modules/money/payouts/vendor-money/vendor-names'
import { adjustedUser, type NamedUser, nameOf } from './adjusted-user'
import { isOwnMoney, ownerOf } from './adjustment-owner'
import { type Adjustment, findNamed, listAdjustmentsByIds } from './adjustment-store'
import { findCodes } from './find-given-refunds'

/** Adjustments as an admin reads them, in any order. */
export async function loadAdjustments(db: Db, ids: string[], adminId: string): Promise<AdjustmentWire[]> {
  const rows = await listAdjustmentsByIds(db, ids)
  const people = rows.flatMap(({ userId, proposedBy, decidedBy }) => [userId, proposedBy, decidedBy])
  const named = await findNamed(
    db,
    people.filter((one) => one !== null),
  )
  const ofVendors = await findVendorNames(
    db,
    rows.flatMap(({ vendorId }) => vendorId ?? []),
  )
  const ofBookings = await findCodes(
    db,
    rows.flatMap(({ bookingId }) => bookingId ?? []),
  )
  const names = new Map([...ofVendors, ...ofBookings])
  const own = new Set<string>()
  for (const owner of rows.map(ownerOf)) if (await isOwnMoney(db, owner, adminId)) own.add(owner.ownerId)
  return rows.map((row) => toWire(row, { named, names, own, adminId }))
}

interface Readers {
  named: Map<string, NamedUser>
  /** of vendors, and the codes of bookings */
  names: Map<string, string>
  /** the owners whose money is the admin's own */
  own: ReadonlySet<string>
  adminId: string
}

function toWire(adjustment: Adjustment, { named, names, own, adminId }: Readers): AdjustmentWire {
  const { id, subject, proposedBy, decidedBy, state, reason, cause, note, refusalReason } = adjustment
  const { ownerId } = ownerOf(adjustment)
  const userOf = (one: string) => named.get(one) ?? { id: one, firstName: '', lastName: '', phone: null }
  return {
    _id: id,
    subject,
    user:
      subject === 'user'
        ? adjustedUser(userOf(ownerId))
        : { _id: ownerId, name: names.get(ownerId) ?? '', phone: '' },
    amount: toSar(adjustment.amountHalalas),
    reason,
    ...{ cause, note },
    state,
    proposedBy: nameOf(userOf(proposedBy)),
    decidedBy: decidedBy && nameOf(userOf(decidedBy)),
    refusalReason,
    createdAt: adjustment.createdAt.toISOString(),
    decidedAt: adjustment.decidedAt?.toISOString() ?? null,
    mayDecide: state === 'proposed' && proposedBy !== adminId && !own.has(ownerId),
    mayWithdraw: state === 'proposed' && proposedBy === adminId,
  }
}
