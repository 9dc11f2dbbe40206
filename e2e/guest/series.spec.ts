import { expectAccessible } from '../support/accessible'
import { expect, newPhone, signUp, test } from '../support/fixtures'
import { findWeeklyVisit } from '../support/series'

test('a weekly series: a guest repeats a visit in the checkout, pays one week and cancels the rest', async ({
  page,
  t,
  at,
}) => {
  await signUp(page.request, newPhone())
  const { visit, weeks } = await findWeeklyVisit(page.request, 8)
  const { serviceId, start } = visit as { serviceId: string; start: string }
  const query = new URLSearchParams({
    service: serviceId,
    date: weeks[0]?.date ?? '',
    start,
    hours: '1',
    adults: '4',
  })
  await page.goto(at(`/checkout?${query}`))
  const more = page.getByRole('button', { name: t('series.repeat.more') })
  await more.click()
  await more.click()
  await expect(page.getByRole('list', { name: t('series.repeat.list') }).getByRole('checkbox')).toHaveCount(3)
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: t('checkout.agree') }).check()
  await page.getByRole('button', { name: t('booking.toPayment') }).click()
  await expect(page).toHaveURL(/\/series\/[\w-]+$/)
  const list = page.getByRole('list', { name: t('series.weeks') }).getByRole('listitem')
  await expect(list).toHaveCount(3)
  await expectAccessible(page)
  const series = page.url()
  await page.getByRole('link', { name: t('series.payNext') }).click()
  await page.getByRole('button', { name: t('pay.pay'), exact: true }).click()
  await page.getByRole('button', { name: t('testPayment.pay'), exact: true }).click()
  await expect(page).toHaveURL(/\/success/)
  await page.goto(series)
  await expect(list.first()).toContainText(t('vocabulary.bookingState.confirmed'))
  await page.getByRole('button', { name: t('series.cancel.open') }).click()
  await page.getByRole('button', { name: t('series.cancel.confirm') }).click()
  await expect(list.last()).toContainText(t('vocabulary.bookingState.cancelled_by_guest'))
})
