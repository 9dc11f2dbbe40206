import type { PrintedInvoice } from '@/lib/domain/invoices/invoice'
import type { Page } from './page'
import {
  AMOUNT,
  BODY,
  drawBoth,
  drawRule,
  EDGE,
  fitting,
  GAP,
  heightOfBoth,
  INK,
  ltr,
  RIGHT,
  ROW_GAP,
  rtl,
  SAND,
  SMALL,
  TEAL,
  text,
  WIDTH,
} from './sheet'

/** Draws the lines with their amounts under a head; returns where it ends. */
export function drawTable(page: Page, { columns, lines }: PrintedInvoice, top: number): number {
  const textWidth = WIDTH - AMOUNT - 3 * GAP
  const x = EDGE + AMOUNT + 2 * GAP
  let y = fitting(page, top, 60)
  page.doc.rect(EDGE, y, WIDTH, 34).fill(SAND)
  drawBoth(page, columns.text, text(9, TEAL, 'bold'), rtl(y + 4, x, textWidth))
  drawBoth(page, columns.amount, text(9, TEAL, 'bold'), { ...rtl(y + 4, EDGE + GAP, AMOUNT), align: 'end' })
  y += 40
  for (const { label, amountHalalas } of lines) {
    const height = heightOfBoth(page, label, BODY, textWidth)
    y = fitting(page, y, height)
    drawBoth(page, label, BODY, rtl(y, x, textWidth))
    page.drawText(amountText(amountHalalas), BODY, ltr(y, EDGE + GAP, AMOUNT))
    y += height + ROW_GAP
    drawRule(page, y - ROW_GAP / 2)
  }
  return y
}

/** Draws the sums, the total emphasized; returns where they end. */
export function drawSums(page: Page, { sums }: PrintedInvoice, top: number): number {
  let y = top
  for (const { label, amountHalalas, isTotal } of sums) {
    const style = isTotal ? text(12, INK, 'bold') : BODY
    const height = style.size * 1.5
    y = fitting(page, y, height)
    if (isTotal) page.doc.rect(EDGE, y - 3, WIDTH, height + 6).fill(SAND)
    page.drawText(amountText(amountHalalas), style, ltr(y, EDGE + GAP, AMOUNT))
    page.drawText(label.ar, style, rtl(y, RIGHT - WIDTH / 2, WIDTH / 2 - GAP))
    page.drawText(label.en, SMALL, ltr(y + 1, EDGE + AMOUNT + 2 * GAP, WIDTH / 3))
    y += height + (isTotal ? 8 : ROW_GAP)
  }
  return y
}

/** Always two decimals, and a real minus sign. */
function amountText(halalas: number): string {
  const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 })
  return `${halalas < 0 ? '−' : ''}${format.format(Math.abs(halalas) / 100)}`
}
