import type { Bilingual } from '@/lib/domain/text/bilingual'
import type { Page } from './page'
import { BOTTOM, EDGE, GAP, ltr, RIGHT, rtl, SMALL, WIDTH } from './sheet'

/** The bytes of the finished file; where it has several pages each one says at its foot which it is, by `pageOf`. */
export function endNumbered(
  page: Page,
  pageOf: (number: number, count: number) => Bilingual,
): Promise<Buffer> {
  const { count } = page.doc.bufferedPageRange()
  for (let at = 0; count > 1 && at < count; at += 1) drawNumber(page, at, pageOf(at + 1, count))
  return page.end()
}

/** In the margin, where no block reaches; readers that speak a file leave out what is marked so. */
function drawNumber(page: Page, at: number, number: Bilingual): void {
  const [y, half] = [BOTTOM + GAP, WIDTH / 2 - GAP]
  page.doc.switchToPage(at)
  page.doc.markContent('Artifact', { type: 'Pagination' })
  page.drawText(number.ar, SMALL, rtl(y, RIGHT - half, half))
  page.drawText(number.en, SMALL, ltr(y, EDGE, half))
  page.doc.endMarkedContent()
}
