import { grossOf, isCost } from '@/lib/domain/ledger/settlement-entries'
import type { Halalas } from '@/lib/domain/money'
import type { LineProblem } from '@/lib/domain/settlements/settlement'
import type { ReportedLine } from '@/server/ports/payments/settlements-port'

/** What we know of a payment that a line names, and what settlements have said of it so far. */
export interface KnownPayment {
  /** null: a capture that no attempt of ours explains */
  paymentId: string | null
  amountHalalas: Halalas
  /** all that goes or went back of it through the provider */
  refundsHalalas: Halalas
  isSettled: boolean
  settledRefundsHalalas: Halalas
  /** what banks took back, less what they returned */
  settledChargebacksHalalas: Halalas
}

type Line = Pick<ReportedLine, 'kind' | 'netHalalas' | 'feeHalalas'>

/** Why nothing of ours explains a line; null where it is explained. */
export function problemOf(line: Line, known: KnownPayment | undefined): LineProblem | null {
  const gross = grossOf(line)
  if (isCost(line) || gross === 0) return null
  if (line.kind === 'adjustment') return 'unknown_kind'
  if (!known) return 'unknown_payment'
  if (line.kind === 'payment') {
    if (known.isSettled) return 'settled_before'
    return gross === known.amountHalalas ? null : 'other_amount'
  }
  if (line.kind === 'chargeback') {
    const taken = Math.max(Math.abs(gross), known.settledChargebacksHalalas - gross)
    return taken <= known.amountHalalas ? null : 'other_amount'
  }
  const settled = known.settledRefundsHalalas - gross
  return gross < 0 && settled <= known.refundsHalalas ? null : 'unknown_refund'
}

/** The lines of one settlement with what is wrong with each; an earlier line counts for a later one of the same payment. */
export function matchLines<L extends Line & Pick<ReportedLine, 'providerPaymentId'>>(
  lines: readonly L[],
  knownById: ReadonlyMap<string, KnownPayment>,
): { line: L; problem: LineProblem | null; paymentId: string | null }[] {
  const current = new Map(knownById)
  return lines.map((line) => {
    const id = line.providerPaymentId ?? ''
    const known = current.get(id)
    const problem = problemOf(line, known)
    if (known && problem === null) current.set(id, afterLine(line, known))
    return { line, problem, paymentId: known?.paymentId ?? null }
  })
}

function afterLine(line: Line, known: KnownPayment): KnownPayment {
  const gross = grossOf(line)
  if (line.kind === 'payment') return { ...known, isSettled: true }
  if (line.kind === 'refund') return { ...known, settledRefundsHalalas: known.settledRefundsHalalas - gross }
  if (line.kind === 'chargeback')
    return { ...known, settledChargebacksHalalas: known.settledChargebacksHalalas - gross }
  return known
}
