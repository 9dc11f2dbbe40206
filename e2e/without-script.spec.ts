import { expect, test } from './support/fixtures'
import { weekend } from './support/stay-days'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('home, results, a listing and its price can be reached', async ({ page, at, t }) => {
    const stay = weekend(2)
    await page.goto(at('/'))
    const cards = page.locator('main article').filter({ has: page.locator('h3 a') })
    expect(await cards.count()).toBeGreaterThanOrEqual(4)
    await expect(cards.first().locator('.money')).toBeVisible()
    await page.locator('main a[href*="/chalets"]').first().click()
    await page.locator('main li h3 a').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page
      .getByRole('link', { name: t('booking.plainWay') })
      .filter({ visible: true })
      .click()
    const form = page.getByRole('form', { name: t('booking.plainWay') })
    await form.getByLabel(t('booking.checkInAt')).fill(stay.checkIn)
    await form.getByLabel(t('booking.checkOutAt')).fill(stay.checkOut)
    await form.getByRole('button', { name: t('booking.plainWay') }).click()
    await expect(page).toHaveURL(new RegExp(`/price\\?checkIn=${stay.checkIn}`))
    await expect(page.getByRole('main').locator('dl .money').first()).toBeVisible()
    await expect(page.getByRole('main').getByText(t('booking.total')).first()).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/chalets\/[\w-]+$/)
  })

  test('a price page accepts the dates of the search, and explains why a stay is refused', async ({
    page,
    at,
    t,
  }) => {
    const priceOf = (query: string) => page.goto(at(`/chalets/al-nakheel-chalet-jeddah/price?${query}`))
    const [year, month, day] = weekend(4).checkIn.split('-')
    const answer = await priceOf(`checkIn=${day}-${month}-${year}&checkOut=${weekend(4).checkOut}`)
    expect(answer?.headers()['cache-control']).toContain('no-store')
    await expect(page.getByLabel(t('booking.checkInAt'))).toHaveValue(`${year}-${month}-${day}`)
    await expect(page.getByRole('main').locator('dl .money').first()).toBeVisible()
    await priceOf('checkIn=2020-01-01&checkOut=2020-01-02')
    await expect(page.getByText(t('issues.past_day'))).toBeVisible()
    await expect(page.getByRole('main').locator('dl .money')).toHaveCount(0)
    expect((await priceOf('checkIn=nonsense&adults=-4&addOns=gold'))?.status()).toBe(200)
  })
})
