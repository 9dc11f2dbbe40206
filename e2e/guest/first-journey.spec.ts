import { formatQueryDay } from '../../lib/domain/time/days'
import { findStay } from '../support/bookings'
import { expect, test } from '../support/fixtures'
import { signUpInDialog } from '../support/sign-in-dialog'
import { weekendOf } from '../support/stay-days'

test('booking-instant: a new guest finds a chalet in Jeddah, signs up with a code, books it paying at the door, finds the booking and cancels it', async ({
  page,
  t,
  at,
  locale,
  browserName,
}) => {
  const options = { city: 'Jeddah', type: 'Chalets', paymentType: 'payAtCheckin', bookingType: 'instant' }
  const weekend = weekendOf(browserName === 'chromium' ? 'first' : 'otherEngine', locale)
  const stay = await findStay(page.request, weekend, options)
  const { card } = stay
  const name = locale === 'ar' ? card.name_ar : card.name

  await test.step('searches Jeddah for a weekend', async () => {
    const params = new URLSearchParams({
      city: 'Jeddah',
      checkIn: formatQueryDay(stay.checkIn),
      checkOut: formatQueryDay(stay.checkOut),
      page: '1',
      paymentType: 'payAtCheckin',
      bookingType: 'instant',
    })
    await page.goto(`${at('/search')}?${params}`)
    await page.getByRole('main').getByRole('link', { name }).first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  await test.step('the booking card has the dates of the search with their total', async () => {
    await page.getByRole('link', { name: t('booking.bookNow') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('checkout.title') })).toBeVisible()
  })

  await test.step('reviews and confirms, signs up with a one-time code, and the booking continues', async () => {
    await expect(page.getByText(t('vocabulary.paymentLabel.payAtCheckin'))).toBeVisible()
    await page.getByRole('checkbox', { name: t('checkout.agree') }).check()
    await page.getByRole('button', { name: t('booking.confirm') }).click()
    await signUpInDialog(page, t, locale === 'ar' ? 'نورة' : 'Noura')
  })

  await test.step('sees the confirmation and the booking', async () => {
    await expect(page).toHaveURL(/\/success\?booking=\w+$/)
    await expect(page.getByRole('heading', { level: 1, name: t('success.confirmed.title') })).toBeVisible()
    await page.getByRole('link', { name: t('success.toBooking') }).click()
    await expect(page).toHaveURL(/\/booking\/\w+$/)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText(t('vocabulary.bookingState.confirmed')).first()).toBeVisible()
    await expect(page.getByText(t('booking.arrivalCode'))).toBeVisible()
  })

  await test.step('finds it in my bookings', async () => {
    await page.goto(at('/my-bookings'))
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(/\/booking\/\w+$/)
  })

  await test.step('cancels it, having read that nothing was paid', async () => {
    await page.getByRole('button', { name: t('booking.cancel') }).click()
    await expect(page.getByText(t('booking.nothingPaid'))).toBeVisible()
    await page.getByRole('button', { name: t('booking.cancelNow') }).click()
    await expect(page.getByText(t('vocabulary.bookingState.cancelled_by_guest')).first()).toBeVisible()
    await expect(page.getByRole('button', { name: t('booking.cancel') })).toHaveCount(0)
  })
})

test('booking-tabs: the five tabs have counts, and an empty one has a message', async ({
  asGuest,
  t,
  at,
}) => {
  await asGuest.goto(at('/my-bookings'))
  const tabs = asGuest.getByRole('navigation', { name: t('booking.tabsLabel') }).getByRole('link')
  await expect(tabs).toHaveText(
    ['waiting', 'upcoming', 'approved', 'completed', 'cancelled'].map(
      (tab) => new RegExp(`${t(`vocabulary.bookingTab.${tab}`)}\\s*0`),
    ),
  )
  await expect(asGuest.getByRole('heading', { name: t('booking.emptyTitle') })).toBeVisible()
})
