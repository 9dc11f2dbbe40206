import { expectAccessible } from '../support/accessible'
import { bookStay, findStay } from '../support/bookings'
import { expect, newPhone, signUp, test } from '../support/fixtures'
import { signUpInDialog } from '../support/sign-in-dialog'
import { beginSplit, payShareBySandbox } from '../support/splits'
import { ANY_WEEKS, weekend } from '../support/stay-days'
import { changeUser } from '../support/vendors'

test('splits: a guest chooses the shares and pays the first, a friend pays the other from the link, and the booking is confirmed', async ({
  page,
  t,
  at,
}) => {
  const guest = newPhone()
  await signUp(page.request, guest)
  const sold = { paymentType: 'fullPayment', bookingType: 'instant' }
  const stay = await findStay(page.request, weekend(ANY_WEEKS.at(-2) ?? 0), sold)
  const { _id } = await bookStay(page.request, stay, 'fullPayment')
  const payNow = page.getByRole('button', { name: t('pay.pay'), exact: true })
  const pay = async () => {
    await payNow.click()
    await page.getByRole('button', { name: t('testPayment.pay'), exact: true }).click()
    await expect(page).toHaveURL(/\/split\/[\w-]+$/)
  }

  await page.goto(at(`/booking/${_id}/pay`))
  await page.getByRole('button', { name: t('split.offer.open') }).click()
  await page.getByLabel(t('split.share', { number: 2 }), { exact: true }).fill('٠')
  await page.getByRole('button', { name: t('split.form.start') }).click()
  await expect(page.getByLabel(t('split.share', { number: 2 }), { exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('split.form.equal') }).click()
  await expect(page.getByText(t('split.form.whole'))).toBeVisible()
  await page.getByRole('button', { name: t('split.form.start') }).click()
  await expect(page.getByText(t('split.guest.starting'))).toBeVisible()
  await pay()
  await expect(page.getByText(t('split.guest.open'))).toBeVisible()
  const link = await page.getByLabel(t('split.link.label')).inputValue()
  await expectAccessible(page)
  await page.goto(at(`/booking/${_id}`))
  await expect(page.getByText(t('split.next.open'))).toBeVisible()
  await expectAccessible(page)

  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto(new URL(link).pathname)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('split.ofGuest', { guest: 'Noura' }))
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByRole('button', { name: t('split.giveUp.open') })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: t('split.pay.signIn') }).click()
  await signUpInDialog(page, t, 'Sara')
  await pay()
  await expect(page.getByText(t('split.friend.whole'))).toBeVisible()
  await expect(page.getByText(t('split.mine'))).toBeVisible()

  await changeUser(page, guest)
  await page.goto(at(`/booking/${_id}`))
  await expect(page.getByText(t('split.guest.whole'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('booking.cancel') })).toBeVisible()
})

test('a share is paid without an account: the number, the code and the payment on one page', async ({
  page,
  t,
  at,
}) => {
  const guest = newPhone()
  await signUp(page.request, guest)
  const sold = { paymentType: 'fullPayment', bookingType: 'instant' }
  const stay = await findStay(page.request, weekend(ANY_WEEKS.at(-1) ?? 0), sold)
  const { _id } = await bookStay(page.request, stay, 'fullPayment')
  const { token } = await beginSplit(page.request, _id, 2)
  await payShareBySandbox(page.request, token, 1)
  await page.context().clearCookies()

  await page.goto(at(`/split/${token}`))
  await page.getByRole('textbox', { name: t('account.phone') }).fill(newPhone())
  await page.getByRole('textbox', { name: t('split.pay.firstName') }).fill('سارة')
  await expectAccessible(page)
  await page.getByRole('button', { name: t('split.pay.sendCode') }).click()
  const code = await page.locator('[data-demo-code]').textContent()
  await page.getByLabel(t('account.codeSentTo')).fill(code ?? '')
  await page.getByRole('button', { name: t('account.verify') }).click()
  await expect(page.getByText(t('split.pay.provenAs'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('pay.pay'), exact: true }).click()
  await page.getByRole('button', { name: t('testPayment.pay'), exact: true }).click()
  await expect(page).toHaveURL(/\/split\/[\w-]+$/)
  await expect(page.getByText(t('split.friend.whole'))).toBeVisible()
  await expect(page.getByRole('heading', { name: t('split.receipt.title') })).toBeVisible()
  await expectAccessible(page)
})
