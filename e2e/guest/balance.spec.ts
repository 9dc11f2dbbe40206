import { expectAccessible } from '../support/accessible'
import { addToBalance } from '../support/balances'
import { bookStay, findStay } from '../support/bookings'
import { ADMIN_PHONE, expect, newPhone, signUp, test } from '../support/fixtures'
import { ANY_WEEKS, weekend } from '../support/stay-days'
import { changeUser, signIn } from '../support/vendors'

// A declined card is an answer of 422.
test.use({ allowedInConsole: [/status of 422/] } as object)

test('balance: an admin adds to it and proposes above the limit; its owner reads the movement, filters it and saves the file', async ({
  page,
  t,
  at,
}) => {
  const phone = newPhone()
  await signUp(page.request, phone)
  await changeUser(page, ADMIN_PHONE)
  await page.goto(at('/admin/balances'))
  await page.getByRole('searchbox').fill(`0${phone}`)
  await page.getByRole('button', { name: t('admin.table.show') }).click()
  await expect(page.getByRole('heading', { name: 'Noura Test' })).toBeVisible()

  const add = async (amount: string) => {
    await page.getByRole('button', { name: t('admin.balances.add'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t('admin.balances.amount')).fill(amount)
    await dialog.getByLabel(t('admin.balances.reason')).fill('التكييف لم يعمل')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t('admin.balances.add') }).click()
  }
  await add('٧٥٫٥٠')
  await expect(page.getByText(t('admin.balances.posted')).first()).toBeVisible()
  await expect(page.getByText('التكييف لم يعمل').first()).toBeVisible()
  await add('600')
  await expect(page.getByText(t('admin.balances.waits')).first()).toBeVisible()
  await page.getByRole('button', { name: 'Noura Test' }).click()
  const waiting = page.getByRole('article', { name: 'Noura Test' }).filter({ hasText: '600' })
  await expect(waiting.getByText(t('admin.balances.anotherDecides'))).toBeVisible()
  await expectAccessible(page)

  await changeUser(page, phone)
  await page.goto(at('/my-profile'))
  await page.getByRole('link', { name: t('balance.seeAll') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('balance.pageTitle'))
  const movement = page.getByRole('listitem').filter({ hasText: 'التكييف لم يعمل' })
  await expect(movement).toContainText('75.50')
  await expectAccessible(page)
  await page.getByRole('combobox', { name: t('balance.month') }).selectOption({ index: 1 })
  await page.getByRole('button', { name: t('balance.show') }).click()
  await expect(page).toHaveURL(/month=20\d\d-\d\d/)
  await expect(movement).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: t('balance.download') }).click()
  expect((await saved).suggestedFilename()).toBe('diyar-balance.csv')
  await page.getByRole('link', { name: t('balance.kinds.refund') }).click()
  await expect(page.getByText(t('balance.noneChosen'))).toBeVisible()
})

test('balance: it pays a part beside the card; a declined card gives it back, and two tabs pay once', async ({
  page,
  playwright,
  baseURL,
  t,
  at,
}) => {
  await signUp(page.request, newPhone())
  const admin = await signIn(playwright, baseURL, ADMIN_PHONE)
  await addToBalance(admin, page.request, 200)
  await admin.dispose()
  const sold = { paymentType: 'fullPayment', bookingType: 'instant' }
  const stay = await findStay(page.request, weekend(ANY_WEEKS.at(-3) ?? 0), sold)
  const { _id } = await bookStay(page.request, stay, 'fullPayment')
  const balance = async () =>
    (await (await page.request.get(`/api/v1/bookings/${_id}/pay/balance`)).json()).balance
  const held = async () => 200 - (await (await page.request.get('/api/v1/user/balance')).json()).balance
  const atProvider = page.getByRole('button', { name: t('testPayment.pay'), exact: true })
  const useBalance = page.getByRole('checkbox', { name: new RegExp(t('pay.balance.use')) })

  await page.goto(at(`/booking/${_id}/pay`))
  await useBalance.check()
  await expect(page.getByText(t('pay.balance.byCard'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('pay.pay'), exact: true }).click()
  await page.getByRole('radio', { name: t('testPayment.outcomes.funds.title') }).check()
  expect(await held()).toBe(200)
  await atProvider.click()
  await expect(page.getByText(t('pay.declined.funds'))).toBeVisible()
  expect([await balance(), await held()]).toEqual([200, 0])
  await expect(useBalance).toBeChecked()

  await page.getByRole('button', { name: t('pay.again') }).click()
  await expect(atProvider).toBeVisible()
  const tab = await page.context().newPage()
  await tab.goto(at(`/booking/${_id}/pay`))
  await tab.getByRole('button', { name: t('pay.pay'), exact: true }).click()
  await expect(tab).toHaveURL(page.url())
  await atProvider.click()
  await expect(page.getByRole('heading', { level: 1, name: t('success.confirmed.title') })).toBeVisible()
  await tab.getByRole('button', { name: t('testPayment.pay'), exact: true }).click()
  await expect(tab.getByRole('heading', { level: 1, name: t('success.confirmed.title') })).toBeVisible()
  expect(await held()).toBe(200)
  await page.goto(at(`/booking/${_id}`))
  const movements = page.getByRole('list', { name: t('stay.money.title') })
  await expect(movements.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
})
