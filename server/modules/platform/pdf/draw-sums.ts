import type { PrintedInvoice } from '@/lib/domain/invoices/invoice'
import type { Page } from './page'
import {
  AMOUNT,
  amountText,
  BODY,
  EDGE,
  fitting,
  GAP,
  INK,
  ltr,
  RIGHT,
  ROW_GAP,
  rtl,
  SAND,
  SMALL,
  text,
  WIDTH,
} from './sheet'

/** Draws the sums, the total emphasized; returns where they end. */
export function drawSums(page: Page, { sums }: Pick<PrintedInvoice, 'sums'>, top: number): number {
  let y = top
  for (const { label, amountHalalas, isTotal } of sums) {
    const style = isTotal ? text(12, INK, 'bold') : BODY
    const height = style.size * 1.5
    y = fitting(page, y, height)
    if (isTotal) page.doc.rect(EDGE, y - 3, WIDTH, height + 6).fill(SAND)
    page.drawText(label.ar, style, rtl(y, RIGHT - WIDTH / 2, WIDTH / 2 - GAP))
    page.drawText(label.en, SMALL, ltr(y + 1, EDGE + AMOUNT + 2 * GAP, WIDTH / 3))
    page.drawText(amountText(amountHalalas), style, ltr(y, EDGE + GAP, AMOUNT))
    y += height + (isTotal ? 8 : ROW_GAP)
  }
  return y
}
