import type { DepositWire } from '@/lib/contract/schemas/deposit-claims/wire'
import type { AnswerBody } from '@/lib/domain/deposit-claims/bodies'
import { guardClaim } from '@/lib/domain/deposit-claims/claim'
import { DomainError } from '@/lib/domain/issues'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { notifyChange, notifySide } from '@/server/modules/bookings/notify-booking'
import type { SignedIn } from '@/server/policy/signed-in'
import { getDeposit } from './get-deposit'
import { notifyAdmins } from './notify-admins'
import { settleClaim } from './settle-claim'
import { type ClaimedBooking, changeClaim, type DepositClaim, listClaims } from './store'

/** The guest agrees, which settles the claim at once, or disagrees, which asks an admin. */
export function answerClaim(
  { db, clock }: Deps,
  guest: SignedIn,
  bookingId: string,
  { agrees, text }: AnswerBody,
): Promise<DepositWire> {
  const now = clock.now()
  const owner = { guestId: guest._id }
  return db.transaction(async (tx) => {
    const booking = await lockOwnBooking(tx, bookingId, owner)
    const [claim] = await listClaims(tx, [bookingId])
    if (!claim) throw new DomainError('not_found')
    const refusal = guardClaim(claim, agrees ? 'agree' : 'dispute', 'guest', now)
    if (refusal) throw new DomainError(refusal)
    const answer = { answerText: text ?? null, answeredAt: now }
    await (agrees ? agree : dispute)(tx, booking, claim, answer)
    await notifyChange(tx, booking, [], now)
    return getDeposit(tx, bookingId, owner, now)
  })
}

interface Answer {
  answerText: string | null
  answeredAt: Date
}

async function agree(tx: Db, booking: ClaimedBooking, claim: DepositClaim, answer: Answer): Promise<void> {
  const { claimedHalalas } = claim
  const now = answer.answeredAt
  await settleClaim(tx, booking, claim, { ...answer, answer: 'agreed', grantedHalalas: claimedHalalas }, now)
  const params = { amount: toSar(claimedHalalas) }
  await notifySide(tx, booking, { whom: 'vendor', type: 'Deposit_claim_agreed' }, now, params)
}

async function dispute(tx: Db, booking: ClaimedBooking, claim: DepositClaim, answer: Answer): Promise<void> {
  const change = { ...answer, answer: 'disputed', state: 'in_review' } as const
  if (!(await changeClaim(tx, claim, change))) throw new DomainError('already_done')
  const params = { amount: toSar(claim.claimedHalalas) }
  await notifySide(tx, booking, { whom: 'vendor', type: 'Deposit_claim_disputed' }, answer.answeredAt, params)
  await notifyAdmins(tx, booking, answer.answeredAt)
}
