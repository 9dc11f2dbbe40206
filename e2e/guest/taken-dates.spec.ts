import { formatQueryDay } from '../../lib/domain/time/days'
import { bookStay, findStay } from '../support/bookings'
import { expect, newPhone, signUp, test } from '../support/fixtures'
import { weekend, weekendOf } from '../support/stay-days'

test('taken dates are announced to a visitor on the listing, its price page and the checkout; the nearest free ones are linked', async ({
  page,
  playwright,
  baseURL,
  t,
  at,
  locale,
}) => {
  const options = { paymentType: 'payAtCheckin', bookingType: 'instant', type: 'Chalets' }
  const other = await playwright.request.newContext({ baseURL })
  await signUp(other, newPhone())
  const stay = await findStay(other, weekendOf('taken', locale), options)
  await bookStay(other, stay, 'payAtCheckin')
  await other.dispose()
  const { path, card, checkIn, checkOut } = stay
  const dates = new URLSearchParams({
    checkIn: formatQueryDay(checkIn),
    checkOut: formatQueryDay(checkOut),
  })
  const wait = page.getByRole('button', { name: t('waiting.tellMe') })

  await page.goto(at(`/checkout?service=${card._id}&checkIn=${checkIn}&checkOut=${checkOut}`))
  await expect(wait).toBeVisible()
  await expect(page.getByRole('main').locator('dl .money')).toHaveCount(0)

  await page.goto(at(`${path}/price?checkIn=${checkIn}&checkOut=${checkOut}`))
  await expect(page.getByText(t('booking.takenThen'))).toBeVisible()
  await expect(page.getByRole('main').locator('dl .money')).toHaveCount(0)
  await expect(wait).toBeVisible()

  await page.goto(`${at(path)}?${dates}`)
  const details = page.getByRole('button', { name: t('booking.details'), exact: true })
  const inTheCard = page.getByRole('button', { name: t('waiting.tellMe') }).first()
  await expect(details.or(inTheCard).first()).toBeVisible()
  await expect(page.getByRole('link', { name: t('booking.bookNow') })).toHaveCount(0)
  if (await details.isVisible()) await details.click()
  await expect(page.getByText(t('booking.nearest')).filter({ visible: true }).first()).toBeVisible()
  await page
    .getByRole('alert')
    .filter({ hasText: t('booking.nearest') })
    .getByRole('button')
    .first()
    .click()
  await expect(page.getByRole('link', { name: t('booking.bookNow') }).first()).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the checkout has a message that it needs script, and shows the total', async ({
    page,
    request,
    t,
    at,
  }) => {
    const options = { paymentType: 'fullPayment', bookingType: 'instant', type: 'Chalets' }
    const { card, checkIn, checkOut } = await findStay(request, weekend(3), options)
    await page.goto(at(`/checkout?service=${card._id}&checkIn=${checkIn}&checkOut=${checkOut}`))
    await expect(page.getByText(t('checkout.scriptNeeded'))).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .locator('p', { hasText: t('booking.total') })
        .locator('.money')
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: t('booking.toPayment') })).toBeHidden()
  })
})
