import type { DepositWire } from '@/lib/contract/schemas/deposit-claims/wire'
import type { ClaimBody } from '@/lib/domain/deposit-claims/bodies'
import { answerDueAt, guardNewClaim } from '@/lib/domain/deposit-claims/claim'
import { DomainError, issue } from '@/lib/domain/issues'
import { fromSar, toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { notifyChange, notifySide } from '@/server/modules/bookings/notify-booking'
import { getSecurityDeposit, pauseDeposit } from '@/server/modules/money/ledger/security-deposit'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'
import { assertOwnUploads } from '@/server/modules/platform/uploads/assert-own-uploads'
import { uploaderOf } from '@/server/modules/platform/uploads/uploader'
import type { Member } from '@/server/policy/signed-in'
import { getDeposit } from './get-deposit'
import { writeClaim } from './store'

/**
 * The vendor claims a held deposit, or a part of it, within two days after the stay. It no longer returns by itself; the
 * guest is asked.
 */
export function claimDeposit(
  { db, clock }: Deps,
  member: Member,
  bookingId: string,
  { amount, reason, photos }: ClaimBody,
): Promise<DepositWire> {
  const now = clock.now()
  const owner = { vendorId: member.vendorId }
  return db.transaction(async (tx) => {
    const booking = await lockOwnBooking(tx, bookingId, owner)
    const deposit = await getSecurityDeposit(tx, bookingId)
    const refusal = guardNewClaim(deposit, now)
    if (refusal) throw new DomainError(refusal)
    const { heldHalalas } = deposit
    const claimedHalalas = fromSar(amount)
    if (claimedHalalas > heldHalalas) {
      throw new DomainError('invalid', { issues: [issue('amount', 'max', { max: toSar(heldHalalas) })] })
    }
    const photoIds = await ownPrivatePhotos(tx, member, photos)
    if (!(await pauseDeposit(tx, bookingId, now))) throw new DomainError('deadline_passed')
    const claim = {
      bookingId,
      heldHalalas,
      claimedHalalas,
      reason,
      answerBy: answerDueAt(now),
      createdAt: now,
    }
    await writeClaim(tx, claim, photoIds)
    await notifySide(tx, booking, { whom: 'guest', type: 'Deposit_claimed' }, now, { amount })
    await notifyChange(tx, booking, [], now)
    const details = { amountHalalas: claimedHalalas }
    await writeTrail(tx, member, { act: 'deposit_claimed', subjectId: bookingId, details, createdAt: now })
    return getDeposit(tx, bookingId, owner, now)
  })
}

/** Upload ids of the photos; only the vendor's own private uploads count, and each once. */
async function ownPrivatePhotos(tx: Db, member: Member, photos: readonly string[]): Promise<string[]> {
  const named = Object.fromEntries([...new Set(photos)].map((url, at) => [`photos[${at}]`, url]))
  const own = Object.entries(await assertOwnUploads(tx, uploaderOf(member), named))
  const open = own.filter(([, upload]) => upload.visibility === 'public')
  if (open.length > 0) {
    throw new DomainError('invalid', { issues: open.map(([path]) => issue(path, 'not_your_upload')) })
  }
  return own.map(([, upload]) => upload.id)
}
