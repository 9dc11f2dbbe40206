import type { Locator } from '@playwright/test'
import { formatQueryDay } from '../lib/domain/time/days'
import { findStay } from './support/bookings'
import { expect, test } from './support/fixtures'
import { ANY_WEEKS, weekend } from './support/stay-days'

const searchOf = (address: string) => Object.fromEntries(new URL(address).searchParams)

test('sentence: a guest searches by one, and pays the first share of a split booking with at most 12 presses', {
  tag: '@phone',
}, async ({ asGuest: page, t, at }) => {
  const days = weekend(ANY_WEEKS.at(-3) ?? 0)
  const sold = { city: 'Jeddah', type: 'Chalets', paymentType: 'fullPayment', instant: '1' }
  const { card } = await findStay(page.request, days, sold)
  let presses = 0
  const press = (target: Locator) => {
    presses += 1
    return target.click()
  }
  const [from, to] = [days.checkIn, days.checkOut].map((day) => formatQueryDay(day).replaceAll('-', '/'))

  await page.goto(at('/'))
  const field = page.getByRole('textbox', { name: t('search.sentence.label') })
  await press(field)
  await field.fill(`ابغى شاليه فخم في جدة من ${from} إلى ${to} حجز فوري ودفع كامل`)
  await press(page.getByRole('button', { name: t('search.sentence.submit') }))
  await expect(page).toHaveURL(/\/search\?city=Jeddah/)
  expect(searchOf(page.url())).toEqual({
    ...sold,
    checkIn: formatQueryDay(days.checkIn),
    checkOut: formatQueryDay(days.checkOut),
    ...{ page: '1', unknown: 'فخم' },
  })
  await press(page.getByRole('main').getByRole('link', { name: card.name_ar }).first())
  await press(page.getByRole('link', { name: t('booking.bookNow') }))
  await press(page.getByRole('checkbox', { name: t('checkout.agree') }))
  await press(page.getByRole('button', { name: t('booking.toPayment') }))
  await press(page.getByRole('button', { name: t('split.offer.open') }))
  await press(page.getByRole('button', { name: t('split.form.start') }))
  await press(page.getByRole('button', { name: t('pay.pay'), exact: true }))
  await press(page.getByRole('button', { name: t('testPayment.pay'), exact: true }))
  await expect(page).toHaveURL(/\/split\/[\w-]+$/)
  await expect(page.getByText(t('split.guest.open'))).toBeVisible()
  expect(presses).toBeLessThanOrEqual(12)
})

test('sentence: each part is a chip that removes it, and so are the words that were not understood', {
  tag: '@phone',
}, async ({ page, t, at }) => {
  await page.goto(`${at('/search')}?${new URLSearchParams({ text: 'شاليه فخم بمسبح في جدة أقل من ١٥٠٠' })}`)
  const without = (filter: string) =>
    page.getByRole('link', { name: t('search.results.without', { filter }), exact: true })
  const unknown = t('search.sentence.unknown', { words: 'فخم' })
  for (const filter of [t('vocabulary.type.Chalets'), 'جدة', 'مسبح خاص', unknown])
    await expect(without(filter)).toBeVisible()
  await without(unknown).click()
  await expect(page).not.toHaveURL(/unknown=/)
  await without(t('vocabulary.type.Chalets')).click()
  await expect(page).not.toHaveURL(/type=/)
  expect(searchOf(page.url())).toMatchObject({ city: 'Jeddah', priceMax: '1500' })
})

test('sentence: what is understood is suggested while it is typed', async ({ page, t, at, locale }) => {
  await page.goto(at('/'))
  const field = page.getByRole('textbox', { name: t('search.sentence.label') })
  await field.pressSequentially(locale === 'ar' ? 'قاعة في الرياض' : 'hall in Riyadh')
  const suggestion = page.getByRole('link', { name: t('search.sentence.understood', { parts: '' }).trim() })
  await expect(suggestion).toContainText(t('vocabulary.type.Wedding_Halls'))
  await suggestion.click()
  await expect(page).toHaveURL(/\/search\?city=Riyadh&type=Wedding_Halls&page=1$/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('sentence: the same form opens its search, and the name of a listing finds the listing', {
    tag: '@phone',
  }, async ({ page, t, at }) => {
    const search = async (text: string) => {
      await page.goto(at('/'))
      await page.getByRole('textbox', { name: t('search.sentence.label') }).fill(text)
      await page.getByRole('button', { name: t('search.sentence.submit') }).click()
    }
    await search('hall for 300 in Riyadh')
    await expect(page).toHaveURL(/\/search\?city=Riyadh&type=Wedding_Halls&page=1&guests=300$/)
    await search('شاليه النخيل')
    await expect(page).toHaveURL(/\/search\?q=/)
    await expect(page.locator('main article').first()).toBeVisible()
  })
})
