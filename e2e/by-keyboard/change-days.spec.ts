import { addDays } from '../../lib/domain/time/days'
import { formatDay } from '../../lib/i18n/dates'
import { expect } from '../support/fixtures'
import { test } from '../support/keyboard'
import { FAR_DAYS, today } from '../support/stay-days'
import { part, textPart } from '../support/tree'
import { DEMO_HOST, signInHere } from '../support/vendors'

test('booking-vendor: by keys alone days of the calendar are chosen and get a price', async ({
  page,
  keys,
  t,
  at,
  locale,
  isMobile,
}) => {
  await signInHere(page, DEMO_HOST.phone)
  const serviceId = DEMO_HOST.atOnce[locale === 'ar' ? 0 : 1]
  const month = addDays(today(), FAR_DAYS).slice(0, 7)
  const first = `${month}-${isMobile ? 20 : 24}`
  const last = addDays(first, 1)
  const cell = (day: string) => page.locator(`[data-day="${day}"]`)
  await page.goto(at(`/service-calendar?service=${serviceId}&month=${month}`))

  await keys.tabTo('button', new RegExp(t('hosted.calendar.look.open')))
  await keys.goToDay(first)
  await keys.press(locale === 'ar' ? 'Shift+ArrowLeft' : 'Shift+ArrowRight')
  await expect(cell(last)).toBeFocused()
  for (const day of [first, last])
    await expect(page.getByRole('gridcell', { selected: true }).filter({ has: cell(day) })).toBeVisible()
  await expect(page.getByRole('grid')).toMatchAriaSnapshot(
    part(
      'grid',
      formatDay(first, locale, 'monthYear'),
      part('rowgroup', undefined, part('row', undefined, part('columnheader', /./))),
      part(
        'rowgroup',
        undefined,
        part(
          'row',
          undefined,
          ...[first, last].map((day) => {
            const name = new RegExp(`^${formatDay(day, locale, 'full')}.*${t('hosted.calendar.look.open')}$`)
            return part('gridcell selected', name, part('button', name))
          }),
        ),
      ),
    ),
  )
  await keys.press('Enter')
  if (isMobile)
    await expect(page.getByRole('dialog', { name: t('hosted.calendar.form.title') })).toBeVisible()
  else await keys.arrives('textbox', t('hosted.calendar.form.from'))

  await keys.choose(t('hosted.calendar.actions.price'))
  await keys.enter('button', t('hosted.calendar.form.save'))
  const price = await keys.arrives('textbox', t('hosted.calendar.form.price'))
  expect(price.states['invalid']).toBe('true')
  await expect(page.getByRole('form', { name: t('hosted.calendar.form.label') })).toMatchAriaSnapshot(
    part(
      'form',
      t('hosted.calendar.form.label'),
      part('textbox', t('hosted.calendar.form.from')),
      part('textbox', t('hosted.calendar.form.to')),
      part(
        'group',
        t('hosted.calendar.form.action'),
        part('radio', t('hosted.calendar.actions.close')),
        part('radio checked', t('hosted.calendar.actions.price')),
      ),
      part('textbox invalid', t('hosted.calendar.form.price')),
      textPart('paragraph', t('issues.required')),
      part('button', t('hosted.calendar.form.save')),
    ),
  )
  await keys.type('1450')
  await keys.press('Enter')
  await keys.hears(t('hosted.calendar.form.saved'))
  await keys.stop()
  for (const day of [first, last]) await expect(cell(day)).toHaveAccessibleName(/1,450/)
})
