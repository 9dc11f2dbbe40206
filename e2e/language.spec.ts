import { expect, test } from './support/fixtures'

const ROUTES = [
  '/',
  '/search?city=Jeddah&page=1',
  '/chalets?page=1',
  '/about',
  '/contact',
  '/faqs',
  '/privacy',
  '/term-conditions',
  '/my-bookings',
]

test('locale-default: the plain address is Arabic from right to left, /en is English; every route exists in both', {
  tag: '@desktop',
}, async ({ page, locale, at }) => {
  for (const route of ROUTES) {
    const answer = await page.goto(at(route))
    expect([route, answer?.status()]).toEqual([route, 200])
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr')
    await expect(page.locator('main')).toBeVisible()
  }
})

test('locale-fallback: no page shows a raw key', async ({ page, at }) => {
  for (const route of ROUTES) {
    await page.goto(at(route))
    const text = await page.locator('main').textContent()
    expect([
      route,
      text?.match(
        /\b(?:layout|home|search|listing|detail|booking|account|errors|issues|vocabulary|words|reading|meta)(?:\.[a-z]\w+){1,4}\b/,
      ),
    ]).toEqual([route, null])
  }
})

test(
  'locale-switch: the choice is stored and the same page comes back in the other language, with its query',
  { tag: '@phone' },
  async ({ page, t, at, locale }, { project }) => {
    await page.goto(at('/search?city=Riyadh&page=1'))
    if (project.name.startsWith('phone'))
      await page.getByRole('button', { name: t('layout.openMenu') }).click()
    await page
      .getByRole('link', { name: t('layout.otherLanguage') })
      .first()
      .click()
    const other = locale === 'ar' ? 'en' : 'ar'
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    expect(new URL(page.url()).pathname).toBe(other === 'en' ? '/en/search' : '/search')
    expect(new URL(page.url()).search).toContain('city=Riyadh')
    expect(await page.evaluate(() => localStorage.getItem('smart-language'))).toBe(other)
  },
)
