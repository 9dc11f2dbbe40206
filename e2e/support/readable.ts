import { expect, type Page } from '@playwright/test'
import { findFaultsOfSpacing } from './find-faults-of-spacing'
import { expectReadInOrder } from './reading-order'

/** A window at 400 %, of which only the width counts here. */
const NARROW = 320

/** The page is read in the order that is seen (WCAG 1.3.2), loses nothing when its text is spaced out (1.4.12), and fits into 320 px (1.4.10). */
export async function expectReadable(page: Page, path: string): Promise<void> {
  const size = page.viewportSize()
  await expectReadInOrder(page)
  expect.soft([path, await page.evaluate(findFaultsOfSpacing)]).toEqual([path, []])
  if (!size) return
  await page.setViewportSize({ ...size, width: NARROW })
  expect.soft([path, await widthOf(page)]).toEqual([path, NARROW])
  await page.setViewportSize(size)
}

/** What the content takes; a phone zooms out until it fits, so that its window is as wide as a page that is too wide. */
export const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth)
