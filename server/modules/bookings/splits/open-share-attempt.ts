import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { assertAbandoned } from '@/server/modules/bookings/payments/attempts/abandoned-attempt'
import { FIRST_CHECK_MS } from '@/server/modules/bookings/payments/attempts/check-open-payments'
import { decidePayment } from '@/server/modules/bookings/payments/attempts/decide-payment'
import { assertNotPaused } from '@/server/modules/bookings/payments/attempts/declined-attempts'
import { giveUpPayment } from '@/server/modules/bookings/payments/attempts/give-up-payment'
import { hashOf, type PayerSource } from '@/server/modules/bookings/payments/attempts/payer-source'
import { assertCodesLeft } from '@/server/modules/bookings/payments/attempts/wallet-code'
import { type Payment, writePayment } from '@/server/modules/bookings/payments/payment-store'
import { freePlace } from './free-place'
import { isTurnOf, payableUntil } from './get-split'
import { lockSplit } from './lock-split'
import type { SharePayer } from './pass-store'
import { listShareAttempts } from './store'

export interface ShareRequest {
  payer: SharePayer
  token: string
  number: number
  /** of a match, that the payer had paid when the page was read */
  ownPlaces: number
  source: PayerSource
  /** the attempt that was given up at the provider */
  replaces?: string
}

/** The payer's attempt on a share: the open or captured one, or a new one after an abandoned one was given up. */
export async function openShareAttempt(deps: Deps, request: ShareRequest): Promise<Payment> {
  const begun = await deps.db.transaction((tx) => begin(tx, deps, request))
  if (!('abandoned' in begun)) return begun
  return openShareAttempt(deps, { ...request, replaces: await giveUpPayment(deps, begun.abandoned) })
}

async function begin(
  tx: Db,
  { clock, payments }: Deps,
  { payer, token, number, ownPlaces, source, replaces }: ShareRequest,
): Promise<Payment | { abandoned: Payment }> {
  const now = clock.now()
  const { booking, split, shares } = await lockSplit(tx, { token })
  const wanted = shares.find((one) => one.number === number)
  if (!wanted) throw new DomainError('not_found')
  const asked = { wanted, payerId: payer._id, ownPlaces, now }
  const share = await freePlace(tx, { split, shares }, asked)
  const earlier = await listShareAttempts(tx, share.id)
  const captured = earlier.find((one) => one.id === share.paymentId)
  if (captured?.payerId === payer._id) return captured
  if (captured) throw new DomainError('already_done')
  if (!payableUntil(booking, split, now)) throw new DomainError('deadline_passed')
  if (!isTurnOf(share, split, payer._id === booking.guestId)) throw new DomainError('not_in_this_state')
  const sourceHash = hashOf(source, payer._id)
  const inFlight = earlier.find((one) => one.state === 'initiated')
  if (inFlight && inFlight.id !== replaces) {
    if (inFlight.sourceHash === sourceHash && !source.isAnew) return inFlight
    assertAbandoned(inFlight, now)
    return { abandoned: inFlight }
  }
  if (inFlight) await decidePayment(tx, inFlight.id, 'voided', now)
  const { id: shareId, amountHalalas, depositHalalas } = share
  const by = { bookingId: booking.id, shareId, payerId: payer._id, sourceHash }
  await assertNotPaused(tx, by, Boolean(source.source), now)
  if (source.way === 'stcpay') await assertCodesLeft(tx, payer._id, now)
  return writePayment(tx, {
    bookingId: booking.id,
    provider: payments.provider,
    providerId: payments.newProviderId(),
    state: 'initiated',
    purpose: 'share',
    shareId,
    payerId: payer._id,
    sourceHash,
    way: source.way,
    amountHalalas,
    depositHalalas,
    checkAt: new Date(now.getTime() + FIRST_CHECK_MS),
    createdAt: now,
  })
}
