import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible'
import { ADMIN_PHONE, expect, newPhone, test } from './support/fixtures'
import { signUpInDialog } from './support/sign-in-dialog'
import { signInHere } from './support/vendors'

async function expectClean(page: Page) {
  await expectAccessible(page)
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(tooWide).toBe(false)
}

interface Fixtures {
  page: Page
  at: (path: string) => string
  locale: string
  isMobile: boolean
}

const expectWholeText =
  (path: string) =>
  async ({ page, at, locale, isMobile }: Fixtures) => {
    expect((await page.goto(at(path)))?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('article time')).toHaveText(/20\d\d/)
    const parts = page.locator('article section')
    expect(await parts.count()).toBeGreaterThan(5)
    const text = ((await page.locator('article').textContent()) ?? '').length
    expect(text).toBeGreaterThan(1500)
    const contents = page.locator('article nav')
    await expect(contents).toBeVisible({ visible: !isMobile })
    const last = await parts.last().getAttribute('id')
    await page.goto(`${at(path)}#${last}`)
    await expect(parts.last().getByRole('heading')).toBeInViewport()
    // The dark theme prints dark text on white, without header and footer.
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
    await expect(page.locator('article h1')).toHaveCSS('color', 'rgb(29, 27, 25)')
    await expect(page.locator('body > :is(header, nav, footer):visible')).toHaveCount(0)
  }

const WHOLE_TEXT =
  'the text is whole and in the language of the page, with contents, a date and an address for each part, also on paper'
test(`about-page: ${WHOLE_TEXT}`, expectWholeText('/about'))
test(`privacy-page: ${WHOLE_TEXT}`, expectWholeText('/privacy'))
test(`terms-page: ${WHOLE_TEXT}`, expectWholeText('/term-conditions'))

test('faqs-page: questions open in place, a text search finds them, and an address opens its answer', async ({
  page,
  t,
  at,
}) => {
  await page.goto(`${at('/faqs')}#policies`)
  await expect(page.locator('#policies')).toBeVisible()
  const field = page.getByRole('searchbox')
  await field.fill('ALERT no such word')
  await expect(page.getByText(t('reading.faqs.found', { count: 0 }))).toBeVisible()
  await page.getByRole('button', { name: t('reading.faqs.showAll') }).click()
  await expect(field).toBeFocused()
  const all = await page.locator('article details:visible').count()
  await field.fill('PNG')
  await expect(page.locator('article details:visible')).toHaveCount(1)
  await field.fill('')
  await expect(page.locator('article details:visible')).toHaveCount(all)
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').last().textContent()) ?? '{}',
  )
  expect(JSON.stringify(data)).toContain('FAQPage')
})

test.describe('failed submissions', () => {
  // The server names the wrong fields, which the browser writes down as a failed call.
  test.use({ allowedInConsole: [/status of 400/] })

  test('contact-page: errors are named at their fields, a sent message is confirmed and can be answered in the console', async ({
    page,
    browser,
    t,
    at,
  }) => {
    await page.goto(at('/contact'))
    const fields = (name: string) => page.getByLabel(t(`reading.contact.fields.${name}`), { exact: true })
    await expect(fields('message')).toHaveCSS('direction', 'rtl')
    await page.getByRole('button', { name: t('reading.contact.send') }).click()
    await expect(fields('name')).toBeFocused()
    await expect(fields('name')).toHaveAccessibleDescription(new RegExp(t('issues.required')))
    await expectClean(page)
    const who = `Sara ${newPhone()}`
    await fields('name').fill(who)
    await fields('reach').fill(`0${newPhone()}`)
    await fields('topic').selectOption('complaint')
    await fields('message').fill('<b>Where is my code?</b>')
    await page.getByRole('button', { name: t('reading.contact.send') }).click()
    await expect(page.getByText(t('reading.contact.sent'))).toBeFocused()

    const admin = await (await browser.newContext()).newPage()
    await signInHere(admin, ADMIN_PHONE)
    await admin.goto(at('/admin/contact'))
    await expect(admin).toHaveURL(at('/admin/inbox?kind=contact'))
    await expectClean(admin)
    const row = admin.getByRole('row').filter({ hasText: who })
    await row.getByRole('link').click()
    await expect(admin.getByText('<b>Where is my code?</b>')).toBeVisible()
    await admin.getByLabel(t('admin.inbox.answer.insert')).selectOption({ index: 1 })
    await expect(admin.getByLabel(t('admin.inbox.answer.text'))).toHaveValue(new RegExp(who))
    await expectClean(admin)
    await admin.getByRole('button', { name: t('admin.inbox.answer.send') }).click()
    await expect(admin.getByText(t('admin.inbox.history.events.answered'))).toBeVisible()
    await admin.goto(at('/admin/inbox?state=closed'))
    await expect(row).toBeVisible()
    await admin.context().close()
  })
})

