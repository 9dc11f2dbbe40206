import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { test as base, expect } from '../support/fixtures'
import { opensSocket } from '../support/live-socket'
import { bookAtHost, DEMO_HOST, signIn } from '../support/vendors'

interface ExpectedEvent {
  /** a booking of the signed-in guest */
  book: () => Promise<{ _id: string; code: string }>
  /** the host cancels it, which is told to the guest */
  cancelByHost: (bookingId: string) => Promise<void>
}

const test = base.extend<ExpectedEvent>({
  book: async ({ asGuest: page }, use) => use(() => bookAtHost(page.request)),
  cancelByHost: async ({ playwright, baseURL }, use) => {
    await use(async (bookingId) => {
      const host = await signIn(playwright, baseURL, DEMO_HOST.phone)
      const data = { reason: 'The pool is being mended.' }
      expect((await host.post(`/api/v1/vender/bookings/${bookingId}/cancel`, { data })).status()).toBe(200)
      await host.dispose()
    })
  },
})

const bellOf = (page: Page, t: (key: string, values?: Record<string, number>) => string, count: number) =>
  page.getByRole('banner').getByRole('button', { name: t('bell.label', { count }), exact: true })

test('realtime-toast: a notification is a toast with title and body for three seconds, which pause under the pointer; the bell counts it', async ({
  asGuest: page,
  at,
  t,
  book,
  cancelByHost,
}) => {
  const booking = await book()
  await page.clock.install()
  await opensSocket(page, () => page.goto(at('/about')))
  await expect(bellOf(page, t, 1)).toBeVisible()
  await cancelByHost(booking._id)
  const toast = page.locator('[data-toast=news]')
  await expect(toast).toContainText(t('notifications.Booking_cancelled_by_admin.title'))
  await expect(toast).toContainText(booking.code)
  await expect(bellOf(page, t, 2)).toBeVisible()
  await toast.hover()
  await page.clock.fastForward(10_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(5, 400)
  await page.clock.fastForward(3000)
  await expect(toast).toHaveCount(0)
})

test('bell-list: unread ones are marked, a click routes by type and marks read, in every tab; bell-routing: a cancelled booking opens my bookings', async ({
  asGuest: page,
  at,
  t,
  book,
  cancelByHost,
}) => {
  await cancelByHost((await book())._id)
  await page.goto(at('/about'))
  // The booking was confirmed before it was cancelled.
  await expect(bellOf(page, t, 2)).toBeVisible()
  const otherTab = await page.context().newPage()
  await otherTab.goto(at('/faqs'))
  await expect(bellOf(otherTab, t, 2)).toBeVisible()

  await bellOf(page, t, 2).click()
  const panel = page.getByRole('dialog', { name: t('bell.title') })
  await expect(panel.getByRole('heading', { name: t('bell.today') })).toBeVisible()
  await expectAccessible(page)
  await panel
    .getByRole('button', { name: new RegExp(t('notifications.Booking_cancelled_by_admin.title')) })
    .click()
  await expect(page).toHaveURL(/\/my-bookings/)
  await expect(panel).toHaveCount(0)
  await expect(bellOf(page, t, 1)).toBeVisible()
  await expect(bellOf(otherTab, t, 1)).toBeVisible()
})

test('bell-list: all are marked read at once, and Escape gives the focus back to the bell', async ({
  asGuest: page,
  at,
  t,
  book,
  cancelByHost,
}) => {
  await cancelByHost((await book())._id)
  await page.goto(at('/about'))
  await bellOf(page, t, 2).click()
  await page.getByRole('button', { name: t('bell.readAll') }).click()
  await expect(page.getByRole('button', { name: t('bell.readAll') })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(bellOf(page, t, 0)).toBeFocused()
})

test('booking-notifications: the open page of a booking shows its new state at once', async ({
  asGuest: page,
  at,
  t,
  book,
  cancelByHost,
}) => {
  const booking = await book()
  await opensSocket(page, () => page.goto(at(`/booking/${booking._id}`)))
  await expect(page.getByRole('main')).toContainText(t('vocabulary.bookingState.confirmed'))
  await cancelByHost(booking._id)
  await expect(page.getByRole('main')).toContainText(t('vocabulary.bookingState.cancelled_by_vendor'))
})

test('a visitor gets no socket and none of its code; logging out in one tab closes the socket of the other', async ({
  browser,
  asGuest: page,
  at,
}) => {
  const visitor = await browser.newPage()
  const sockets: string[] = []
  visitor.on('websocket', (socket) => sockets.push(socket.url()))
  await visitor.goto(at('/'))
  await visitor.waitForLoadState('networkidle')
  expect(sockets).toEqual([])
  await visitor.close()

  const socket = await opensSocket(page, () => page.goto(at('/about')))
  const closed = socket.waitForEvent('close')
  const otherTab = await page.context().newPage()
  await otherTab.goto(at('/faqs'))
  expect((await otherTab.request.delete('/api/session')).status()).toBe(204)
  await closed
})
