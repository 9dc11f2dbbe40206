import type { PrintedInvoice } from '@/lib/domain/invoices/invoice'
import type { Page } from '@/server/modules/platform/pdf/page'
import {
  AMOUNT,
  amountText,
  BODY,
  drawBoth,
  drawRule,
  EDGE,
  fitting,
  GAP,
  heightOfBoth,
  ltr,
  ROW_GAP,
  rtl,
  SAND,
  TEAL,
  text,
  WIDTH,
} from '@/server/modules/platform/pdf/sheet'

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
