import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { aDraft } from '../../__tests__/lib/domain/listing/a-draft'
import { listingTypeOf } from '../../lib/domain/listing/listing-types'
import { toPayload } from '../../lib/domain/listing/payload'
import { withVariant } from '../../lib/domain/listing/variants'
import { addDays } from '../../lib/domain/time/days'
import { expectAccessible } from '../support/accessible'
import { test as base, expect, newPhone, signUp } from '../support/fixtures'
import { opensSocket } from '../support/live-socket'
import { becomeHost, QUIET_LISTING, theAdmin, uploadPhotos } from '../support/new-vendor'
import { echoedCode } from '../support/sign-in-dialog'
import { today, weekend } from '../support/stay-days'

/** After its removal the socket of a member ends within these; what the page then shows takes as long as it takes. */
const REMOVED_WITHIN_MS = 5000
const CHALET = withVariant(listingTypeOf('Chalets'), 'standard')
const MANAGER = newPhone()
const DESK = newPhone()
const FINANCE = newPhone()

interface People {
  /** a new user in a browser of their own */
  asNew: (phone: string) => Promise<Page>
}

const test = base.extend<People>({
  asNew: async ({ browser, baseURL, locale }, use) => {
    const opened: Page[] = []
    await use(async (phone) => {
      const page = await (await browser.newContext({ baseURL, locale: `${locale}-SA` })).newPage()
      opened.push(page)
      await signUp(page.request, phone)
      return page
    })
    for (const page of opened) await page.context().close()
  },
})

/** A chalet of a new vendor that is answered by hand and paid at the door, live in the market. */
async function publishListing(host: APIRequestContext, admin: APIRequestContext): Promise<string> {
  const { categories } = await (await host.get('/api/v1/services/categories')).json()
  const draft = aDraft(CHALET, {
    categoryId: categories.find((one: { type: string }) => one.type === CHALET.type)._id,
    images: await uploadPhotos(host, 5),
    place: { ...aDraft(CHALET).place, ...QUIET_LISTING },
    openPeriod: { from: today(), to: addDays(today(), 200) },
    bookingType: '24-Hour',
    payment: { type: 'payAtCheckin', partial: null },
  })
  const created = await host.post(`/api/v1/${CHALET.segment}`, { data: toPayload(draft, CHALET) })
  expect(created.status()).toBe(201)
  const { _id } = await created.json()
  const { card } = await (await admin.get(`/api/v1/admin/services/${_id}`)).json()
  const decision = { data: { version: card.version } }
  expect((await admin.post(`/api/v1/admin/services/${_id}/publish`, decision)).status()).toBe(200)
  return _id
}

