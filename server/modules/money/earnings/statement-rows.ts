import { toSar } from '@/lib/domain/money'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import { inBothLanguages } from '@/server/modules/money/invoices/texts'
import type { CsvCell } from '@/server/plugins/csv-file'
import type { Statement } from './statement'

const COLUMNS = [
  'day',
  'kind',
  'booking',
  'listing',
  'gross',
  'commission',
  'commissionVat',
  'stayVat',
  'net',
  'availableOn',
] as const

/** A statement for spreadsheets, Arabic and English in each head and text; amounts are plain numbers in SAR. */
export function statementRows({ lines }: Statement): CsvCell[][] {
  const rows = lines.map(({ day, kind, booking, availableOn, ...line }) => [
    day,
    inBoth(`kinds.${kind}`),
    booking?.code ?? '',
    booking ? joined(booking.listing) : '',
    ...[line.gross, line.commission, line.commissionVat, line.stayVat, line.net].map(toSar),
    availableOn ?? '',
  ])
  return [COLUMNS.map((column) => inBoth(`columns.${column}`)), ...rows]
}

const inBoth = (key: string) => joined(inBothLanguages(`earnings.${key}`))
const joined = ({ ar, en }: Bilingual) => (ar === en ? ar : `${ar} / ${en}`)
