import type { Locator, Page } from '@playwright/test'
import { ADMIN_PHONE, expect, newPhone, signUp, test } from './support/fixtures'
import { bookAtHost, DEMO_HOST, signInHere } from './support/vendors'

const CHALET = '/chalets/al-nakheel-chalet-jeddah'
const CITY = '/search?city=Jeddah&page=1'
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }

type T = (key: string, values?: Record<string, string | number>) => string

interface Walk {
  name: string
  path: string
  on?: keyof typeof SIZES
  opener: (page: Page, t: T) => Locator
  /** what shows that the dialog has its last shape, where it comes in steps */
  last?: (dialog: Locator, t: T) => Locator
}

const VISITOR: Walk[] = [
  {
    name: 'the menu',
    path: '/about',
    on: 'phone',
    opener: (page, t) => page.getByRole('button', { name: t('layout.openMenu') }),
  },
  { name: 'the search sheet', path: '/', on: 'phone', opener: (page) => page.locator('[data-search-pill]') },
  { name: 'the kinds of a city', path: '/', opener: (page) => page.locator('[data-city]').first() },
  { name: 'login by a heart', path: CITY, opener: (page) => page.locator('[data-heart]').first() },
  {
    name: 'the filters',
    path: CITY,
    opener: (page, t) => page.getByRole('link', { name: t('search.filters.title'), exact: true }),
  },
  {
    name: 'a photo',
    path: CHALET,
    opener: (page, t) => page.locator(`section[aria-label="${t('detail.gallery.label')}"] li button`).first(),
  },
  {
    name: 'the report',
    path: CHALET,
    opener: (page, t) => page.getByRole('button', { name: t('report.open.service') }),
  },
  {
    name: 'the booking sheet',
    path: CHALET,
    on: 'phone',
    opener: (page, t) =>
      page
        .getByRole('button', { name: t('booking.chooseDates') })
        .filter({ visible: true })
        .last(),
  },
]

const GUEST: Walk[] = [
  {
    name: 'the name',
    path: '/my-profile',
    on: 'phone',
    opener: (page, t) =>
      page.getByRole('button', { name: t('profile.editField', { field: t('profile.name') }) }),
  },
  {
    name: 'the notifications as a sheet',
    path: '/about',
    on: 'phone',
    opener: (page, t) =>
      page.getByRole('banner').getByRole('button', { name: t('bell.label', { count: 0 }) }),
  },
  {
    name: 'becoming a vendor',
    path: '/loginvendor',
    opener: (page, t) => page.getByRole('button', { name: t('vendor.begin') }),
  },
]

const VENDOR: Walk[] = [
  {
    name: 'deleting a place',
    path: '/my-services',
    opener: (page, t) => page.getByRole('button', { name: t('ownServices.actions.delete') }).first(),
  },
  {
    name: 'the sheet of the calendar',
    path: '/service-calendar',
    on: 'phone',
    opener: (page, t) => page.getByRole('button', { name: t('hosted.calendar.form.open') }),
  },
  {
    name: 'adding a place',
    path: '/my-services',
    opener: (page, t) =>
      page
        .getByRole('main')
        .getByRole('link', { name: t('ownServices.add') })
        .first(),
    last: (dialog, t) => dialog.getByRole('button', { name: t('wizard.next'), exact: true }),
  },
]

/** Where a press beside the dialog lands; a dialog that fills the page has no such place. */
async function besideOf(page: Page, dialog: Locator) {
  const box = await dialog.boundingBox()
  const size = page.viewportSize()
  if (!box || !size) return null
  const corners = [8, size.width - 8].flatMap((x) => [8, size.height - 8].map((y) => ({ x, y })))
  return corners.find(({ x, y }) => x < box.x || x > box.x + box.width || y < box.y || y > box.y + box.height)
}

