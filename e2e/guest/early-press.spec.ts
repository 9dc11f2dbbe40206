import type { Locator, Page } from '@playwright/test'
import { findStay } from '../support/bookings'
import { expect, test } from '../support/fixtures'
import { weekend } from '../support/stay-days'

const CHALET = '/chalets/al-nakheel-chalet-jeddah'
/** Beside the machine that runs the tests, which is slow already with several browsers at once. */
const SLOWER = 2

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }

type T = (key: string, values?: Record<string, string | number>) => string

/** Delays the scripts of a page until `release`, so that presses before it come before hydration. */
async function holdScripts(page: Page): Promise<{ release: () => void }> {
  let release = () => undefined as unknown
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  return { release: () => void release() }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

interface EarlyPress {
  name: string
  path: string
  on?: keyof typeof SIZES
  control: (page: Page, t: T) => Locator
  effect: (page: Page, t: T) => Promise<void>
}

const dialogOpens = (page: Page) => expect(page.getByRole('dialog')).toBeVisible()

const PRESSES: EarlyPress[] = [
  {
    name: 'home: the menu opens',
    path: '/',
    on: 'phone',
    control: (page, t) => page.getByRole('button', { name: t('layout.openMenu') }),
    effect: dialogOpens,
  },
  {
    name: 'home: the search sheet opens',
    path: '/',
    on: 'phone',
    control: (page) => page.locator('[data-search-pill]'),
    effect: dialogOpens,
  },
  {
    name: 'home: the dates of the search open',
    path: '/',
    on: 'desktop',
    control: (page) => page.locator('main [data-field=checkIn]'),
    effect: (page) => expect(page.locator('main [role=dialog] [data-day]').first()).toBeVisible(),
  },
  {
    name: 'home: a city asks for the kind',
    path: '/',
    control: (page) => page.locator('[data-city]').first(),
    effect: dialogOpens,
  },
  {
    name: 'search: a heart asks a visitor to sign in',
    path: '/search?city=Jeddah&page=1',
    control: (page) => page.locator('[data-heart]').first(),
    effect: dialogOpens,
  },
  {
    name: 'search: the picture of a card leads to its page',
    path: '/search?city=Jeddah&page=1',
    control: (page) => page.locator('main article img').first(),
    effect: (page) => expect(page.locator('#dates')).toBeAttached(),
  },
  {
    name: 'search: the filters open',
    path: '/search?city=Jeddah&page=1',
    control: (page, t) => page.getByRole('link', { name: t('search.filters.title'), exact: true }),
    effect: dialogOpens,
  },
  {
    name: 'listing: the photos open',
    path: CHALET,
    control: (page, t) =>
      page.locator(`section[aria-label="${t('detail.gallery.label')}"] li button`).first(),
    effect: dialogOpens,
  },
  {
    name: 'listing: choosing dates opens the calendar of the card',
    path: CHALET,
    control: (page, t) =>
      page
        .getByRole('button', { name: t('booking.chooseDates') })
        .filter({ visible: true })
        .last(),
    effect: (page) =>
      expect(
        page.locator(':is([role=dialog], aside) [data-day]').filter({ visible: true }).first(),
      ).toBeVisible(),
  },
]

for (const { name, path, on, control, effect } of PRESSES) {
  test(`one press before the page's script has loaded is enough: ${name}`, async ({ page, at, t }) => {
    if (on) await page.setViewportSize(SIZES[on])
    await slowDown(page)
    const { release } = await holdScripts(page)
    await page.goto(at(path), { waitUntil: 'commit' })
    await control(page, t).click()
    release()
    await effect(page, t)
  })
}

test("one press before the page's script has loaded is enough: confirming a stay opens the sign-in for a visitor", async ({
  page,
  at,
  t,
}) => {
  const options = { city: 'Jeddah', type: 'Chalets', paymentType: 'payAtCheckin', bookingType: 'instant' }
  const { card, checkIn, checkOut } = await findStay(page.request, weekend(3), options)
  await slowDown(page)
  const { release } = await holdScripts(page)
  const stay = new URLSearchParams({ service: card._id, checkIn, checkOut, adults: '2' })
  await page.goto(at(`/checkout?${stay}`), { waitUntil: 'commit' })
  await page.getByRole('checkbox', { name: t('checkout.agree') }).check()
  const confirm = page.getByRole('button', { name: t('booking.confirm') })
  await confirm.click()
  await expect(confirm).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByRole('dialog', { name: t('account.loginTitle') })).toBeVisible()
})

test('a later press replaces an earlier one, and following a link cancels all of them', async ({
  page,
  at,
  t,
}) => {
  await page.setViewportSize(SIZES.phone)
  const { release } = await holdScripts(page)
  await page.goto(at('/'), { waitUntil: 'commit' })
  await page.getByRole('button', { name: t('layout.openMenu') }).click()
  await page.locator('[data-search-pill]').click()
  await expect(page.locator('[data-pressed]')).toHaveCount(1)
  release()
  await expect(page.getByRole('dialog', { name: t('search.bar.label') })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.locator('[data-pressed]')).toHaveCount(0)
})

test("a text typed before the page's script has loaded is searched for afterwards", async ({
  page,
  at,
  t,
}) => {
  const { release } = await holdScripts(page)
  await page.goto(at('/faqs'), { waitUntil: 'commit' })
  const field = page.getByRole('searchbox', { name: t('reading.faqs.search') })
  await field.fill('zzzz')
  release()
  await expect(page.getByRole('button', { name: t('reading.faqs.showAll') })).toBeVisible()
  await expect(field).toHaveValue('zzzz')
})

test("Escape before the page's script has loaded closes the filters afterwards", async ({ page, at, t }) => {
  const { release } = await holdScripts(page)
  await page.goto(at('/search?city=Jeddah&page=1&panel=filters'), { waitUntil: 'commit' })
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveAttribute('data-escaped')
  release()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('link', { name: t('search.filters.title'), exact: true })).toBeFocused()
})

test('every button of the public pages works without script or is replayed once it has loaded', async ({
  page,
  at,
}) => {
  const { release } = await holdScripts(page)
  for (const path of ['/', '/search?city=Jeddah&page=1', CHALET, '/about', '/contact', '/faqs']) {
    await page.goto(at(path), { waitUntil: 'commit' })
    await expect(page.locator('footer')).toBeVisible()
    const lost = await page.locator('button').evaluateAll((buttons) =>
      (buttons as HTMLButtonElement[])
        .filter((button) => !button.disabled && !button.popoverTargetElement)
        .filter(
          ({ type, form }) => type !== 'submit' || !form?.hasAttribute('action') || !form.checkValidity(),
        )
        .filter((button) => {
          button.click()
          return !button.hasAttribute('data-pressed')
        })
        .map((button) => button.outerHTML),
    )
    expect(lost).toEqual([])
  }
  release()
})
