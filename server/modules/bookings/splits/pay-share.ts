import type { ShareCheck, SharePayAnswer } from '@/lib/contract/schemas/splits/wire'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import type { Language } from '@/server/i18n'
import { isAbandoned } from '@/server/modules/bookings/payments/attempts/abandoned-attempt'
import { outcomeOf } from '@/server/modules/bookings/payments/attempts/check-payment'
import { giveUpPayment } from '@/server/modules/bookings/payments/attempts/give-up-payment'
import { begunOf, startPayment } from '@/server/modules/bookings/payments/attempts/start-payment'
import { cancelAttempt, confirmAttempt } from '@/server/modules/bookings/payments/attempts/wallet-code'
import type { Payment } from '@/server/modules/bookings/payments/payment-store'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'
import { getSplit } from './get-split'
import { openShareAttempt, type ShareRequest } from './open-share-attempt'
import type { SharePayer } from './pass-store'
import { findLastAttempt, findSplit } from './store'

/** Pays a share as a booking is paid: one attempt a share is open at a time, and only the provider is believed. */
export async function payShare(
  deps: Deps,
  { language, ...request }: ShareRequest & { language: Language },
): Promise<SharePayAnswer> {
  const { payer, token, source } = request
  const order = { source, language, returnPath: `/split/${token}/payment-return` }
  let payment = await openShareAttempt(deps, request)
  let report = await startPayment(deps, payment, order)
  const isSilent = report?.status === 'initiated' && report.actionUrl === null && !report.asksCode
  if (isSilent && isAbandoned(payment, deps.clock.now())) {
    payment = await openShareAttempt(deps, { ...request, replaces: await giveUpPayment(deps, payment) })
    report = await startPayment(deps, payment, order)
  }
  if (report?.status === 'failed') {
    throw new DomainError('payment_declined', { data: { reason: report.declineReason ?? 'other' } })
  }
  const split = await getSplit(deps.db, payer, token, deps.clock.now())
  return { split, payment: begunOf(payment.id, report) }
}

/** Pays the payer's open attempt by the code that their wallet sent. */
export async function payShareByCode(
  deps: Deps,
  payer: SharePayer,
  token: string,
  code: string,
): Promise<SharePayAnswer> {
  const attempt = await findOwnAttempt(deps, payer, token)
  const report = await confirmAttempt(deps, attempt, code)
  const split = await getSplit(deps.db, payer, token, deps.clock.now())
  return { split, payment: { ...begunOf(attempt?.id ?? '', report), asksCode: false } }
}

/** Gives up the payer's open attempt of a wallet. */
export async function cancelShare(deps: Deps, payer: SharePayer, token: string): Promise<ShareCheck> {
  await cancelAttempt(deps, await findOwnAttempt(deps, payer, token))
  return checkShare(deps, payer, token)
}

/** The payer's last attempt on a share of the split of this link. */
async function findOwnAttempt({ db }: Deps, payer: SharePayer, token: string): Promise<Payment | null> {
  const found = await findSplit(db, { token })
  if (!found) throw new DomainError('not_found')
  return findLastAttempt(db, found.split.id, payer._id)
}

/** Asks the provider what became of the payer's last attempt, settles it and says so. */
export async function checkShare(deps: Deps, payer: SharePayer, token: string): Promise<ShareCheck> {
  const before = await findOwnAttempt(deps, payer, token)
  const report = before?.state === 'initiated' ? await settlePayment(deps, before.providerId) : null
  const last = await findOwnAttempt(deps, payer, token)
  return {
    outcome: outcomeOf(last?.state),
    declineReason: last?.declineReason ?? null,
    actionUrl: report?.actionUrl ?? null,
    asksCode: report?.asksCode ?? false,
  }
}
