import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'

interface Frame {
  path: string
  y: number
}

interface Recorded {
  frames: Frame[]
  /** when the new page got its address */
  arrivedMs: number
  /** how the page asked for its scroll: frames of a busy machine may show neither its begin nor its way */
  asked: (ScrollToOptions & { fromY: number; ms: number })[]
}

/** Records the visible page and its scroll position in every frame, and each scroll that is asked for. */
async function recordFrames(page: Page): Promise<() => Promise<Recorded>> {
  await page.evaluate(() => {
    const record: Recorded = { frames: [], arrivedMs: 0, asked: [] }
    Object.assign(window, { record_: record })
    const push = history.pushState
    history.pushState = (...state) => {
      push.apply(history, state)
      record.arrivedMs = performance.now()
    }
    const scroll = window.scrollTo.bind(window)
    // Next asks by options alone.
    window.scrollTo = ((options: ScrollToOptions) => {
      record.asked.push({ ...options, fromY: scrollY, ms: performance.now() })
      scroll(options)
    }) as typeof window.scrollTo
    const note = () => {
      record.frames.push({ path: location.pathname, y: Math.round(scrollY) })
      requestAnimationFrame(note)
    }
    note()
  })
  return () => page.evaluate(() => (window as unknown as { record_: Recorded }).record_)
}

/** From the foot of the home page to a city's results, by the link of the footer. */
async function followFooterLink(page: Page, home: string): Promise<Recorded> {
  await page.goto(home)
  const link = page.locator('footer a[href*="/in/"]').first()
  await link.scrollIntoViewIfNeeded()
  const recordSoFar = await recordFrames(page)
  await link.click()
  await expect(page).toHaveURL(/\/in\/[a-z]/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const { frames, ...record } = await recordSoFar()
  return { ...record, frames: frames.filter(({ path }) => path.includes('/in/')) }
}

test('page-scroll-top: a new page waits 100 ms and then scrolls smoothly to its top', async ({
  page,
  at,
}) => {
  const { asked, arrivedMs } = await followFooterLink(page, at('/'))
  expect(asked).toEqual([expect.objectContaining({ top: 0, behavior: 'smooth' })])
  expect(asked[0]?.fromY).toBeGreaterThan(300)
  expect(arrivedMs).toBeGreaterThan(0)
  expect((asked[0]?.ms ?? 0) - arrivedMs).toBeGreaterThan(80)
})

test.describe('with less motion', () => {
  test.use({ reducedMotion: 'reduce' } as object)

  test('page-scroll-top: a new page jumps to its top', async ({ page, at }) => {
    const { frames } = await followFooterLink(page, at('/'))
    expect(new Set(frames.map(({ y }) => y)).size).toBeLessThanOrEqual(2)
  })
})

test('page-scroll-top: going back restores the scroll position, and going forward again does not scroll', async ({
  page,
  at,
}) => {
  await page.goto(at('/search?city=Jeddah&page=1'))
  const card = page.locator('main li h3 a').nth(6)
  await card.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(300)
  await card.click()
  await expect(page.locator('#dates')).toBeAttached()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(card).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 100)
})

test('page-scroll-top: a link to the current page scrolls to its top, and one to a part of it to that part', async ({
  page,
  at,
}) => {
  await page.goto(at('/faqs'))
  await page.locator('footer a[href$="/faqs"]').click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const question = page.locator('main details').last()
  const id = await question.locator('[id]').first().getAttribute('id')
  await page.evaluate((hash) => {
    location.hash = hash ?? ''
  }, id)
  await expect(question).toBeInViewport()
})

test('a hash that is no id leaves the page as it is', async ({ page, at, t }) => {
  await page.goto(at('/faqs#%'))
  await expect(page.getByRole('searchbox', { name: t('reading.faqs.search') })).toBeVisible()
})