async function requestStay(guest: APIRequestContext, serviceId: string, weeksAhead: number) {
  const party = { adults: 2, children: 0, infants: 0, units: 1, addOns: [], paymentType: 'payAtCheckin' }
  const booked = await guest.post('/api/v1/bookings', {
    data: { serviceId, ...weekend(weeksAhead), ...party },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(booked.status()).toBe(201)
  return (await booked.json()) as { _id: string; code: string }
}

/** Somebody who is invited joins by the calls themselves. */
async function join({ request }: Page): Promise<void> {
  const { data } = await (await request.get('/api/v1/user/invitations')).json()
  expect((await request.post(`/api/v1/user/invitations/${data[0]._id}/accept`)).status()).toBe(204)
}

test.use({ allowedInConsole: [/status of (403|404|409)/] })

test('a company of four works a day, each in their role, and a removed member’s page and socket stop at once', async ({
  page: owner,
  asNew,
  playwright,
  baseURL,
  t,
  at,
}) => {
  test.slow()
  const admin = await theAdmin(playwright, baseURL)
  await becomeHost(owner, admin)
  const listing = await publishListing(owner.request, admin)
  const askFor = async (weeksAhead: number) => {
    const guest = await playwright.request.newContext({ baseURL })
    await signUp(guest, newPhone())
    return requestStay(guest, listing, weeksAhead)
  }
  const [first, second] = [await askFor(3), await askFor(5)]
  const [manager, desk, finance] = [await asNew(MANAGER), await asNew(DESK), await asNew(FINANCE)]
  const invite = t('members.invitations.add')

  await test.step('the owner invites three numbers, each with a role', async () => {
    await owner.goto(at('/vendor-members'))
    await expect(owner.getByText(t('members.invitations.empty'))).toBeVisible()
    for (const [phone, role] of [
      [MANAGER, 'manager'],
      [DESK, 'frontDesk'],
      [FINANCE, 'finance'],
    ] as const) {
      await owner.getByRole('button', { name: invite }).click()
      const dialog = owner.getByRole('dialog', { name: t('members.invite.title') })
      await dialog.getByLabel(t('members.invite.phone')).fill(phone)
      await dialog.getByLabel(t('members.role')).selectOption(role)
      await dialog.getByRole('button', { name: t('members.invite.send') }).click()
      await expect(dialog).toHaveCount(0)
    }
    await expect(owner.getByRole('button', { name: t('members.invitations.withdraw') })).toHaveCount(3)
    await expectAccessible(owner)
  })

  await test.step('an address that names no member shows what all of them did', async () => {
    await owner.goto(at('/vendor-members?member=no-one!&page=99'))
    await expect(owner).toHaveURL(/page=1$/)
    const all = owner.getByRole('link', { name: t('members.trail.everybody') })
    await expect(all).toHaveAttribute('aria-current', 'page')
    await expect(owner.getByText(t('members.trail.acts.member_invited'), { exact: true })).toHaveCount(3)
  })

  await test.step('an invited guest answers on the page that the notification opens', async () => {
    await manager.goto(at('/'))
    await manager.getByRole('button', { name: new RegExp(`^${t('bell.title')}`) }).click()
    await manager
      .getByRole('button', { name: new RegExp(t('notifications.Member_invited.title', { vendor: '.*' })) })
      .click()
    await expect(manager).toHaveURL(at('/my-profile'))
    await expectAccessible(manager)
    await manager.getByRole('button', { name: t('members.received.accept') }).click()
    await expect(manager.getByRole('heading', { name: t('members.teams.title') })).toBeVisible()
    await Promise.all([join(desk), join(finance)])
  })

  await test.step('the manager answers a request, and may not touch the owner’s account', async () => {
    await manager.goto(at('/booking-request'))
    const card = manager.locator(`[data-booking="${first.code}"]`)
    await card.getByRole('button', { name: t('hosted.answer.accept') }).click()
    await expect(card).toHaveCount(0)
    await manager.goto(at('/vendor-earnings'))
    await expect(manager.getByText(t('earnings.account.ownerOnly'))).toBeVisible()
    await expect(manager.getByRole('button', { name: t('earnings.account.add') })).toHaveCount(0)
  })

  await test.step('the front desk reads the booking and writes to the guest, and edits no price', async () => {
    await desk.goto(at('/service-booking?tab=upcoming'))
    const card = desk.locator(`[data-booking="${first.code}"]`)
    await expect(card.getByRole('button', { name: t('hosted.actions.cancel') })).toHaveCount(0)
    await card.getByRole('link', { name: new RegExp(t('hosted.actions.details')) }).click()
    await desk.getByRole('link', { name: t('hosted.detail.message') }).click()
    await desk.getByLabel(t('messages.write')).fill('Welcome to us')
    await desk.getByRole('button', { name: t('messages.send'), exact: true }).click()
    await expect(desk.getByRole('log')).toContainText('Welcome to us')
    await desk.goto(at(`/service-calendar?service=${listing}`))
    await expect(desk.getByRole('grid')).toBeVisible()
    await expect(desk.getByText(t('hosted.calendar.form.title'))).toHaveCount(0)
    const settings = { name: t('hosted.calendar.settings.title'), exact: true }
    await expect(desk.getByRole('heading', settings)).toHaveCount(0)
    await desk.goto(at('/vendor-earnings'))
    await expect(desk.getByRole('heading', { name: t('hosted.roleMayNot.title') })).toBeVisible()
  })

  await test.step('finance reads a request and the earnings, and decides nothing', async () => {
    await finance.goto(at(`/request-details?id=${second._id}`))
    await expect(finance.getByRole('heading', { level: 1 })).toContainText(second.code)
    await expect(finance.getByRole('button', { name: t('hosted.answer.decline') })).toHaveCount(0)
    await expect(finance.getByRole('link', { name: t('hosted.detail.message') })).toHaveCount(0)
    const rooms = finance.getByRole('navigation', { name: t('hosted.rooms.label') })
    await expect(rooms.getByRole('link', { name: t('hosted.rooms.service-calendar') })).toHaveCount(0)
    await rooms.getByRole('link', { name: t('hosted.rooms.vendor-earnings') }).click()
    await expect(finance.getByText(t('earnings.balances.available'), { exact: true })).toBeVisible()
  })

  await test.step('a removed member’s socket stops within five seconds, and the open page with it', async () => {
    const socket = await opensSocket(desk, () => desk.goto(at('/service-booking?tab=upcoming')))
    await expect(desk.locator(`[data-booking="${first.code}"]`)).toBeVisible()
    await owner.goto(at('/vendor-members'))
    const row = owner.getByRole('listitem').filter({ hasText: t('members.roles.frontDesk') })
    await row.getByRole('button', { name: new RegExp(`^${t('members.list.remove')}`) }).click()
    const removed = owner.waitForResponse((one) => one.request().method() === 'DELETE')
    await owner
      .getByRole('dialog')
      .getByRole('button', { name: t('members.acts.remove.confirm'), exact: true })
      .click()
    expect((await removed).ok()).toBe(true)
    await expect.poll(() => socket.isClosed(), { timeout: REMOVED_WITHIN_MS }).toBe(true)
    await expect(desk.getByRole('heading', { name: t('hosted.noHost.title') })).toBeVisible()
    await expect(desk.getByRole('navigation', { name: t('hosted.rooms.label') })).toHaveCount(0)
    await expect(desk.locator(`[data-booking="${first.code}"]`)).toHaveCount(0)
    expect((await desk.request.get('/api/v1/vender/bookings')).status()).toBe(403)
  })

  await test.step('the owner hands the account over after a code, stays as a manager, and leaves', async () => {
    const json = { code: 'proof_needed', proof: 'code', message: t('errors.proof_needed') }
    await owner.route('**/transfer', (route) => route.fulfill({ status: 403, json }), { times: 1 })
    const row = owner.getByRole('listitem').filter({ hasText: t('members.roles.manager') })
    await row.getByRole('button', { name: new RegExp(`^${t('members.list.makeOwner')}`) }).click()
    await owner.getByRole('button', { name: t('members.acts.transfer.confirm'), exact: true }).click()
    await owner.locator('input[name=otp]').fill(await echoedCode(owner))
    await owner.getByRole('button', { name: t('account.verify') }).click()
    const leave = owner.getByRole('button', { name: new RegExp(`^${t('members.list.leave')}`) })
    await expect(leave).toBeVisible()
    await expect(owner.getByRole('dialog')).toHaveCount(0)
    await manager.goto(at('/vendor-earnings'))
    await expect(manager.getByRole('button', { name: t('earnings.account.add') })).toBeVisible()
    await leave.click()
    await owner.getByRole('button', { name: t('members.acts.leave.confirm'), exact: true }).click()
    await expect(owner.getByRole('heading', { name: t('hosted.noHost.title') })).toBeVisible()
  })

  // It leaves the market again, which other tests look at.
  await manager.request.delete(`/api/v1/${CHALET.segment}/${listing}`)
})

test('a vendor writes a message for confirmed bookings and a quick answer; the guest reads the one, and the vendor changes and sends the other', async ({
  page: owner,
  asNew,
  playwright,
  baseURL,
  t,
  at,
}) => {
  test.slow()
  const admin = await theAdmin(playwright, baseURL)
  await becomeHost(owner, admin)
  const listing = await publishListing(owner.request, admin)
  const dialog = owner.getByRole('dialog')
  const save = () => dialog.getByRole('button', { name: t('templates.save'), exact: true }).click()

  await test.step('the vendor writes both with variables, and reads what a guest would', async () => {
    await owner.goto(at('/vendor-templates'))
    await expect(owner.getByText(t('templates.empty'))).toBeVisible()
    await owner.getByRole('button', { name: t('templates.add'), exact: true }).click()
    await dialog.getByLabel(t('templates.moment')).selectOption('confirmed')
    await dialog.getByLabel(t('templates.ar'), { exact: true }).fill('حياك الله، رقم حجزك ')
    await dialog
      .getByRole('button', { name: t('templates.variables.booking') })
      .first()
      .click()
    await expect(dialog.locator('[data-preview=ar]')).toHaveText('حياك الله، رقم حجزك DY-ABCDEF')
    await expectAccessible(owner)
    await save()
    await expect(owner.getByText('حياك الله، رقم حجزك {booking}')).toBeVisible()
    await owner.getByRole('button', { name: t('templates.answers.add'), exact: true }).click()
    await dialog.getByLabel(t('templates.answers.name')).fill('Thanks')
    await dialog.getByLabel(t('templates.ar'), { exact: true }).fill('شكرًا لك')
    await save()
    await expect(dialog).toHaveCount(0)
    await expect(owner.getByText('شكرًا لك')).toBeVisible()
    await expectAccessible(owner)
  })

  const guest = await asNew(newPhone())
  const booking = await requestStay(guest.request, listing, 7)
  const approved = await owner.request.post(`/api/v1/vender/bookings/${booking._id}/approve`)
  expect(approved.ok()).toBe(true)

  await test.step('the guest reads the message in the conversation of the booking', async () => {
    await guest.goto(at(`/messages?service=${listing}`))
    const log = guest.getByRole('log')
    await expect(log).toContainText(`حياك الله، رقم حجزك ${booking.code}`)
    await expect(log).toContainText(t('messages.automatic'))
  })

  await test.step('the quick answer is put into the box, and sent as it was changed', async () => {
    await owner.goto(at(`/messages?service=${listing}&booking=${booking._id}`))
    await owner.getByRole('button', { name: t('messages.answers.title') }).click()
    await dialog.getByRole('button', { name: /Thanks/ }).click()
    const box = owner.getByLabel(t('messages.write'))
    await expect(box).toHaveValue('شكرًا لك')
    await box.fill('شكرًا لك يا أهلًا')
    await owner.getByRole('button', { name: t('messages.send'), exact: true }).click()
    await expect(guest.getByRole('log')).toContainText('شكرًا لك يا أهلًا')
  })

  await owner.request.delete(`/api/v1/${CHALET.segment}/${listing}`)
})
