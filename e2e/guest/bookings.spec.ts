import { addDays, formatQueryDay } from '../../lib/domain/time/days'
import { expectAccessible } from '../support/accessible'
import { bookStay, findStay } from '../support/bookings'
import { showMonthOf } from '../support/calendar-page'
import { expect, newPhone, signUp, test } from '../support/fixtures'
import { opensSocket } from '../support/live-socket'
import { weekendOf } from '../support/stay-days'
import { DEMO_HOST, signIn } from '../support/vendors'

test.describe('a payment that is declined first', () => {
  test('booking-payment-types: an instant booking in full: reviewed, restored after a reload, declined, paid; booking-cancellation: cancelled with the refund that was shown', {
    tag: '@phone',
  }, async ({ asGuest: page, t, at, locale }) => {
    test.setTimeout(120_000)
    const options = {
      paymentType: 'fullPayment',
      bookingType: 'instant',
      cancellation: 'Flexible',
      type: 'Chalets',
    }
    const { path, card, checkIn, checkOut } = await findStay(
      page.request,
      weekendOf('payment', locale),
      options,
    )
    const name = locale === 'ar' ? card.name_ar : card.name

    await test.step('guests-ages: the card links to the checkout, whose address stores what is chosen there', async () => {
      const dates = new URLSearchParams({
        checkIn: formatQueryDay(checkIn),
        checkOut: formatQueryDay(checkOut),
      })
      await page.goto(`${at(path)}?${dates}`)
      await page
        .getByRole('link', { name: t('booking.bookNow') })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1, name: t('checkout.title') })).toBeVisible()
      await page.getByRole('button', { name: new RegExp(t('booking.who')) }).click()
      await page.getByRole('button', { name: t('booking.more', { who: 'infants' }) }).click()
      await expect(page).toHaveURL(/infants=1/)
      await page.reload()
      await expect(page.getByText(t('checkout.party.infants', { count: 1 }))).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('confirming goes to the test payment', async () => {
      await page.getByRole('checkbox', { name: t('checkout.agree') }).check()
      await page.getByRole('button', { name: t('booking.toPayment') }).click()
      await expect(page).toHaveURL(/\/booking\/\w+\/pay$/)
      await expect(page.getByRole('note', { name: t('pay.test') })).toBeVisible()
      await expect(page.getByRole('timer')).toContainText(/\d+:\d\d/)
      await expectAccessible(page)
    })

    await test.step('a declined card takes nothing; another one pays', async () => {
      await page.getByRole('button', { name: t('pay.pay') }).click()
      await page.getByRole('radio', { name: t('testPayment.outcomes.funds.title') }).check()
      await expectAccessible(page)
      await page.getByRole('button', { name: t('testPayment.pay'), exact: true }).click()
      await expect(page.getByText(t('pay.declined.funds'))).toBeVisible()
      await page.getByRole('button', { name: t('pay.again') }).click()
      await page.getByRole('button', { name: t('testPayment.pay'), exact: true }).click()
    })

    await test.step('success-page: the number, the calendar file and the directions', async () => {
      await expect(page).toHaveURL(/\/success\?booking=/)
      await expect(page.getByRole('heading', { level: 1, name: t('success.confirmed.title') })).toBeVisible()
      const file = page.waitForEvent('download')
      await page.getByRole('link', { name: t('success.addToCalendar') }).click()
      expect((await file).suggestedFilename()).toBe('booking.ics')
      await expectAccessible(page)
      await page.getByRole('link', { name: t('success.toBooking') }).click()
    })

    await test.step('booking-detail: arrival, timeline and receipt', async () => {
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page.getByText(t('booking.arrivalCode'))).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: t('stay.receipt'), exact: true }).click()
      await expect(
        page.getByRole('heading', { level: 1, name: t('stay.receiptPage.pageTitle') }),
      ).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: t('stay.receiptPage.back') }).click()
    })

    await test.step('cancelling before the deadline refunds what the dialog showed', async () => {
      await page.getByRole('button', { name: t('booking.cancel') }).click()
      const dialog = page.getByRole('dialog', { name: t('booking.cancelTitle') })
      const shown = await dialog
        .locator('p', { hasText: t('booking.refund') })
        .locator('.sr-only')
        .textContent()
      await dialog.getByRole('button', { name: t('booking.cancelNow') }).click()
      await expect(page.getByText(t('vocabulary.bookingState.cancelled_by_guest')).first()).toBeVisible()
      await page.getByRole('link', { name: t('stay.receipt'), exact: true }).click()
      await expect(page.locator('li[data-back]')).toContainText(shown ?? 'nothing was shown')
    })
  })
})

