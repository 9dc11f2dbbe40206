import type { Bilingual } from '@/lib/domain/text/bilingual'
import { inBothLanguages } from '@/server/modules/money/invoices/texts'
import type { Page } from '@/server/modules/platform/pdf/page'
import {
  amountText,
  BOTTOM,
  drawBoth,
  drawRule,
  EDGE,
  heightOfBoth,
  ltr,
  RIGHT,
  ROW_GAP,
  rtl,
  SAND,
  TEAL,
  text,
  WIDTH,
} from '@/server/modules/platform/pdf/sheet'
import type { StatementLine } from './statement'

const CELL = text(8)
const HEAD = text(8, TEAL, 'bold')
const PAD = 4

/** The columns from right to left with their widths in points; the text takes what is left. */
const FIXED = { day: 54, gross: 62, commission: 58, commissionVat: 58, stayVat: 54, net: 64, availableOn: 54 }
const TEXT_WIDTH = WIDTH - Object.values(FIXED).reduce((sum, width) => sum + width, 0)
const COLUMNS = [
  ['day', FIXED.day],
  ['kind', TEXT_WIDTH],
  ['gross', FIXED.gross],
  ['commission', FIXED.commission],
  ['commissionVat', FIXED.commissionVat],
  ['stayVat', FIXED.stayVat],
  ['net', FIXED.net],
  ['availableOn', FIXED.availableOn],
] as const
type Column = (typeof COLUMNS)[number][0]

const label = (key: string) => inBothLanguages(`earnings.${key}`)

/** Each column with its left edge. */
function places(): { column: Column; x: number; width: number }[] {
  let right = RIGHT
  return COLUMNS.map(([column, width]) => {
    right -= width
    return { column, x: right + PAD / 2, width: width - PAD }
  })
}

/** Draws the heads of the columns; returns where they end. */
export function drawTableHead(page: Page, top: number): number {
  const cells = places().map((place) => ({ ...place, text: label(`columns.${place.column}`) }))
  const height = Math.max(...cells.map((cell) => heightOfBoth(page, cell.text, HEAD, cell.width)))
  page.doc.rect(EDGE, top, WIDTH, height + 2 * PAD).fill(SAND)
  for (const cell of cells) drawBoth(page, cell.text, HEAD, rtl(top + PAD, cell.x, cell.width))
  return top + height + 3 * PAD
}

/** Draws a line, on a new page under the heads where it does not fit; returns where it ends. */
export function drawLine(page: Page, line: StatementLine, top: number): number {
  const what = textOf(line)
  const isBooked = line.booking !== null
  const texts: Record<Exclude<Column, 'kind'>, string> = {
    day: line.day,
    gross: isBooked ? amountText(line.gross) : '',
    commission: isBooked ? amountText(line.commission) : '',
    commissionVat: isBooked ? amountText(line.commissionVat) : '',
    stayVat: isBooked ? amountText(line.stayVat) : '',
    net: amountText(line.net),
    availableOn: line.availableOn ?? '',
  }
  const height = heightOfBoth(page, what, CELL, TEXT_WIDTH - PAD)
  const y = top + height > BOTTOM ? nextPage(page) : top
  for (const { column, x, width } of places()) {
    if (column === 'kind') drawBoth(page, what, CELL, rtl(y, x, width))
    else page.drawText(texts[column], CELL, { ...ltr(y, x, width), align: 'end' })
  }
  drawRule(page, y + height + ROW_GAP / 2)
  return y + height + ROW_GAP + 2
}

function nextPage(page: Page): number {
  page.doc.addPage()
  return drawTableHead(page, EDGE)
}

function textOf({ kind, booking }: StatementLine): Bilingual {
  const { ar, en } = label(`kinds.${kind}`)
  if (!booking) return { ar, en }
  const { code, listing } = booking
  return { ar: `${ar} · ${code} · ${listing.ar}`, en: `${en} · ${code} · ${listing.en}` }
}
