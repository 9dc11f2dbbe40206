import { and, eq, inArray } from 'drizzle-orm'
import type { PaymentMethod } from '@/lib/domain/booking/money/payment-methods'
import type { DeclineReason } from '@/lib/domain/booking/payment-states'
import type { Db } from '@/server/db/db'
import { payments } from '@/server/db/schema/money/payments'

/** The states from which each result is accepted: a failure ends open attempts, a capture always counts. */
const UNDECIDED = {
  paid: ['initiated', 'failed', 'voided'],
  failed: ['initiated'],
  voided: ['initiated'],
} as const

interface Decision {
  declineReason?: DeclineReason | null
  /** of a capture */
  method?: PaymentMethod | null
}

/** Compare-and-swap: a payment is settled once, however often a result is reported. */
export async function decidePayment(
  tx: Db,
  id: string,
  state: keyof typeof UNDECIDED,
  now: Date,
  { declineReason = null, method = null }: Decision = {},
): Promise<boolean> {
  const isFinal = state !== 'voided'
  const decided = await tx
    .update(payments)
    .set({
      state,
      declineReason,
      method,
      paidAt: state === 'paid' ? now : null,
      ...(isFinal ? { checkAt: null } : {}),
    })
    .where(and(eq(payments.id, id), inArray(payments.state, UNDECIDED[state])))
    .returning({ id: payments.id })
  return decided.length > 0
}
