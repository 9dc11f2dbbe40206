import type { Category, SiteSettings } from '@/lib/contract/schemas/catalogue'
import { formatPhone } from '../lib/domain/account/phone'
import { LISTING_TYPES } from '../lib/domain/listing/listing-types'
import { riyadhDay } from '../lib/domain/time/days'
import { expect, test } from './support/fixtures'

const isPhone = (name: string) => name.startsWith('phone')

test(
  'header-categories: four main links and five under More, each with page=1; header-remember-slug stores the chosen one',
  { tag: '@desktop' },
  async ({ page, at, t }, { project }) => {
    await page.goto(at('/about'))
    const { categories }: { categories: Category[] } = await (
      await page.request.get('/api/v1/services/categories')
    ).json()
    if (isPhone(project.name)) await page.getByRole('button', { name: t('layout.openMenu') }).click()
    else
      await page
        .getByRole('navigation', { name: t('layout.categories') })
        .getByRole('button')
        .click()
    const menu = isPhone(project.name) ? page.getByRole('dialog') : page.getByRole('banner')
    for (const listingType of LISTING_TYPES.filter(({ type }) =>
      categories.some((one) => one.type === type && one.status === 'active'),
    )) {
      const link = menu.getByRole('link', { name: t(`vocabulary.type.${listingType.type}`), exact: true })
      await expect(link).toHaveAttribute('href', `${at(`/${listingType.slug}`)}?page=1`)
      await expect(link).toBeVisible()
    }
    await menu.getByRole('link', { name: t('vocabulary.type.Camps'), exact: true }).click()
    await expect(page).toHaveURL(/\/camps\?page=1/)
    expect(Object.values(await page.evaluate(() => ({ ...localStorage })))).toContain('camps')
  },
)

test(
  'header-visitor: a visitor sees become-vendor and login, and become-vendor opens login',
  { tag: '@desktop' },
  async ({ page, at, t }, { project }) => {
    await page.goto(at('/about'))
    if (isPhone(project.name)) await page.getByRole('button', { name: t('layout.openMenu') }).click()
    await expect(page.getByRole('button', { name: t('layout.logIn'), exact: true })).toBeVisible()
    await page.getByRole('button', { name: t('layout.becomeVendor') }).click()
    await expect(page.getByRole('dialog', { name: t('account.loginTitle') })).toBeVisible()
  },
)

test('header-mobile: the menu slides in and closes when the route changes', { tag: '@phone' }, async ({
  page,
  at,
  t,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(at('/about'))
  await page.getByRole('button', { name: t('layout.openMenu') }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('vocabulary.type.Hotel'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/hotels/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('footer-content: pages, active cities, socials, address of the language, phones, e-mail and the year; settings-sitewide: all from the settings', async ({
  page,
  at,
  t,
  locale,
}) => {
  await page.goto(at('/about'))
  const settings: SiteSettings = await (await page.request.get('/api/v1/admin/get-setting')).json()
  const footer = page.getByRole('contentinfo')
  for (const path of ['/about', '/contact', '/term-conditions', '/privacy', '/faqs']) {
    await expect(footer.locator(`a[href="${at(path)}"]`)).toHaveCount(1)
  }
  await expect(footer.locator('a[href*="/in/"]')).toHaveCount(9)
  for (const link of [
    settings.facebookLink,
    settings.instagramLink,
    settings.twitterLink,
    settings.youTubeLink,
  ]) {
    await expect(footer.locator(`a[href="${link}"]`)).toHaveCount(1)
  }
  await expect(footer).toContainText(locale === 'ar' ? settings.address_ar : settings.address)
  for (const phone of settings.phoneNo) await expect(footer).toContainText(formatPhone(phone))
  await expect(footer).toContainText(settings.email)
  await expect(footer).toContainText(t('layout.footer.rights', { year: riyadhDay(new Date()).slice(0, 4) }))
  await expect(page.locator(`img[src*="${settings.websiteLogo}"]`).first()).toBeVisible()
})
