import type { Page } from '@playwright/test'
import { writtenDay } from '@/components/forms/typed-day'
import type { AvailabilityWire } from '../../lib/domain/booking/wire'
import { addDays } from '../../lib/domain/time/days'
import { expectAccessible } from '../support/accessible'
import { expect, test } from '../support/fixtures'
import { FAR_DAYS, today } from '../support/stay-days'
import { DEMO_HOST, signInHere } from '../support/vendors'

/** A company of the demo, which has the pitch. */
const DEMO_COMPANY = '500000003'

/** Another listing for each language, so that both may run at once. */
const placeFor = (locale: 'ar' | 'en') => DEMO_HOST.atOnce[locale === 'ar' ? 0 : 1]

async function stateOf(page: Page, serviceId: string, day: string): Promise<string> {
  const path = `/api/v1/services/${serviceId}/availability?from=${day}&to=${addDays(day, 1)}`
  return (await (await page.request.get(path)).json()).days[0].state
}

test('booking-vendor: a vendor closes a run of days by pointer and opens it by the form; guests see the same', async ({
  page,
  t,
  at,
  locale,
  hasTouch,
}) => {
  await signInHere(page, DEMO_HOST.phone)
  await page.goto(at('/service-calendar'))
  await expect(page.getByRole('grid', { name: t('hosted.calendar.timelineLabel') })).toBeVisible()
  await expectAccessible(page)

  const serviceId = placeFor(locale)
  const month = addDays(today(), FAR_DAYS).slice(0, 7)
  const days = ['10', '11', '12'].map((date) => `${month}-${date}`)
  const [first = '', , last = ''] = days
  const cell = (day: string) => page.locator(`[data-day="${day}"]`)
  await page.goto(at(`/service-calendar?service=${serviceId}&month=${month}`))
  if (hasTouch) {
    await cell(first).tap()
    await expect(page.getByText(t('hosted.calendar.form.tapEnd'))).toBeVisible()
    await cell(last).tap()
  } else {
    await cell(first).hover()
    await page.mouse.down()
    await cell(last).hover()
    await page.mouse.up()
  }
  const panel = hasTouch ? page.getByRole('dialog') : page.getByRole('complementary')
  await expect(panel.getByLabel(t('hosted.calendar.form.from'), { exact: true })).toHaveValue(
    writtenDay(first),
  )
  await panel.getByLabel(t('hosted.calendar.form.note')).fill('Family')
  await expectAccessible(page)
  await panel.getByRole('button', { name: t('hosted.calendar.form.save') }).click()
  for (const day of days) await expect(cell(day)).toHaveAttribute('data-look', 'blocked')
  await expect(cell(first)).toHaveAccessibleName(/Family/)
  expect(await stateOf(page, serviceId, last)).toBe('taken')

  if (hasTouch) await page.getByRole('button', { name: t('hosted.calendar.form.open') }).click()
  await panel.getByLabel(t('hosted.calendar.form.from'), { exact: true }).fill(first)
  await panel.getByLabel(t('hosted.calendar.form.to'), { exact: true }).fill(last)
  await panel.getByRole('radio', { name: t('hosted.calendar.actions.open') }).check()
  await panel.getByRole('button', { name: t('hosted.calendar.form.save') }).click()
  for (const day of days) await expect(cell(day)).toHaveAttribute('data-look', 'open')
  expect(await stateOf(page, serviceId, last)).toBe('free')
})

test('booking-vendor: a vendor closes two hours of a pitch by pointer and opens them by the form; guests see the same', async ({
  page,
  t,
  at,
  locale,
  hasTouch,
}) => {
  await signInHere(page, DEMO_COMPANY)
  const { data } = await (await page.request.get('/api/v1/vender/services')).json()
  const { _id } = data.find((one: { price: { unit: string } }) => one.price.unit === 'hour')
  const day = addDays(today(), FAR_DAYS + (locale === 'ar' ? 0 : 1))
  const run = ['18:00', '19:00']
  const [first = '', last = ''] = run
  const taken = async () => {
    const path = `/api/v1/services/${_id}/availability?from=${day}&to=${addDays(day, 1)}`
    const { slots }: AvailabilityWire = await (await page.request.get(path)).json()
    return slots.filter((slot) => slot.state === 'taken').map((slot) => slot.start)
  }
  const cell = (start: string) => page.locator(`[data-day="${day}"][data-start="${start}"]`)
  await page.goto(at(`/service-calendar?service=${_id}&week=${day}`))
  await expect(page.getByRole('grid', { name: t('hosted.calendar.hoursLabel') })).toBeVisible()
  if (hasTouch) {
    await cell(first).tap()
    await expect(page.getByText(t('hosted.calendar.form.tapEndHour'))).toBeVisible()
    await cell(last).tap()
  } else {
    await cell(first).focus()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Enter')
  }
  const panel = hasTouch ? page.getByRole('dialog') : page.getByRole('complementary')
  await expect(panel.getByLabel(t('hosted.calendar.form.fromHour'))).toHaveValue(first)
  await expectAccessible(page)
  await panel.getByRole('button', { name: t('hosted.calendar.form.save') }).click()
  for (const start of run) await expect(cell(start)).toHaveAttribute('data-look', 'blocked')
  expect(await taken()).toEqual(run)

  if (hasTouch) await page.getByRole('button', { name: t('hosted.calendar.form.open') }).click()
  await panel.getByLabel(t('hosted.calendar.form.from'), { exact: true }).fill(day)
  await panel.getByLabel(t('hosted.calendar.form.to'), { exact: true }).fill(day)
  await panel.getByLabel(t('hosted.calendar.form.fromHour')).selectOption(first)
  await panel.getByLabel(t('hosted.calendar.form.toHour')).selectOption(String(run.length))
  await panel.getByRole('radio', { name: t('hosted.calendar.actions.open') }).check()
  await panel.getByRole('button', { name: t('hosted.calendar.form.save') }).click()
  for (const start of run) await expect(cell(start)).toHaveAttribute('data-look', 'open')
  expect(await taken()).toEqual([])
})