test(
  'booking-request: a request waits, is approved while its page is open, half of it is paid, and the rest from its page; booking-notifications: the guest is notified at once in the language of the page',
  {
    tag: '@desktop',
  },
  async ({ asGuest: page, playwright, baseURL, t, at, locale }, { retry }) => {
    const params = { service: DEMO_HOST.asked.byHalf, ...weekendOf('request', locale, retry), adults: '2' }
    await page.goto(at(`/checkout?${new URLSearchParams(params)}`))
    await expect(
      page.getByText(t('checkout.flow.requestPaid', { answerHours: 24, payHours: 6 })),
    ).toBeVisible()
    await page.getByRole('checkbox', { name: t('checkout.agree') }).check()
    await page.getByRole('button', { name: t('booking.sendRequest') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('success.requested.title') })).toBeVisible()
    await page.getByRole('link', { name: t('success.toBooking') }).click()
    await expect(page).toHaveURL(/\/booking\/\w+$/)
    await opensSocket(page, () => page.reload())
    const id = new URL(page.url()).pathname.split('/').at(-1)

    const host = await signIn(playwright, baseURL, DEMO_HOST.phone)
    expect((await host.post(`/api/v1/vender/bookings/${id}/approve`)).status()).toBe(200)
    await host.dispose()
    await expect(page.locator('[data-toast=news]')).toContainText(
      t('notifications.Booking_request_approved_by_vender.title'),
    )
    await page.getByRole('link', { name: t('stay.do.pay') }).click()
    await expect(page.getByText(t('pay.later'))).toBeVisible()
    await page.getByRole('button', { name: t('pay.pay') }).click()
    await page.getByRole('button', { name: t('testPayment.pay'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('success.confirmed.title') })).toBeVisible()

    await page.goto(at('/my-bookings'))
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('h2') })
    await expect(row).toContainText(t('booking.paid'))
    await expect(row).toContainText(t('booking.dueLater'))
    await expectAccessible(page)

    await page.goto(at(`/booking/${id}`))
    await page.getByRole('link', { name: t('stay.do.pay_rest') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('pay.restTitle') })).toBeVisible()
    await page.getByRole('button', { name: t('pay.pay') }).click()
    await page.getByRole('button', { name: t('testPayment.pay'), exact: true }).click()
    await expect(page).toHaveURL(/\/booking\/\w+$/)
    const payments = page.getByRole('list', { name: t('stay.money.title') })
    await expect(payments.getByRole('listitem')).toHaveCount(2)
    await expect(page.getByRole('main')).not.toContainText(t('booking.dueLater'))
  },
)

test('booking-detail: by keyboard a booking moves to other dates, with old and new total before confirming', {
  tag: '@desktop',
}, async ({ asGuest: page, t, at, locale }) => {
  const options = { paymentType: 'payAtCheckin', bookingType: 'instant' }
  const stay = await findStay(page.request, weekendOf('moving', locale), options)
  const booking = await bookStay(page.request, stay, 'payAtCheckin')
  await page.goto(at(`/booking/${booking._id}`))
  await page.getByRole('button', { name: t('stay.dates.change') }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: t('stay.dates.change') })
  const dayOf = (day: string) => dialog.locator(`[data-day="${day}"]`)
  await dayOf(stay.checkIn).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight')
  await expect(dayOf(addDays(stay.checkIn, 1))).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(t('stay.dates.before'))).toBeVisible()
  await expect(dialog.getByText(t('stay.dates.after'))).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('stay.dates.confirm') }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  const moved = await (await page.request.get(`/api/v1/bookings/${booking._id}`)).json()
  expect([moved.checkIn, moved.checkOut]).toEqual([stay.checkIn, addDays(stay.checkIn, 1)])
})

test('booking-notifications: a guest on the waiting list is notified when the day is free, and finds the listing on those dates under my bookings', {
  tag: '@phone',
}, async ({ asGuest: page, playwright, baseURL, t, at, locale }) => {
  const options = { paymentType: 'payAtCheckin', bookingType: 'instant', type: 'Chalets' }
  const stay = await findStay(page.request, weekendOf('waiting', locale), options)
  const other = await playwright.request.newContext({ baseURL })
  await signUp(other, newPhone())
  const booking = await bookStay(other, stay, 'payAtCheckin')

  await opensSocket(page, () => page.goto(at(stay.path)))
  const dates = page.locator('#dates')
  await showMonthOf(page, stay.checkIn, t)
  const taken = dates.locator(`[data-day="${stay.checkIn}"]`)
  await expect(taken).toHaveAccessibleName(new RegExp(t('booking.takenCanWait')))
  await taken.click()
  await dates.getByRole('button', { name: t('waiting.tellMe') }).click()
  await expect(dates.getByRole('button', { name: t('waiting.leave') })).toBeVisible()

  expect((await other.post(`/api/v1/bookings/${booking._id}/cancel`)).status()).toBe(200)
  await other.dispose()
  await expect(page.locator('[data-toast=news]')).toContainText(t('notifications.Dates_free_again.title'))
  await page.goto(at('/my-bookings'))
  await expect(page.getByText(t('waiting.free'))).toBeVisible()
  await page.getByRole('link', { name: t('waiting.see') }).click()
  await expect(page).toHaveURL(new RegExp(`checkIn=${formatQueryDay(stay.checkIn)}`))
  await page.goto(at('/my-bookings'))
  await page.getByRole('button', { name: t('waiting.leave') }).click()
  await expect(page.getByText(t('waiting.title'))).toHaveCount(0)
})
