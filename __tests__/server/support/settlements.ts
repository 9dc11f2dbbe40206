import type { ReportedLine, SettlementReport } from '@/server/ports/payments/settlements-port'

const HEAD =
  'payment_id,description,scheme,source,type,currency,amount,net_amount,fee,vat,total_fee,transaction_date'

/** The provider's file with these lines, amounts in SAR. */
export function aSettlementFile(lines: readonly ReportedLine[]): string {
  const sar = (halalas: number) => (halalas / 100).toFixed(2)
  const rows = lines.map(({ kind, providerPaymentId, netHalalas, feeHalalas, vatHalalas }) =>
    [
      ...[providerPaymentId ?? '', '"A stay, paid"', 'mada', 'Credit Card'],
      ...[kind === 'payment' ? 'pay' : kind === 'penalty' ? 'chargeback_penalty' : kind, 'SAR'],
      ...[sar(Math.abs(netHalalas + feeHalalas)), sar(netHalalas)],
      ...[sar(feeHalalas - vatHalalas), sar(vatHalalas), sar(feeHalalas), '2026-03-14 10:00:00'],
    ].join(','),
  )
  return [HEAD, ...rows].join('\r\n')
}

/** A line with a fee of 2 % and its VAT of 15 %, rounded down; a negative sum is a line that takes. */
export function aLine(
  kind: ReportedLine['kind'],
  providerPaymentId: string | null,
  grossHalalas: number,
): ReportedLine {
  const fee = kind === 'payment' ? Math.floor(grossHalalas * 0.02) : 0
  const vatHalalas = Math.floor(fee * 0.15)
  const feeHalalas = fee + vatHalalas
  const transactedAt = new Date('2026-03-14T10:00:00Z')
  return {
    kind,
    providerPaymentId,
    netHalalas: grossHalalas - feeHalalas,
    feeHalalas,
    vatHalalas,
    transactedAt,
  }
}

/** A transfer of these lines. */
export function aSettlement(settlementId: string, lines: ReportedLine[]): SettlementReport {
  const transferredHalalas = lines.reduce((sum, { netHalalas }) => sum + netHalalas, 0)
  const settledAt = new Date('2026-03-15T09:00:00Z')
  return {
    settlementId,
    currency: 'SAR',
    transferredHalalas,
    reference: `REF-${settlementId}`,
    settledAt,
    lines,
  }
}

const UNKNOWN = [aLine('payment', 'pay_of_nobody', 100_000)]

/** The body of an upload with one payment that nobody knows. */
export const A_SETTLEMENT_FILE = {
  settlementId: 'set-file-1',
  amount: 977,
  transferFee: 0,
  transferFeeVat: 0,
  reference: 'REF-1',
  day: '2026-03-15',
  text: aSettlementFile(UNKNOWN),
}