test.describe('calendars of other sites', () => {
  test.use({ allowedInConsole: [/status of 400/] })

  test('booking-vendor: the secret calendar is shown and can be read, and the fault of an imported one is explained', async ({
    page,
    t,
    at,
    locale,
  }) => {
    await signInHere(page, DEMO_HOST.phone)
    const serviceId = placeFor(locale)
    await page.goto(at(`/service-calendar?service=${serviceId}`))
    const out = page.getByRole('region', { name: t('hosted.calendar.out.title') })
    await expect(out.locator('code')).toHaveCount(0)
    await out.getByRole('button', { name: t('hosted.calendar.out.show') }).click()
    const address = new URL((await out.locator('code').textContent()) ?? '')
    const busy = await page.request.get(address.pathname)
    expect(busy.headers()['content-type']).toContain('text/calendar')
    expect(await busy.text()).toContain('BEGIN:VCALENDAR')

    const other = page.getByRole('region', { name: t('hosted.calendar.feeds.title') })
    await other.getByRole('button', { name: t('hosted.calendar.feeds.add') }).click()
    const dialog = page.getByRole('dialog')
    const name = `Feed ${locale}`
    await dialog.getByLabel(t('hosted.calendar.feeds.name')).fill(name)
    const read = async (address: string) => {
      await dialog.getByLabel(t('hosted.calendar.feeds.address')).fill(address)
      await dialog.getByRole('button', { name: t('hosted.calendar.feeds.addNow') }).click()
    }
    await read('https://127.0.0.1/busy.ics')
    await expect(dialog).toContainText(t('issues.calendar_address'))
    await expectAccessible(page)
    await read('https://calendar.invalid/busy.ics')
    const problems = ['address', 'unreachable', 'too_slow'].map((one) =>
      t(`hosted.calendar.feeds.problem.${one}`),
    )
    await expect(other).toContainText(new RegExp(problems.join('|')), { timeout: 20_000 })
    await expectAccessible(page)
    await other.getByRole('button', { name: t('hosted.calendar.feeds.removeNamed', { name }) }).click()
    await dialog.getByRole('button', { name: t('hosted.calendar.feeds.removeNow') }).click()
    await expect(other).toContainText(t('hosted.calendar.feeds.empty'))
  })
})

test('booking-vendor: a vendor gives a monthly discount, guests see it by its name, and it is taken back', async ({
  page,
  t,
  at,
  locale,
}) => {
  await signInHere(page, DEMO_HOST.phone)
  const serviceId = placeFor(locale)
  const discounts = `/api/v1/vender/services/${serviceId}/discounts`
  // A try that failed in the middle has left its discount.
  const { version: basedOn } = await (await page.request.get(discounts)).json()
  await page.request.put(discounts, { data: { basedOn, areStacked: false, rules: [] } })
  // Whatever the cache had of the page is from before the discount.
  await page.goto(at(`/chalets/${serviceId}`))
  await page.goto(at(`/service-calendar?service=${serviceId}`))
  await page.getByRole('button', { name: t('hosted.calendar.discounts.add') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('hosted.calendar.discounts.kind')).selectOption('monthly')
  await dialog.getByLabel(t('hosted.calendar.discounts.percent')).fill('25')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('hosted.calendar.discounts.save') }).click()
  const part = page.getByRole('region', { name: t('hosted.calendar.discounts.title') })
  await expect(part.getByText(t('hosted.calendar.discounts.off', { percent: 25 }))).toBeVisible()

  const checkIn = addDays(today(), FAR_DAYS + 60)
  const stay = { checkIn, checkOut: addDays(checkIn, 30), adults: 2, children: 0, infants: 0, units: 1 }
  const answer = await page.request.post(`/api/v1/services/${serviceId}/quote`, {
    data: { ...stay, addOns: [], paymentType: 'payAtCheckin' },
  })
  expect((await answer.json()).lines.at(-1)).toMatchObject({ kind: 'monthly', percent: 25 })
  await page.goto(at(`/chalets/${serviceId}`))
  await expect(page.getByText(t('discounts.names.monthly'))).toBeVisible()

  await page.goto(at(`/service-calendar?service=${serviceId}`))
  await part.getByRole('button', { name: t('hosted.calendar.discounts.remove') }).click()
  await page.getByRole('button', { name: t('hosted.calendar.discounts.removeNow') }).click()
  await expect(part.getByText(t('hosted.calendar.discounts.empty'))).toBeVisible()
})