/** Opens and closes a dialog in every way; each time the focus returns to the opener. */
async function walk(page: Page, opener: Locator, last?: (dialog: Locator) => Locator): Promise<void> {
  const dialog = page.getByRole('dialog')
  const closed = async () => {
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await closed()

  await opener.press('Enter')
  await dialog.locator('[aria-label]:has(use[href$="#close"])').click()
  await closed()

  // As Safari does, which presses a button without focusing it.
  await opener.evaluate((button: HTMLElement) => {
    button.blur()
    button.click()
  })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await closed()

  await opener.click()
  await expect(last?.(dialog) ?? dialog).toBeVisible()
  const beside = await besideOf(page, dialog)
  if (beside) await page.mouse.click(beside.x, beside.y)
  else await page.keyboard.press('Escape')
  await closed()
}

for (const [who, walks] of Object.entries({ visitor: VISITOR, guest: GUEST, vendor: VENDOR })) {
  for (const { name, path, on, opener, last } of walks) {
    test(`closing returns the focus to the opener: ${name} (${who})`, async ({ page, at, t }) => {
      if (on) await page.setViewportSize(SIZES[on])
      if (who === 'guest') await signUp(page.request, newPhone())
      if (who === 'vendor') await signInHere(page, DEMO_HOST.phone)
      await page.goto(at(path))
      await walk(page, opener(page, t), last && ((dialog) => last(dialog, t)))
    })
  }
}

test('closing returns the focus to the opener: date change and cancellation of a booking; after the cancellation a heading has it', async ({
  asGuest: page,
  at,
  t,
}) => {
  const booking = await bookAtHost(page.request)
  await page.goto(at(`/booking/${booking._id}`))
  await walk(page, page.getByRole('button', { name: t('stay.dates.change') }))
  const cancel = page.getByRole('button', { name: t('booking.cancel') })
  await walk(page, cancel)
  await cancel.press('Enter')
  await page.getByRole('button', { name: t('booking.cancelNow') }).press('Enter')
  await expect(cancel).toHaveCount(0)
  await expect(page.locator(':is(h1, h2, h3):focus')).toBeVisible()
})

test('closing returns the focus to the opener: cancelling a booking as an admin', async ({
  page,
  playwright,
  baseURL,
  at,
  t,
}) => {
  const guest = await playwright.request.newContext({ baseURL })
  await signUp(guest, newPhone())
  const { code } = await bookAtHost(guest)
  await guest.dispose()
  await signInHere(page, ADMIN_PHONE)
  await page.goto(at(`/admin/bookings?q=${code}`))
  await page.getByRole('link', { name: code }).click()
  const card = page.locator('article').filter({ hasText: code })
  await walk(page, card.getByRole('button', { name: t('admin.bookings.cancel') }))
})

test('closing a nested dialog returns the focus into the outer one, and login from the menu returns it to the menu button', async ({
  page,
  at,
  t,
}) => {
  await page.setViewportSize(SIZES.phone)
  await page.goto(at('/about'))
  const menu = page.getByRole('button', { name: t('layout.openMenu') })
  for (const _ of ['its script is fetched', 'its script is there']) {
    await menu.press('Enter')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('layout.logIn') })
      .press('Enter')
    await expect(page.getByRole('dialog', { name: t('account.loginTitle') })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(menu).toBeFocused()
  }
  await signInHere(page, DEMO_HOST.phone)
  await page.goto(at('/my-services?add=1'))
  const wizard = page.getByRole('dialog')
  await wizard.getByRole('button', { name: t('wizard.next'), exact: true }).click()
  await wizard.getByRole('radio').first().press('Space')
  const close = wizard.getByRole('button', { name: t('wizard.close') })
  await close.press('Enter')
  const question = page.getByRole('dialog', { name: t('wizard.leave.title') })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(close).toBeFocused()
})

test('closing filters that were opened by the address focuses their button', async ({ page, at, t }) => {
  await page.goto(at(`${CITY}&panel=filters`))
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('link', { name: t('search.filters.title'), exact: true })).toBeFocused()
})

test('a scrolling dialog can be scrolled by keys alone, and its scrolling part has a name', async ({
  page,
  at,
  t,
}) => {
  await page.goto(at(CHALET))
  await page.locator('#facilities').getByRole('button').press('Enter')
  const dialog = page.getByRole('dialog', { name: t('detail.facilities.title') })
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible()
  const body = dialog.getByRole('region', { name: t('detail.facilities.title') })
  await page.keyboard.press('Tab')
  await expect(body).toBeFocused()
  await page.keyboard.press('End')
  await expect.poll(() => body.evaluate((one) => one.scrollTop)).toBeGreaterThan(0)
})
