import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'

interface Frame {
  path: string
  y: number
  ms: number
}

interface Recorded {
  frames: Frame[]
  /** when the new page got its address: its first frame may be drawn much later */
  arrivedMs: number
}

/** Records the visible page and its scroll position in every frame. */
async function recordFrames(page: Page): Promise<() => Promise<Recorded>> {
  await page.evaluate(() => {
    const frames: Frame[] = []
    const record = { frames, arrivedMs: 0 }
    Object.assign(window, { record_: record })
    const push = history.pushState
    history.pushState = (...state) => {
      push.apply(history, state)
      record.arrivedMs = performance.now()
    }
    const note = () => {
      frames.push({ path: location.pathname, y: Math.round(scrollY), ms: performance.now() })
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
  const { frames, arrivedMs } = await recordSoFar()
  return { frames: frames.filter(({ path }) => path.includes('/in/')), arrivedMs }
}

test('page-scroll-top: a new page waits 100 ms and then scrolls smoothly to its top', async ({
  page,
  at,
}) => {
  const { frames, arrivedMs } = await followFooterLink(page, at('/'))
  const start = frames[0]?.y ?? 0
  expect(start).toBeGreaterThan(300)
  // How many positions are drawn in between depends on the machine.
  expect(frames.some(({ y }) => y > 0 && y < start)).toBe(true)
  const left = frames.find(({ y }) => y < start)
  expect(arrivedMs).toBeGreaterThan(0)
  expect((left?.ms ?? 0) - arrivedMs).toBeGreaterThan(80)
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
