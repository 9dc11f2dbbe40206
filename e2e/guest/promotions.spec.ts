import { randomInt } from 'node:crypto'
import { addDays, riyadhDay } from '../../lib/domain/time/days'
import { expectAccessible } from '../support/accessible'
import { findStay } from '../support/bookings'
import { ADMIN_PHONE, expect, newPhone, signUp, test } from '../support/fixtures'
import { ANY_WEEKS, weekend } from '../support/stay-days'
import { changeUser } from '../support/vendors'

test('promotion codes: an admin makes one, a guest books with it at the lower price, and the admin ends it', async ({
  page,
  t,
  at,
}) => {
  const code = `TEST${randomInt(100_000, 1_000_000)}`
  const guest = newPhone()
  await signUp(page.request, guest)
  await changeUser(page, ADMIN_PHONE)
  await page.goto(at('/admin/promotions'))
  await expectAccessible(page)
  await page.getByRole('button', { name: t('admin.promotions.new') }).click()
  const dialog = page.getByRole('dialog')
  const fill = (name: string, value: string) =>
    dialog.getByLabel(t(`admin.promotions.fields.${name}`), { exact: true }).fill(value)
  await fill('code', code.toLowerCase())
  await fill('percent', '١٠')
  await fill('amount', '50')
  await fill('firstDay', riyadhDay(new Date()))
  await fill('lastDay', addDays(riyadhDay(new Date()), 30))
  await fill('maxUses', '5')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('admin.promotions.make') }).click()
  await expect(dialog.getByLabel(t('admin.promotions.fields.payer'))).toBeFocused()
  await dialog.getByLabel(t('admin.promotions.fields.payer')).selectOption('platform')
  await dialog.getByRole('button', { name: t('admin.promotions.make') }).click()
  const row = page.getByRole('button', { name: code })
  await expect(row).toBeVisible()

  await changeUser(page, guest)
  const sold = { paymentType: 'fullPayment', bookingType: 'instant' }
  const stay = await findStay(page.request, weekend(ANY_WEEKS.at(-1) ?? 0), sold)
  const params = { service: stay.card._id, checkIn: stay.checkIn, checkOut: stay.checkOut, adults: '2' }
  await page.goto(at(`/checkout?${new URLSearchParams(params)}`))
  await page.getByRole('button', { name: t('checkout.code.open') }).click()
  const field = page.getByRole('textbox', { name: t('checkout.code.label') })
  await expect(field).toBeFocused()
  await field.fill('NOBODY')
  await field.press('Enter')
  await expect(page.getByText(t('checkout.code.refusals.unknown'))).toBeVisible()
  await field.fill(` ${code.toLowerCase()} `)
  await field.press('Enter')
  const line = page.getByText(t('booking.promotion', { code }), { exact: true })
  await expect(line.first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: t('checkout.agree') }).check()
  await page.getByRole('button', { name: t('booking.toPayment') }).click()
  await expect(page).toHaveURL(/\/booking\/[^/]+\/pay/)
  await page.goto(page.url().replace(/\/pay.*/, ''))
  await expect(line.first()).toBeVisible()

  await changeUser(page, ADMIN_PHONE)
  await page.goto(at('/admin/promotions'))
  await row.click()
  const card = page.getByRole('article', { name: code })
  await expect(card).toContainText(t('admin.promotions.usesOf', { uses: '1', max: '5' }))
  await card.getByRole('button', { name: t('admin.promotions.end') }).click()
  const question = page.getByRole('dialog', { name: t('admin.promotions.endTitle', { code }) })
  await question.getByLabel(t('admin.reason.reason')).fill('The campaign is over')
  await question.getByRole('button', { name: t('admin.promotions.end') }).click()
  await expect(row).toHaveCount(0)
})
