import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { createTranslator } from 'use-intl/core'
import ar from '../../messages/ar.json' with { type: 'json' }
import en from '../../messages/en.json' with { type: 'json' }
import { expectAccessible } from '../support/accessible'
import { test as base, expect } from '../support/fixtures'
import { bookAtHost, DEMO_HOST, signInHere } from '../support/vendors'

interface Host {
  page: Page
  t: (key: string, values?: Record<string, string | number>) => string
  at: (path: string) => string
  serviceId: string
}

/** The demo's host in a browser of their own, whose pages are in the other language. */
const test = base.extend<{ host: Host }>({
  host: async ({ browser, locale }, use) => {
    const other = locale === 'ar' ? 'en' : 'ar'
    const page = await pageIn(browser, other)
    await signInHere(page, DEMO_HOST.phone)
    const translate = createTranslator({ locale: other, messages: (other === 'ar' ? ar : en) as object })
    const t: Host['t'] = (key, values) => translate(key as never, values as never)
    const at: Host['at'] = (path) => (other === 'en' ? `/en${path}` : path)
    await use({ page, t, at, serviceId: DEMO_HOST.atOnce[0] })
    await page.context().close()
  },
})

async function pageIn(browser: Browser, language: 'ar' | 'en'): Promise<Page> {
  const context = await browser.newContext({
    locale: language === 'ar' ? 'ar-SA' : 'en-US',
    // A keyboard and a mouse, also where the other side holds a phone.
    viewport: { width: 1280, height: 800 },
    hasTouch: false,
    isMobile: false,
    timezoneId: 'Asia/Riyadh',
  })
  return context.newPage()
}

type Translate = Host['t']
const logOf = (page: Page) => page.getByRole('log')

async function write(page: Page, t: Translate, text: string): Promise<void> {
  await page.getByLabel(t('messages.write')).fill(text)
  await page.getByRole('button', { name: t('messages.send'), exact: true }).click()
}

/** Opens the conversation of a listing; answers its id. */
async function openThread(page: Page, path: string): Promise<string> {
  await page.goto(path)
  await page.waitForURL(/[?&]c=/)
  await expect(logOf(page)).toBeVisible()
  return new URL(page.url()).searchParams.get('c') ?? ''
}

async function say(by: APIRequestContext, id: string, body: string): Promise<void> {
  const sent = await by.post(`/api/v1/conversations/${id}/messages`, {
    data: { clientId: randomUUID(), body },
  })
  expect(sent.status()).toBe(201)
}

test('messages: a guest and a vendor write live both ways in two languages; contact details are hidden until a booking is confirmed; read receipts are shown', async ({
  asGuest: page,
  at,
  t,
  locale,
  host,
}) => {
  test.slow()
  const id = await openThread(page, at(`/messages?service=${host.serviceId}`))
  const box = page.getByLabel(t('messages.write'))
  await expect(box).toHaveCSS('direction', locale === 'ar' ? 'rtl' : 'ltr')
  await box.fill(locale === 'ar' ? 'Hello' : 'سلام')
  await expect(box).toHaveCSS('direction', locale === 'ar' ? 'ltr' : 'rtl')
  await host.page.goto(host.at('/messages'))
  await expect(host.page.getByRole('heading', { level: 1 })).toHaveText(host.t('messages.pageTitle'))
  await write(page, t, 'رقمي ٠٥٠ ١٢٣ ٤٥٦٧ <b>call me</b>')
  await expect(logOf(page)).toContainText(t('messages.sent'))
  await expect(logOf(page)).toContainText(t('messages.maskedForThem'))

  const row = host.page.locator(`a[href$="c=${id}"]`)
  await expect(row).toContainText(host.t('messages.unread', { count: 1 }))
  await row.click()
  await expect(logOf(host.page)).toContainText('رقمي ••••••• <b>call me</b>')
  await expect(logOf(page)).toContainText(t('messages.seen'))

  await Promise.all([
    expect(logOf(page)).toContainText(/…/),
    host.page.getByLabel(host.t('messages.write')).pressSequentially('Welcome! '),
  ])
  await host.page.keyboard.press('Shift+Enter')
  await host.page.keyboard.type('It is free.')
  await host.page.keyboard.press('Enter')
  await expect(logOf(page)).toContainText('Welcome! \nIt is free.', { useInnerText: true })
  await expect(logOf(host.page)).toContainText(host.t('messages.seen'))

  await bookAtHost(page.request)
  await expect(logOf(host.page)).toContainText('٠٥٠ ١٢٣ ٤٥٦٧')
  await expect(logOf(host.page)).not.toContainText(host.t('messages.contactsHidden'))
  await expectAccessible(page)
})

