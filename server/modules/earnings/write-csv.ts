import { inBothLanguages } from '@/server/modules/invoices/texts'
import type { Statement } from './statement'

const COLUMNS = [
  'day',
  'kind',
  'booking',
  'listing',
  'gross',
  'commission',
  'commissionVat',
  'net',
  'availableOn',
] as const

/** Without this mark Excel reads Arabic as another encoding. */
const BYTE_ORDER_MARK = '\uFEFF'
/** A text that begins so is a formula to spreadsheets. */
const FORMULA = /^[=+\-@\t\r]/

/** A statement for spreadsheets, Arabic and English in each head and text; amounts are plain numbers. */
export function writeCsv({ lines }: Statement): string {
  const rows = lines.map((line) => [
    line.day,
    bothText(`earnings.kinds.${line.kind}`),
    line.booking?.code ?? '',
    line.booking ? joined(line.booking.listing) : '',
    ...[line.gross, line.commission, line.commissionVat, line.net].map(plainAmount),
    line.availableOn ?? '',
  ])
  const head = COLUMNS.map((column) => cell(bothText(`earnings.columns.${column}`)))
  const body = rows.map((row) =>
    row.map((value) => (typeof value === 'number' ? value.toFixed(2) : cell(value))),
  )
  return `${BYTE_ORDER_MARK}${[head, ...body].map((row) => row.join(',')).join('\r\n')}\r\n`
}

const plainAmount = (halalas: number) => halalas / 100
const bothText = (key: string) => joined(inBothLanguages(key))
const joined = ({ ar, en }: { ar: string; en: string }) => (ar === en ? ar : `${ar} / ${en}`)

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
