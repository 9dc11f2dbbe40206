import { toSar } from '@/lib/domain/money'
import type { VatPeriod } from '@/lib/domain/vat-returns/period'
import type { Db } from '@/server/db/db'
import { inBothLanguages } from '@/server/modules/money/invoices/texts'
import type { CsvCell } from '@/server/plugins/csv-file'
import { loadItems } from './get-vat-return'

const COLUMNS = ['box', 'number', 'booking', 'on', 'net', 'vat', 'correction'] as const

/** The documents behind the figures of a period for spreadsheets, Arabic and English in heads and texts; amounts in SAR. */
export async function vatReturnRows(db: Db, period: VatPeriod): Promise<CsvCell[][]> {
  const { items } = await loadItems(db, period)
  const rows = items.map(({ box, number, bookingCode, issuedOn, netHalalas, vatHalalas, isCorrection }) => [
    ...[inBoth(`boxes.${box}`), number, bookingCode ?? '', issuedOn],
    ...[toSar(netHalalas), toSar(vatHalalas), isCorrection ? inBoth('correction') : ''],
  ])
  return [COLUMNS.map((column) => inBoth(`columns.${column}`)), ...rows]
}

function inBoth(key: string): string {
  const { ar, en } = inBothLanguages(`admin.vatReturns.${key}`)
  return `${ar} / ${en}`
}