test.describe(() => {
  test.use({ allowedInConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load|WebSocket/i] })

  test('messages: a message written without a network waits in the browser, also over a reload, and arrives once and in order', async ({
    asGuest: page,
    at,
    t,
    host,
  }) => {
    const id = await openThread(page, at(`/messages?service=${host.serviceId}`))
    await page.context().setOffline(true)
    for (const text of ['first', 'second', 'third']) await write(page, t, text)
    await expect(page.getByText(t('messages.waiting'))).toBeVisible()
    await expect(logOf(page).getByText(t('messages.sending'))).toHaveCount(3)

    const sends = (url: URL) => url.pathname.endsWith('/messages')
    await page.route(sends, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await page.context().setOffline(false)
    await page.reload()
    await expect(logOf(page).getByText(t('messages.sending'))).toHaveCount(3)
    await page.unroute(sends)
    await expect(logOf(page)).toContainText(t('messages.sent'), { timeout: 15_000 })
    await expect(page.getByText(t('messages.waiting'))).toHaveCount(0)
    const stored = async () =>
      (await (await host.page.request.get(`/api/v1/conversations/${id}/messages`)).json()).data.map(
        (one: { body: string }) => one.body,
      )
    await expect.poll(stored).toEqual(['first', 'second', 'third'])
  })
})

test('messages: older ones load while scrolling without moving the view; the list, a photo, and texts that try to break the page', async ({
  asGuest: page,
  at,
  t,
  host,
}) => {
  test.slow()
  await page.goto(at('/messages'))
  await expect(page.getByText(t('messages.emptyTitle'))).toBeVisible()
  const opened = await page.request.post('/api/v1/conversations', { data: { serviceId: host.serviceId } })
  const { _id: id } = await opened.json()
  for (let i = 1; i <= 20; i += 1) {
    await say(page.request, id, `guest ${i}`)
    await say(host.page.request, id, `host ${i}`)
  }
  const nasty = `${'\u0646\u0627'.repeat(1200)} \u202eabc\u2066 ${'W'.repeat(900)}<img src=x onerror=alert(1)> 👨‍👩‍👧‍👦${'\u0301'.repeat(200)}`
  await say(host.page.request, id, nasty)
  await page.goto(at('/messages'))
  const unread = page.locator(`a[href$="c=${id}"]`)
  await expect(unread).toContainText(t('messages.unread', { count: 21 }))
  await expect(page).toHaveTitle(/^\(21\) /)
  await unread.click()
  const log = logOf(page)
  await expect(log).toContainText('<img src=x onerror=alert(1)>')
  await expect(page).not.toHaveTitle(/^\(/)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  await expect(log.getByText('guest 1', { exact: true })).toHaveCount(0)
  const oldest = log.getByText('guest 6', { exact: true })
  await log.evaluate((box) => box.scrollTo({ top: 0 }))
  await expect(log.getByText('guest 1', { exact: true })).toHaveCount(1)
  await expect(oldest).toBeInViewport()

  const picture = { name: 'gate.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.getByLabel(t('messages.attach')).setInputFiles(picture)
  await expect(page.getByText(t('messages.photoReady'))).toBeVisible()
  await page.getByRole('button', { name: t('messages.send'), exact: true }).click()
  const photo = log.getByRole('img', { name: t('messages.photoFrom', { name: t('messages.you') }) })
  await expect(photo).toBeInViewport()
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100)

  await page.getByRole('button', { name: t('messages.block') }).click()
  await expectAccessible(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('messages.block') })
    .click()
  await expect(page.getByText(t('messages.closedByYou'))).toBeVisible()
  await page.getByRole('button', { name: t('messages.unblock') }).click()
  await expect(page.getByLabel(t('messages.write'))).toBeVisible()
})

test('messages: a visitor who contacts a vendor signs in first and then sees the conversation', async ({
  page,
  at,
  t,
  host,
}) => {
  await page.goto(at(`/messages?service=${host.serviceId}`))
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(t('messages.visitor.title'))).toBeVisible()
  await signInHere(page, '500000001')
  await page.reload()
  await page.waitForURL(/[?&]c=/)
  await expect(logOf(page)).toBeVisible()
})
