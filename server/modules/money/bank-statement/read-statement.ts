import { createHash } from 'node:crypto'
import { isDay } from '@/lib/domain/time/days'
import { parseCsv } from '@/server/modules/platform/csv/parse-csv'
import { type ReadLine, readCamt } from './read-camt'
import { readHalalas } from './read-halalas'

export type NamedLine = ReadLine & { bankId: string }

/** The lines of a statement, CAMT.053 or CSV; null where it is neither. */
export function readStatement(text: string): NamedLine[] | null {
  const isXml = /^\uFEFF?\s*</.test(text)
  const lines = isXml ? readCamt(text.replace(/^\uFEFF/, '')) : readCsvStatement(text)
  return lines && withIds(lines)
}

/**
 * A CSV with the columns `date` (YYYY-MM-DD), `amount` (in riyals, negative where money left) and `description`, and as one likes
 * `reference`, `id` (the bank's of the line) and `account`.
 */
function readCsvStatement(text: string): ReadLine[] | null {
  const [head, ...rows] = parseCsv(text)
  const names = head?.map((name) => name.trim().toLowerCase()) ?? []
  if (!['date', 'amount', 'description'].every((name) => names.includes(name)) || rows.length === 0)
    return null
  const lines: ReadLine[] = []
  for (const row of rows) {
    const cell = (name: string) => row[names.indexOf(name)]?.trim() ?? ''
    const amountHalalas = readHalalas(cell('amount'))
    if (amountHalalas === null || !isDay(cell('date'))) return null
    const texts = [cell('reference'), cell('description')].filter(Boolean)
    lines.push({
      ...{ account: cell('account') || 'csv', bankId: cell('id') || null, bookedOn: cell('date') },
      ...{ amountHalalas, text: texts.join(' · ') },
    })
  }
  return lines
}

/** The second of two equal lines of a day is another line, in every file that has both. */
function withIds(lines: readonly ReadLine[]): NamedLine[] {
  const counts = new Map<string, number>()
  return lines.map((line) => {
    if (line.bankId) return { ...line, bankId: line.bankId }
    const content = [line.account, line.bookedOn, line.amountHalalas, line.text].join('\n')
    const before = counts.get(content) ?? 0
    counts.set(content, before + 1)
    return { ...line, bankId: createHash('sha256').update(`${content}\n${before}`).digest('hex') }
  })
}
