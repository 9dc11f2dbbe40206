import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { ADMIN_PHONE, test as base, expect } from '../support/fixtures'
import { opensSocket } from '../support/live-socket'
import { bookAtHost, DEMO_HOST, requestHost, signInHere } from '../support/vendors'

interface Others {
  /** somebody of the demo in a browser of their own */
  asOther: (phone: string) => Promise<Page>
}

const test = base.extend<Others>({
  asOther: async ({ browser, baseURL }, use) => {
    const opened: Awaited<ReturnType<Browser['newContext']>>[] = []
    await use(async (phone) => {
      const context = await browser.newContext({ baseURL })
      opened.push(context)
      const page = await context.newPage()
      await signInHere(page, phone)
      return page
    })
    for (const context of opened) await context.close()
  },
})

const news = (page: Page) => page.locator('[data-toast=news]')

test('booking-request, booking-vendor, booking-notifications: a guest sends a request, the vendor is notified live, sees the income and accepts, and the guest sees it', async ({
  asGuest: guest,
  asOther,
  t,
  at,
}) => {
  const host = await asOther(DEMO_HOST.phone)
  await opensSocket(host, () => host.goto(at('/booking-request')))
  const booking = await requestHost(guest.request)
  await expect(
    news(host)
      .filter({ hasText: t('notifications.Booking_request_send_by_user.title') })
      .first(),
  ).toBeVisible()
  const card = host.locator(`[data-booking="${booking.code}"]`)
  await expect(card.getByRole('timer')).toBeVisible()
  await expect(card).toContainText(t('hosted.money.net'))
  await expect(card).toContainText(t('hosted.guest.stays', { count: 0 }))
  await expectAccessible(host)
  await card.getByRole('link', { name: new RegExp(t('hosted.actions.details')) }).click()
  await expect(host.getByRole('heading', { level: 1 })).toContainText(booking.code)
  await expectAccessible(host)

  await opensSocket(guest, () => guest.goto(at(`/booking/${booking._id}`)))
  await host.getByRole('button', { name: t('hosted.answer.accept') }).click()
  await expect(news(guest)).toContainText(t('notifications.Booking_request_approved_by_vender.title'))
  await expect(guest.getByRole('main')).toContainText(t('vocabulary.bookingState.awaiting_payment'))
  await expect(host.getByRole('main')).toContainText(t('hosted.state.awaiting_payment'))
  await expect(host.getByRole('button', { name: t('hosted.answer.accept') })).toHaveCount(0)
})

test('booking-vendor: a vendor reads the booking lists, and cancels one after reading the consequences', async ({
  asGuest: guest,
  asOther,
  t,
  at,
}) => {
  test.slow()
  const booking = await bookAtHost(guest.request)
  const host = await asOther(DEMO_HOST.phone)
  for (const tab of ['today', 'upcoming', 'completed', 'cancelled']) {
    await host.goto(at(`/service-booking?tab=${tab}`))
    await expect(
      host.locator('[aria-current=page]').filter({ hasText: t(`hosted.tabs.${tab}`) }),
    ).toBeVisible()
    await expectAccessible(host)
  }
  await host.goto(at(`/request-details?id=${booking._id}`))
  await host.getByRole('button', { name: t('hosted.actions.cancel') }).click()
  const dialog = host.getByRole('dialog', { name: t('hosted.cancel.title') })
  await expect(dialog).toContainText(t('hosted.settlement.refund'))
  await dialog.getByLabel(t('hosted.reasons.why')).selectOption('repair')
  await expectAccessible(host)
  await dialog.getByRole('button', { name: t('hosted.cancel.now') }).click()
  await expect(host.getByRole('main')).toContainText(t('hosted.state.cancelled_by_vendor'))
  await expect(host.getByRole('main')).toContainText(t('hosted.reasons.cancel.repair'))
  await guest.goto(at(`/booking/${booking._id}`))
  await expect(guest.getByRole('main')).toContainText(t('vocabulary.bookingState.cancelled_by_vendor'))
})

test('booking-vendor: an admin finds a booking by its number and cancels it with a reason that the guest reads', async ({
  asGuest: guest,
  asOther,
  t,
  at,
}) => {
  const booking = await bookAtHost(guest.request)
  const admin = await asOther(ADMIN_PHONE)
  await admin.goto(at('/admin/exceptions'))
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText(t('admin.exceptions.title'))
  await expectAccessible(admin)
  await admin.goto(at(`/admin/bookings?q=${booking.code}`))
  await expectAccessible(admin)
  await admin.getByRole('link', { name: booking.code }).click()
  const card = admin.locator('article').filter({ hasText: booking.code })
  await expect(card).toBeVisible()
  await expectAccessible(admin)
  await card.getByRole('button', { name: t('admin.bookings.cancel') }).click()
  const dialog = admin.getByRole('dialog')
  await expect(dialog).toContainText(t('admin.bookings.refund'))
  await dialog.getByLabel(t('admin.reason.reason')).fill('The place burnt down')
  await dialog.getByRole('button', { name: t('admin.bookings.cancelNow') }).click()
  await expect(card).toContainText(t('admin.bookings.state.cancelled_by_admin'))
  await guest.goto(at(`/booking/${booking._id}`))
  await expect(guest.getByRole('main')).toContainText(t('vocabulary.bookingState.cancelled_by_admin'))
})

test.describe('to other users', () => {
  test.use({ allowedInConsole: [/status of 404/] })

  test("booking-vendor: a guest is sent to become-vendor, and another vendor's booking and listing are not found", async ({
    asGuest: guest,
    asOther,
    t,
    at,
  }) => {
    for (const page of ['/booking-request', '/service-booking', '/service-calendar']) {
      await guest.goto(at(page))
      await expect(guest.getByRole('link', { name: t('hosted.noHost.begin') })).toBeVisible()
      await expect(guest.getByRole('navigation', { name: t('hosted.rooms.label') })).toHaveCount(0)
    }
    const host = await asOther(DEMO_HOST.phone)
    for (const page of [
      '/request-details?id=nothing',
      '/request-details',
      '/service-calendar?service=nothing',
    ]) {
      expect((await host.goto(at(page)))?.status()).toBe(404)
    }
  })
})
