import type { PayAnswer, PaymentCheck } from '@/lib/contract/schemas/booking/lifecycle-wire'
import type { PaymentWay } from '@/lib/domain/booking/money/payment-methods'
import type { PaymentPurpose } from '@/lib/domain/booking/payment-states'
import { DomainError } from '@/lib/domain/issues'
import type { PaymentSource } from '@/lib/domain/ledger/postings'
import { fromSar } from '@/lib/domain/money'
import type { Deps } from '@/server/deps'
import type { Language } from '@/server/i18n'
import { isAbandoned } from '@/server/modules/bookings/payments/attempts/abandoned-attempt'
import { checkPayment, findOwnAttempt } from '@/server/modules/bookings/payments/attempts/check-payment'
import { giveUpPayment } from '@/server/modules/bookings/payments/attempts/give-up-payment'
import { openAttempt } from '@/server/modules/bookings/payments/attempts/open-attempt'
import { readSource } from '@/server/modules/bookings/payments/attempts/payer-source'
import { begunOf, startPayment } from '@/server/modules/bookings/payments/attempts/start-payment'
import { cancelAttempt, confirmAttempt } from '@/server/modules/bookings/payments/attempts/wallet-code'
import type { SignedIn } from '@/server/policy/signed-in'
import { getBooking } from './get-booking'

interface PaySource {
  source?: string | undefined
  way?: PaymentWay | undefined
  anew?: boolean | undefined
  purpose?: PaymentPurpose | undefined
  from?: PaymentSource | undefined
  /** what the balance pays beside the card, in SAR */
  balancePart?: number | undefined
  /** of the pages that the payer sees */
  language: Language
}

/**
 * Pays the amount due now, or the rest before arrival. One attempt per booking is open at a time: a repeated source is the same attempt, another
 * source must wait. Returns the provider's address when the payer must go on there.
 */
export async function payBooking(
  deps: Deps,
  guest: SignedIn,
  id: string,
  { purpose = 'due_now', from = 'card', balancePart = 0, language, ...sent }: PaySource,
): Promise<PayAnswer> {
  const source = readSource(deps.payments, sent)
  const request = { guest, id, source, purpose, from, balanceHalalas: fromSar(balancePart) }
  let payment = await openAttempt(deps, request)
  let report = await startPayment(deps, payment, { source, language })
  const isSilent = report?.status === 'initiated' && report.actionUrl === null && !report.asksCode
  if (isSilent && isAbandoned(payment, deps.clock.now())) {
    payment = await openAttempt(deps, { ...request, replaces: await giveUpPayment(deps, payment) })
    report = await startPayment(deps, payment, { source, language })
  }
  if (report?.status === 'failed') {
    throw new DomainError('payment_declined', { data: { reason: report.declineReason ?? 'other' } })
  }
  const booking = await getBooking(deps.db, guest._id, id, deps.clock.now())
  return { booking, payment: begunOf(payment.id, report) }
}

/** Pays the open attempt of a wallet by the code that it sent. */
export async function payByCode(deps: Deps, guest: SignedIn, id: string, code: string): Promise<PayAnswer> {
  const attempt = await findOwnAttempt(deps, guest, id)
  const report = await confirmAttempt(deps, attempt, code)
  const booking = await getBooking(deps.db, guest._id, id, deps.clock.now())
  const begun = begunOf(attempt?.id ?? '', report)
  return { booking, payment: { ...begun, asksCode: false } }
}

/** Gives up the open attempt of a wallet, so that another way can pay at once. */
export async function cancelPayment(deps: Deps, guest: SignedIn, id: string): Promise<PaymentCheck> {
  await cancelAttempt(deps, await findOwnAttempt(deps, guest, id))
  return checkPayment(deps, guest, id)
}
