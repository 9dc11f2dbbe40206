import { fromSar, toSar } from '@/lib/domain/money'

/** pending: not handed to the provider yet; sent: it was asked, its answer is open; done: the money is with the guest's bank. */
export const REFUND_STATES = ['pending', 'sent', 'done', 'failed'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** Money that moved between a guest and Diyar; amounts in SAR, instants in UTC. */
export type MoneyMovement =
  | { kind: 'payment'; at: string; amount: number }
  | { kind: 'refund'; at: string; amount: number; state: RefundState; endedAt: string | null }

/** What became of the money of a booking, in SAR. */
export interface MoneySum {
  paid: number
  /** on its way back, not confirmed yet */
  onItsWay: number
  /** back with the guest's bank */
  returned: number
  /** could not be returned; a user looks after it */
  failed: number
  /** paid and neither returned nor on its way back */
  balance: number
}

export function sumMovements(moves: readonly MoneyMovement[]): MoneySum {
  const sum = (isCounted: (move: MoneyMovement) => boolean) =>
    moves.filter(isCounted).reduce((total, move) => total + fromSar(move.amount), 0)
  const refunds = (states: readonly RefundState[]) =>
    sum((move) => move.kind === 'refund' && states.includes(move.state))
  const paid = sum((move) => move.kind === 'payment')
  const [onItsWay, returned] = [refunds(['pending', 'sent']), refunds(['done'])]
  return {
    paid: toSar(paid),
    onItsWay: toSar(onItsWay),
    returned: toSar(returned),
    failed: toSar(refunds(['failed'])),
    balance: toSar(paid - onItsWay - returned),
  }
}

/** The moves in the order in which they happened; what ended later happened later. */
export function sortMovements(moves: readonly MoneyMovement[]): MoneyMovement[] {
  return moves.toSorted((one, other) => one.at.localeCompare(other.at))
}

/** The last instant at which anything moved; null where nothing did. */
export function lastMovementAt(moves: readonly MoneyMovement[]): string | null {
  const instants = moves.map((move) => (move.kind === 'refund' ? (move.endedAt ?? move.at) : move.at))
  return instants.toSorted().at(-1) ?? null
}
