import { expectAccessible } from '../support/accessible'
import { expect, test } from '../support/fixtures'
import { bookAtHost, DEMO_HOST, signInHere } from '../support/vendors'

const WAY = 'بعد المسجد يمينًا، ثم البوابة الخضراء'
const CODE = '4821#'

test('a host writes the way and the code; the guest reads the way at once and the code only once let in', async ({
  asGuest: guest,
  browser,
  baseURL,
  t,
  at,
}) => {
  const { _id } = await bookAtHost(guest.request)
  const booking = await (await guest.request.get(`/api/v1/bookings/${_id}`)).json()
  const context = await browser.newContext({ baseURL })
  const host = await context.newPage()
  await signInHere(host, DEMO_HOST.phone)
  await host.goto(at(`/service-calendar?service=${booking.serviceId}`))
  const words = (key: string) => t(`hosted.calendar.guide.${key}`)
  const card = host.getByRole('region', { name: words('title'), exact: true })
  await card
    .getByRole('button', { name: words('add') })
    .or(card.getByRole('button', { name: words('edit') }))
    .click()
  const dialog = host.getByRole('dialog', { name: words('dialogTitle') })
  await expectAccessible(host)
  await dialog.getByLabel(words('directionsAr')).fill(WAY)
  await dialog.getByLabel(words('entryCode')).fill(CODE)
  await dialog.getByRole('button', { name: words('save') }).click()
  await expect(dialog).toBeHidden()
  await context.close()

  await guest.goto(at(`/booking/${_id}`))
  await expect(guest.getByText(WAY)).toBeVisible()
  await expect(guest.getByText(t('booking.guide.unpaid'))).toBeVisible()
  await expect(guest.getByText(CODE)).toBeHidden()
  expect(await guest.content()).not.toContain(CODE)
  await expectAccessible(guest)
})
