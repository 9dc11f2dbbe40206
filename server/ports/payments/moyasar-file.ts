import { fromSar } from '@/lib/domain/money'
import type { SettlementLineKind } from '@/lib/domain/settlements/settlement'
import { parseCsv } from '@/server/modules/platform/csv/parse-csv'
import type { ReportedLine } from './settlements-port'

/** The documented types of lines (docs.moyasar.com, List Settlement Lines); the file writes `pay`. Others are adjustments. */
const KINDS: Readonly<Record<string, SettlementLineKind>> = {
  payment: 'payment',
  pay: 'payment',
  refund: 'refund',
  void: 'refund',
  chargeback: 'chargeback',
  chargeback_penalty: 'penalty',
  fee: 'fee',
  platform_duties: 'fee',
  other_duties: 'fee',
}

export const lineKindOf = (type: string): SettlementLineKind => KINDS[type] ?? 'adjustment'

const AMOUNT = /^-?\d{1,9}(\.\d{1,2})?$/

/**
 * The lines of a settlement file (docs.moyasar.com, Settlements, File Format): UTF-8, one head, amounts in SAR. Columns are found
 * by their names, because metadata adds more. Null where a column lacks or a value is none.
 */
export function readMoyasarFile(text: string): ReportedLine[] | null {
  const [head, ...rows] = parseCsv(text)
  const at = (name: string) => head?.findIndex((one) => one.trim().toLowerCase() === name) ?? -1
  const columns = {
    ...{ id: at('payment_id'), type: at('type'), currency: at('currency'), net: at('net_amount') },
    ...{ fee: at('total_fee'), vat: at('vat'), date: at('transaction_date') },
  }
  if (Object.values(columns).includes(-1) || rows.length === 0) return null
  const lines: ReportedLine[] = []
  for (const row of rows) {
    const cell = (name: keyof typeof columns) => row[columns[name]]?.trim() ?? ''
    const [net, fee, vat] = [cell('net'), cell('fee') || '0', cell('vat') || '0']
    if (cell('currency') !== 'SAR' || ![net, fee, vat].every((one) => AMOUNT.test(one))) return null
    lines.push({
      kind: lineKindOf(cell('type')),
      providerPaymentId: cell('id') || null,
      netHalalas: fromSignedSar(net),
      feeHalalas: fromSignedSar(fee),
      vatHalalas: fromSignedSar(vat),
      transactedAt: instantOf(cell('date')),
    })
  }
  return lines
}

/** Halves are rounded away from zero for both signs, so that a refund mirrors its payment. */
function fromSignedSar(text: string): number {
  const sar = Number(text)
  return sar < 0 ? -fromSar(-sar) : fromSar(sar)
}

/** The file writes UTC, with or without its sign. */
function instantOf(text: string): Date | null {
  const written = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2})?$/.test(text)
    ? `${text.replace(' ', 'T')}Z`
    : text
  const instant = new Date(written)
  return Number.isNaN(instant.getTime()) ? null : instant
}
