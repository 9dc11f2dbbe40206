import { findStay } from '../support/bookings'
import { expect } from '../support/fixtures'
import { test } from '../support/keyboard'
import { weekendOf } from '../support/stay-days'

const OFFERED = { type: 'Chalets', paymentType: 'fullPayment', bookingType: 'instant' }

test('search-submit, detail-page: by keys alone a city, dates and guests are chosen, a chalet is booked, paid and cancelled', async ({
  asGuest: page,
  keys,
  t,
  at,
  locale,
  isMobile,
}) => {
  const stay = await findStay(page.request, weekendOf('byKeys', locale, isMobile ? 0 : 1), OFFERED)
  const { card } = stay
  const [name, city] = locale === 'ar' ? [card.name_ar, card.city.name_ar] : [card.name, card.city.name]

  await test.step('a city and dates', async () => {
    await page.goto(at('/'))
    await keys.tabTo('link', t('layout.skip.content'))
    if (isMobile) {
      await keys.tabTo('button', new RegExp(`^${t('search.bar.submit')}: `))
      await keys.press('Enter')
      await expect(page.getByRole('dialog', { name: t('search.bar.label') })).toBeVisible()
      await keys.stop()
    }
    const { states } = await keys.tabTo('combobox', t('search.bar.where'))
    expect(states['expanded']).toBe(false)
    await keys.type(city.slice(0, 3))
    await keys.hears(t('search.bar.cities', { count: 1 }))
    await keys.press('ArrowDown', 'Enter')
    await expect(page.getByRole('combobox', { name: t('search.bar.where') })).toHaveValue(city)
    await keys.tabTo('combobox', t('search.bar.what'))
    if (!isMobile) {
      await keys.enter('button', new RegExp(`^${t('search.bar.checkIn')}`))
      await expect(page.locator('[data-day][tabindex="0"]')).toBeFocused()
    } else await keys.tabTo('button', / \d{4}/)
    await keys.goToDay(stay.checkIn)
    await keys.stop()
    await keys.press('Enter')
    await keys.hears(t('search.bar.askCheckOut'))
    if (!isMobile) {
      await keys.arrives('button', new RegExp(`^${t('search.bar.checkOut')}`))
      await keys.press('Enter')
      await expect(page.locator('[data-day][tabindex="0"]')).toBeFocused()
    }
    await keys.goToDay(stay.checkOut)
    await keys.press('Enter')
    await keys.enter('button', t('search.bar.submit'))
    await expect(page).toHaveURL(/[?&]city=/)
  })

  await test.step('a chalet of the results', async () => {
    await keys.enter('link', t('search.filters.instant'))
    await expect(page).toHaveURL(/instant=1/)
    await keys.stop()
    await keys.enter('link', name)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  await test.step('the review, and one guest more', async () => {
    await keys.enter('link', t('booking.bookNow'))
    await expect(page.getByRole('heading', { level: 1, name: t('checkout.title') })).toBeVisible()
    await keys.enter('button', new RegExp(`^${t('booking.who')}`))
    await keys.enter('button', t('booking.more', { who: 'adults' }))
    await keys.stop()
  })

  await test.step('what is missing is spoken and has the focus, then it is paid', async () => {
    await keys.enter('button', t('booking.toPayment'))
    const { states } = await keys.arrives('checkbox', t('checkout.agree'))
    expect(states['invalid']).toBe('true')
    await keys.hears(t('checkout.agreeFirst'))
    await keys.press('Space')
    await keys.enter('button', t('booking.toPayment'))
    await keys.arrives('heading', t('pay.title'))
    await keys.enter('button', t('pay.pay'))
    await keys.tabTo('radio', /./)
    await keys.enter('button', t('testPayment.pay'))
    await expect(page).toHaveURL(/\/success\?booking=/)
    await keys.enter('link', t('success.toBooking'))
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  await test.step('cancelled: the focus returns from a dialog that is closed, and goes to the outcome', async () => {
    await keys.enter('button', t('booking.cancel'))
    await expect(page.getByRole('dialog', { name: t('booking.cancelTitle') })).toBeVisible()
    await keys.stop()
    await keys.press('Escape')
    await keys.arrives('button', t('booking.cancel'))
    await keys.press('Enter')
    await keys.enter('button', t('booking.cancelNow'))
    await keys.hears(t('booking.cancelled'))
    await expect(page.locator(':is(h1, h2, h3):focus')).toBeVisible()
  })
})
