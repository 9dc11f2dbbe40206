import type { Halalas } from '@/lib/domain/money'
import type { SettlementLineKind } from '@/lib/domain/settlements/settlement'

/** A line of a settlement as the provider reports it, in halalas. */
export interface ReportedLine {
  kind: SettlementLineKind
  /** the payment at the provider; null where the line names none */
  providerPaymentId: string | null
  /** what it adds to the transfer; negative where the provider takes */
  netHalalas: Halalas
  /** what was taken of its payment before, its VAT inside */
  feeHalalas: Halalas
  vatHalalas: Halalas
  transactedAt: Date | null
}

/** A transfer of the provider to our bank. */
export interface SettlementReport {
  settlementId: string
  currency: string
  /** what left for our bank; the sum of the lines */
  transferredHalalas: Halalas
  /** of the bank transfer, by which the bank's statement names it */
  reference: string | null
  settledAt: Date
  lines: ReportedLine[]
}

/** How a provider reports its settlements; every call has a time limit and rejects when it cannot be reached. */
export interface SettlementsPort {
  /** the ids of the settlements since an instant */
  list(since: Date): Promise<string[]>
  /** one with all its lines; null: unknown */
  read(settlementId: string): Promise<SettlementReport | null>
  /** the lines of the provider's file; null: another file */
  readFile(text: string): ReportedLine[] | null
}
