import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { DEMO_HOST, signInHere } from './support/vendors'

const isPhone = (name: string) => name.startsWith('phone')

type Translate = (key: string, values?: Record<string, string | number>) => string

/** The open account menu: a dropdown on the desktop, a part of the slide-in menu on phones. */
async function openMenu(page: Page, t: Translate, project: string) {
  if (isPhone(project)) await page.getByRole('button', { name: t('layout.openMenu') }).click()
  else {
    const [before = ''] = t('layout.account.menuOf', { name: '|' }).split('|')
    await page.getByRole('banner').getByRole('button', { name: before }).click()
  }
  const menu = isPhone(project) ? page.getByRole('dialog') : page.getByRole('banner')
  await expect(menu.getByRole('button', { name: t('layout.account.logOut') })).toBeVisible()
  return menu
}

const EVERYBODY = [
  '/my-profile',
  '/messages',
  '/my-bookings',
  '/favourites',
  '/saved-searches',
  '/about',
  '/faqs',
  '/term-conditions',
  '/privacy',
]
const VENDORS = ['/my-services', '/booking-request', '/service-booking']

test('account-menu, header-user: a guest has the bell and the links for every user, become-vendor, balance, language, currency sign, km and logout', async ({
  asGuest: page,
  at,
  t,
}, { project }) => {
  await page.goto(at('/about'))
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('button', { name: t('bell.label', { count: 0 }) })).toBeVisible()
  await expect(banner.getByRole('link', { name: t('layout.becomeVendor') })).toBeVisible({
    visible: !isPhone(project.name),
  })
  const menu = await openMenu(page, t, project.name)
  for (const path of EVERYBODY) {
    const links = menu.locator(`ul[aria-label] a[href="${at(path)}"]`)
    await expect(links).toHaveCount(1)
  }
  for (const path of VENDORS) await expect(menu.locator(`a[href^="${at(path)}"]`)).toHaveCount(0)
  await expect(menu.getByText(t('layout.account.balance'))).toBeVisible()
  await expect(menu.locator('.money').first()).toBeVisible()
  await expect(menu.getByText(t('layout.account.currency'))).toBeVisible()
  await expect(menu.getByText(t('layout.account.distance'))).toBeVisible()
  await expect(menu.getByRole('link', { name: t('layout.otherLanguage') }).first()).toBeVisible()
  const become = menu.locator('ul[aria-label]').getByRole('link', { name: t('layout.account.becomeVendor') })
  await expect(become).toHaveCount(1)
})

test('header-user: a verified vendor has links to a new listing and the vendor pages, and no become-vendor', async ({
  page,
  at,
  t,
}, { project }) => {
  await signInHere(page, DEMO_HOST.phone)
  await page.goto(at('/about'))
  const menu = await openMenu(page, t, project.name)
  for (const path of [...EVERYBODY, ...VENDORS]) {
    await expect(menu.locator(`ul[aria-label] a[href="${at(path)}"]`)).toHaveCount(1)
  }
  const add = menu.getByRole('link', { name: t('layout.account.addService') })
  await expect(add).toHaveCount(1)
  await expect(menu.getByRole('link', { name: t('layout.account.becomeVendor') })).toHaveCount(0)
})
