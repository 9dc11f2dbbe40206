import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { asFile } from './private-file'

/** A text, or a number of ours that a spreadsheet may calculate with. */
export type CsvCell = string | number

type CsvRow = readonly CsvCell[]

/** Sends rows as a CSV file while they are read, so that a long one is never held in memory. */
export function sendCsv(
  reply: FastifyReply,
  name: string,
  portions: Iterable<readonly CsvRow[]> | AsyncIterable<readonly CsvRow[]>,
): FastifyReply {
  async function* texts() {
    yield BYTE_ORDER_MARK
    for await (const rows of portions) yield renderCsv(rows)
  }
  return asFile(reply, name).type('text/csv; charset=utf-8').send(Readable.from(texts()))
}

/** Excel takes a CSV file without it for another encoding than UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'

/** What a spreadsheet takes for the begin of a formula (OWASP, CSV Injection). */
const FORMULA_START = /^\s*[=+\-@\t\r＝＋－＠]/

/** Rows as CSV (RFC 4180); a text never becomes a formula. A file begins with BYTE_ORDER_MARK. */
export function renderCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => row.map(renderCell).join(',') + LINE_END).join('')
}

function renderCell(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA_START.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
