import { expectAccessible } from '../support/accessible'
import { ADMIN_PHONE, expect, test } from '../support/fixtures'
import { changeUser, DEMO_HOST, signInHere } from '../support/vendors'

const DEMO_GUEST = { phone: '500000001', name: { en: 'Maryam Al Harbi', ar: 'مريم الحربي' } }

/** Long, in both scripts, with signs that could break a layout or run. */
const WORDS = `مكان هادئ ونظيف ❤️👨‍👩‍👧‍👦 and ${'very'.repeat(60)} quiet <img src=x onerror=alert(1)>`

test('reviews: a guest rates a finished stay, the vendor reviews too and replies in public, and an admin hides it after a report', async ({
  page,
  playwright,
  baseURL,
  at,
  t,
  locale,
}, { project }) => {
  test.setTimeout(120_000)
  await signInHere(page, DEMO_GUEST.phone)
  const { data } = await (await page.request.get('/api/v1/bookings?tab=completed')).json()
  // The two projects run at once: each has a stay of its own.
  const booking = data.toSorted((a: { code: string }, b: { code: string }) => a.code.localeCompare(b.code))[
    project.name.endsWith('ar') ? 0 : 1
  ]
  // Each project has one such stay: a further try goes on where the failed one ended.
  if (booking.review === 'open') await writeReview()

  const shown = async () =>
    (await (await page.request.get(`/api/v1/services/${booking.serviceId}/reviews`)).json()).data.filter(
      (one: { text: string }) => one.text === WORDS,
    )
  if (booking.review === 'open') expect(await shown()).toEqual([])
  const isPublished = (await shown()).length > 0
  const details = await (await page.request.get(`/api/v1/services/details/${booking.serviceId}`)).json()
  expect(details.vendor._id).toBe(DEMO_HOST.id)
  const place = booking.service.name[locale]
  await changeUser(page, DEMO_HOST.phone)
  await page.goto(at('/my-reviews'))
  if (!isPublished) await rateGuest()
  const review = page.getByRole('article').filter({ hasText: 'onerror' }).filter({ hasText: place })
  await expect(review).toBeVisible()
  await review.getByRole('button', { name: t('report.open.review') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('report.send') })
    .click()
  await expect(page.getByText(t('report.thanks'))).toBeVisible()
  await page.keyboard.press('Escape')
  if (!(await shown())[0]?.answer) {
    await review.getByRole('button', { name: t('reviews.own.answer') }).click()
    await review.getByRole('textbox').fill('نسعد بزيارتكم دائمًا')
    await review.getByRole('button', { name: t('reviews.own.sendAnswer') }).click()
  }
  await expect.poll(async () => (await shown())[0]?.answer).toBe('نسعد بزيارتكم دائمًا')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  const [reported] = await shown()
  expect(reported).toMatchObject({ rating: 4, answer: 'نسعد بزيارتكم دائمًا' })

  await changeUser(page, ADMIN_PHONE)
  await page.goto(at('/admin/inbox?kind=report&state=open'))
  await page.getByRole('row').filter({ hasText: place }).first().getByRole('link').click()
  await expect(page.getByText('onerror').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('admin.inbox.hide') }).click()
  await page.getByRole('dialog').getByLabel(t('admin.reason.reason')).fill('Only a test')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('admin.inbox.hide') })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('main').getByText(t('admin.inbox.history.events.hidden'))).toBeVisible()
  const visitor = await playwright.request.newContext({ baseURL })
  const left = await (await visitor.get(`/api/v1/services/${booking.serviceId}/reviews`)).json()
  expect(left.data.some((one: { _id: string }) => one._id === reported._id)).toBe(false)
  await visitor.dispose()

  async function writeReview() {
    await page.goto(at(`/booking/${booking._id}?review=1`))
    const dialog = page.getByRole('dialog', { name: t('reviews.title') })
    await expect(dialog.getByRole('radiogroup')).toHaveCount(6)
    await dialog.getByRole('button', { name: t('reviews.send') }).click()
    await expect(dialog.getByText(t('reviews.chooseStars'))).toHaveCount(6)
    for (const group of await dialog.getByRole('radiogroup').all()) {
      await group.locator('label').nth(3).click()
    }
    await dialog.getByLabel(t('reviews.text')).fill(WORDS)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t('reviews.send') }).click()
    await expect(page.getByText(t('reviews.door.written'))).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/booking/${booking._id}$`))
  }

  async function rateGuest() {
    await page
      .getByRole('article')
      .filter({ hasText: place })
      .filter({ hasText: DEMO_GUEST.name[locale] })
      .getByRole('button', { name: t('reviews.own.rateGuest') })
      .click()
    await page.getByRole('dialog').locator('label').nth(4).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('reviews.own.sendGuest') })
      .click()
  }
})
