import type { ChargebackState } from '@/lib/domain/chargebacks/chargeback'
import type { ClaimState } from '@/lib/domain/deposit-claims/claim'
import type { RefundDestination } from '@/lib/domain/ledger/postings'
import type { PaymentType } from '@/lib/domain/listing/vocabulary'
import { fromSar, toSar } from '@/lib/domain/money'
import { takenSoFar } from './due'
import type { PaymentMethod } from './payment-methods'

/** pending: not sent to the provider; sent: its answer is open; done: the money is with the guest's bank, or on the balance. */
export const REFUND_STATES = ['pending', 'sent', 'done', 'failed'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/**
 * Why a refund was made. `owed`: by a rule of the booking; `surplus`: of what was taken beyond what was due, which no document
 * names; `reversal`: made at the provider without us; `chargeback`: by the cardholder's bank.
 */
export const REFUND_CAUSES = ['owed', 'surplus', 'reversal', 'chargeback'] as const

interface PaymentMovement {
  kind: 'payment'
  at: string
  amount: number
  /** absent: paid with a card or the like */
  from?: 'balance'
  /** the brand or wallet, where the provider named it */
  method?: PaymentMethod
}

interface RefundMovement {
  kind: 'refund'
  at: string
  amount: number
  state: RefundState
  endedAt: string | null
  to: RefundDestination
  /** it returns the deposit, and no price */
  isDeposit: boolean
}

/** A claim on the deposit: what the vendor wants, and once it is settled what the vendor got. */
interface ClaimMovement {
  kind: 'deposit_claim'
  at: string
  amount: number
  state: ClaimState
  endedAt: string | null
}

/** The guest's bank took a payment back: until it is decided, and what came of it. */
interface ChargebackMovement {
  kind: 'chargeback'
  at: string
  amount: number
  state: ChargebackState
  endedAt: string | null
}

/** Money that moved between a guest and Diyar, or that a vendor claims; amounts in SAR, instants in UTC. */
export type MoneyMovement = PaymentMovement | RefundMovement | ClaimMovement | ChargebackMovement

/** The sums of a booking's money movements, in SAR. */
export interface MoneySum {
  paid: number
  /** refunds not confirmed yet */
  onItsWay: number
  /** refunds that reached the guest's bank or balance */
  returned: number
  /** refunds that failed; an admin resolves them */
  failed: number
  /** paid, minus refunds that are done or on their way */
  balance: number
}

export function sumMovements(movements: readonly MoneyMovement[]): MoneySum {
  const sum = (isCounted: (movement: MoneyMovement) => boolean) =>
    movements.filter(isCounted).reduce((total, movement) => total + fromSar(movement.amount), 0)
  const refunds = (states: readonly RefundState[]) =>
    sum((movement) => movement.kind === 'refund' && states.includes(movement.state))
  const paid = sum((movement) => movement.kind === 'payment')
  const [onItsWay, returned] = [refunds(['pending', 'sent']), refunds(['done'])]
  return {
    paid: toSar(paid),
    onItsWay: toSar(onItsWay),
    returned: toSar(returned),
    failed: toSar(refunds(['failed'])),
    balance: toSar(paid - onItsWay - returned),
  }
}

/** What was paid of a booking in SAR, by its guest and by friends, whose movements are not the guest's to see. */
export function paidByAll(booking: {
  money: readonly MoneyMovement[]
  paymentType: PaymentType
  paid: number
  deposit: number
}): number {
  return Math.max(sumMovements(booking.money).paid, takenSoFar(booking))
}

/** The movements by the instant at which they began. */
export function sortMovements(movements: readonly MoneyMovement[]): MoneyMovement[] {
  return movements.toSorted((one, other) => one.at.localeCompare(other.at))
}

/** The instant of the last movement; null without any. */
export function lastMovementAt(movements: readonly MoneyMovement[]): string | null {
  const instants = movements.map((movement) =>
    movement.kind === 'payment' ? movement.at : (movement.endedAt ?? movement.at),
  )
  return instants.toSorted().at(-1) ?? null
}
