import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'

const PLACE = '/chalets/al-nakheel-chalet-jeddah'
const PAGES = ['/', '/search?city=Jeddah&page=1', PLACE, '/faqs', '/contact']

/** How much of the screen stays covered while a page is scrolled, in pixels. */
function coveredHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight / 2)
    const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { position, visibility } = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      const isInSight =
        box.height > 8 && box.width > innerWidth / 2 && box.top < innerHeight && box.bottom > 0
      const isStuck =
        position === 'fixed' || (position === 'sticky' && (box.top <= 70 || box.bottom >= innerHeight - 1))
      return isInSight && isStuck && visibility !== 'hidden'
    })
    return Math.round(bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0))
  })
}

test.describe('on a page at 400 % (320 × 256)', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  for (const path of PAGES) {
    test(`no bar covers ${path}, and nothing overflows its sides`, async ({ page, at }) => {
      await page.goto(at(path))
      expect(await coveredHeight(page)).toBe(0)
      const { scrollWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
      }))
      expect(scrollWidth).toBeLessThanOrEqual(320)
    })
  }
})

test.describe('on the smallest phone (320 × 568)', () => {
  test.use({ viewport: { width: 320, height: 568 } })

  for (const path of ['/chalets', '/search?city=Jeddah', '/in/jeddah']) {
    test(`the first price of ${path} lies above the tab bar`, async ({ page, at }) => {
      await page.goto(at(path))
      const price = await page.locator('main article .money').first().boundingBox()
      const top = await page
        .locator('body nav')
        .evaluateAll((all) =>
          Math.min(
            ...all
              .filter((one) => getComputedStyle(one).position === 'fixed')
              .map((one) => one.getBoundingClientRect().top),
          ),
        )
      expect(top).toBeLessThan(568)
      expect((price?.y ?? 0) + (price?.height ?? top)).toBeLessThan(top)
    })
  }
})

test.describe('with forced colours', () => {
  test('the chosen sort and the icons are visible', async ({ page, at }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(at('/search?city=Jeddah&page=2'))
    const outlineOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).outlineStyle)
    expect(await outlineOf('main nav [aria-current]')).toBe('solid')
    const icons = await page
      .locator('main svg')
      .evaluateAll(
        (all) =>
          all.filter((one) => getComputedStyle(one).color === getComputedStyle(document.body).backgroundColor)
            .length,
      )
    expect(icons).toBe(0)
  })
})

test('a printed listing has its text, none of the bars and nothing to press', async ({ page, at }) => {
  await page.goto(at(PLACE))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('body > header')).toBeHidden()
  await expect(page.locator('[data-bar]').filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('a[href="#content"], [class*="_button"]').filter({ visible: true })).toHaveCount(
    0,
  )
})