test('contact-page: the form works without script too', async ({ browser, t, at }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(at('/contact'))
  await page.locator('[name=name]').fill('Sara')
  await page.locator('[name=reach]').fill(`0${newPhone()}`)
  await page.locator('[name=topic]').selectOption('other')
  await page.locator('[name=message]').fill('Hello')
  await page.getByRole('button', { name: t('reading.contact.send') }).click()
  await expect(page).toHaveURL(/\/contact#sent$/)
  await expect(page.getByText(t('reading.contact.sent'))).toBeVisible()
  await context.close()
})

test.describe('two admins editing one page', () => {
  test.use({ allowedInConsole: [/status of 409/] })

  test('an admin rewrites a page in both languages; a conflicting save is refused without losing the typed text; an older version can be restored', async ({
    page,
    t,
    at,
    locale,
  }) => {
    const name = locale === 'ar' ? 'about' : 'privacy'
    await signInHere(page, ADMIN_PHONE)
    await page.goto(at(`/admin/pages?name=${name}`))
    const side = page.getByRole('group', { name: t(`admin.pages.languages.${locale}`) })
    const text = side.getByLabel(t('admin.pages.fields.text'), { exact: true })
    const written = await text.inputValue()
    await text.fill(`${written}\n\n## Fresh part {#fresh}\nSee [this](javascript:alert(1)) and <i>that</i>.`)
    await expect(side.getByRole('heading', { name: 'Fresh part' })).toBeVisible()
    await expectClean(page)
    const other = await (await page.request.get(`/api/v1/pages/${name}`)).json()
    const { version, ar, en } = other
    await page.request.put(`/api/v1/admin/pages/${name}`, { data: { version, ar, en } })
    await page.getByRole('button', { name: t('admin.pages.save') }).click()
    await expect(page.getByRole('alert').filter({ hasText: t('errors.changed_meanwhile') })).toBeVisible()
    await expect(text).toHaveValue(/Fresh part/)
    const typed = await text.inputValue()
    page.on('dialog', (dialog) => dialog.accept())
    await page.getByRole('button', { name: t('admin.pages.reload') }).click()
    await text.fill(typed)
    await page.getByRole('button', { name: t('admin.pages.save') }).click()
    await expect(page.locator('[data-toast]')).toContainText(t('admin.pages.saved', { version: version + 2 }))
    const stored = await (await page.request.get(`/api/v1/pages/${name}`)).json()
    expect(stored[locale].text).toContain('Fresh part')

    const versionLink = (n: number) =>
      page.getByRole('link', { name: t('admin.pages.versions.one', { version: n }), exact: true })
    await expect(versionLink(version + 2)).toBeVisible()
    await versionLink(version + 1).click()
    await expect(page.locator('del').filter({ hasText: 'Fresh' })).toBeVisible()
    await expectClean(page)
    await page.getByRole('button', { name: t('admin.pages.versions.restore') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('admin.pages.versions.restore') })
      .click()
    await expect(text).toHaveValue(written)
    const restored = await (
      await page.request.get(`/api/v1/admin/pages/${name}/versions/${version + 3}`)
    ).json()
    expect(restored[locale].text).toBe(written)
  })
})

test('loginvendor-page: the advantages of hosting are listed, and the calculator estimates a month’s income from the visitor’s own numbers', async ({
  page,
  t,
  at,
}) => {
  expect((await page.goto(at('/loginvendor')))?.status()).toBe(200)
  await expect(page.getByRole('heading', { name: t('vendor.gainsTitle') })).toBeVisible()
  const sum = page.locator('#earnings dl')
  await page.getByRole('textbox', { name: t('vendor.earnings.price') }).fill('1000')
  await page.getByRole('slider', { name: t('vendor.earnings.nights') }).fill('10')
  // 10,000 less 10 % less 15 % of that.
  for (const amount of ['10,000', '-1,000', '-150', '8,850']) await expect(sum).toContainText(amount)
})

test('loginvendor-page: a visitor who chose to become a vendor finds the form open after signing in', async ({
  page,
  t,
  at,
  isMobile,
}) => {
  await page.goto(at('/faqs'))
  if (isMobile) await page.getByRole('button', { name: t('layout.openMenu') }).click()
  await page
    .getByRole('button', { name: t('layout.becomeVendor') })
    .last()
    .click()
  await signUpInDialog(page, t, 'Huda')
  await expect(page).toHaveURL(/\/loginvendor\?begin=1$/)
  await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(2)
})

test.describe('an unknown page', () => {
  test.use({ allowedInConsole: [/status of 404/] })

  test('offers a search and the listing types', async ({ page, t, at }) => {
    await page.goto(at('/castles'))
    await page.getByRole('searchbox').fill('x')
    await page.getByRole('button', { name: t('layout.lost.search'), exact: true }).click()
    await expect(page).toHaveURL(/\/search\?q=x&page=1$/)
  })
})
