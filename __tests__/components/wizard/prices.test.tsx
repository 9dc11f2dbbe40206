import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PeriodControl } from '@/components/wizard/prices/day-controls'
import { HourControl } from '@/components/wizard/prices/hour-control'
import { OpeningHoursControl, TimesControl } from '@/components/wizard/prices/times-controls'
import { WeekControl } from '@/components/wizard/prices/week-control'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { changeAllDays, emptyWeek, tickAllDays, tickDay } from '@/lib/domain/listing/pricing/week'
import { withVariant } from '@/lib/domain/listing/variants'
import { addDays, comingThursday, riyadhDay, WEEKDAYS } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import en from '@/messages/en.json'
import { showControl } from './control-in-form'
import { openWizard } from './open-wizard'

const TODAY = riyadhDay(new Date())
const next = () => userEvent.click(screen.getByText('Next', { selector: 'form button' }))
const tick = (name: string | RegExp) => screen.getByRole('checkbox', { name })
const price = (name: string) => screen.getByRole('textbox', { name: `Price: ${name}` })
const allDays = () => screen.getByRole('switch', { name: 'Same every day' })
const BUNDLE = ['Sunday', 'Monday', 'Tuesday', 'Wednesday']
const WEEKEND = ['Thursday', 'Friday', 'Saturday']
const week = (options = emptyWeek()) => showControl(WeekControl, { path: 'week', options: { week: options } })

test('price-all-days: ticking fills every day and the bundle, editing copies, clearing clears, unticking unticks', async () => {
  const { draft } = week()
  await userEvent.click(allDays())
  expect(WEEKDAYS.every((day) => draft().week[day].isTicked)).toBe(true)
  await userEvent.type(price('Same every day'), '450')
  for (const day of [...BUNDLE, ...WEEKEND, 'Sunday to Wednesday']) expect(price(day)).toHaveValue('450')
  await userEvent.clear(price('Same every day'))
  for (const day of [...BUNDLE, ...WEEKEND]) expect(price(day)).toHaveValue('')
  await userEvent.click(allDays())
  expect(draft().week).toEqual(emptyWeek())
})

test('price-weekday-bundle: ticking unticks all days, ticks and locks its four days at its price', async () => {
  const { draft } = week(changeAllDays(tickAllDays(emptyWeek(), true), 50_000))
  await userEvent.click(tick('Sunday to Wednesday'))
  expect(allDays()).not.toBeChecked()
  await userEvent.clear(price('Sunday to Wednesday'))
  await userEvent.type(price('Sunday to Wednesday'), '300')
  for (const day of BUNDLE) {
    expect([tick(day), price(day)].map((one) => one.matches(':disabled'))).toEqual([true, true])
    expect([tick(day).matches(':checked'), price(day).getAttribute('value')]).toEqual([true, '300'])
    expect(price(day)).toHaveAccessibleDescription('from weekday price')
  }
  expect(price('Friday')).toHaveValue('500')
  expect(price('Friday')).toBeEnabled()
  await userEvent.clear(price('Sunday to Wednesday'))
  for (const day of BUNDLE) expect(price(day)).toHaveValue('')
  await userEvent.click(tick('Sunday to Wednesday'))
  expect(draft().week.monday).toEqual({ isTicked: false, price: null })
  expect(tick('Monday')).toBeEnabled()
})

test('price-payload: a day can be typed only while it is ticked, and at least one priced day is required', async () => {
  week()
  expect(price('Friday')).toBeDisabled()
  await next()
  expect(await screen.findByText('Add a price for at least one day')).toBeInTheDocument()
  await userEvent.click(tick('Friday'))
  await userEvent.type(price('Friday'), '0.5')
  await next()
  await waitFor(() => expect(price('Friday')).toHaveAccessibleDescription('The lowest value is 1'))
})

test.each(['2,5', '1999.555', '٢،٥', 'about 500'])(
  'the price "%s" stays as typed and is refused by its own sentence',
  async (text) => {
    const { draft } = week()
    await userEvent.click(tick('Friday'))
    await userEvent.type(price('Friday'), text)
    await next()
    await waitFor(() =>
      expect(price('Friday')).toHaveAccessibleDescription(/^Enter a number with at most two decimals/),
    )
    expect(price('Friday')).toHaveValue(text)
    await userEvent.clear(price('Friday'))
    await userEvent.type(price('Friday'), '1,320')
    expect(draft().week.friday.price).toBe(132_000)
  },
)

test('price-partial: the sample stay is quoted live, from the coming Thursday to Saturday', async () => {
  const thursday = comingThursday(addDays(TODAY, 1))
  showControl(WeekControl, {
    path: 'week',
    options: {
      week: tickDay(tickDay(emptyWeek(), 'thursday', true), 'friday', true),
      openPeriod: { from: '', to: '' },
    },
  })
  const sample = screen.getByRole('status', { name: 'What a guest pays, for example' })
  expect(sample).toHaveTextContent('No price yet for')
  await userEvent.type(price('Thursday'), '900')
  await userEvent.type(price('Friday'), '1250')
  expect(sample).toHaveTextContent(formatDay(thursday, 'en', 'weekdayDayMonth'))
  expect(sample).toHaveTextContent(formatDay(addDays(thursday, 2), 'en', 'weekdayDayMonth'))
  expect(sample).toHaveTextContent('2,150')
})

test('wizard-hourly: an hour has one price and a first day in place of the week, and its sample two hours', async () => {
  const { draft } = showControl(HourControl, {
    path: 'hour',
    type: 'Stadium',
    variant: 'hourly',
    options: {
      openPeriod: { from: '', to: '' },
      hour: { price: null, firstDay: '' },
      check: { in: '16:00', out: '' },
    },
  })
  await next()
  const hour = screen.getByRole('textbox', { name: 'Price of an hour in riyals' })
  await waitFor(() => expect(hour).toHaveAccessibleDescription('Please Enter amount'))
  await userEvent.type(hour, '180')
  expect(screen.getByRole('status', { name: 'What a guest pays, for example' })).toHaveTextContent('360')
  await userEvent.click(screen.getByRole('button', { name: /First day of booking/ }))
  await userEvent.click(screen.getByRole('button', { name: new RegExp(formatDay(TODAY, 'en', 'full')) }))
  expect(draft().hour).toEqual({ price: 18_000, firstDay: TODAY })
})

test('price-open-period: missing dates have messages, and picking the first focuses the last', async () => {
  const { draft } = showControl(PeriodControl, {
    path: 'openPeriod',
    options: { openPeriod: { from: '', to: '' } },
  })
  await next()
  await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(2))
  expect(screen.getByRole('button', { name: /^From/ })).toHaveAccessibleDescription('This field is required')
  await userEvent.click(screen.getByRole('button', { name: /^From/ }))
  await userEvent.click(screen.getByRole('button', { name: new RegExp(formatDay(TODAY, 'en', 'full')) }))
  expect(screen.getByRole('button', { name: /^To/ })).toHaveAttribute('aria-expanded', 'true')
  expect(within(screen.getByRole('group')).getByRole('grid')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }))
  await userEvent.click(screen.getAllByRole('button', { name: /15 / })[0] as HTMLElement)
  expect(draft().openPeriod.from).toBe(TODAY)
  expect(draft().openPeriod.to > TODAY).toBe(true)
})

test('price-open-period: a whole year is one press', async () => {
  const { draft } = showControl(PeriodControl, {
    path: 'openPeriod',
    options: { openPeriod: { from: '', to: '' } },
  })
  await userEvent.click(screen.getByRole('button', { name: 'A whole year from today' }))
  expect(draft().openPeriod).toEqual({ from: TODAY, to: addDays(TODAY, 364) })
})

test('price-check-times: both or none; changing one usual time truly chooses the other that is shown', async () => {
  const { draft } = showControl(TimesControl, { path: 'check', options: { check: { in: '', out: '' } } })
  expect(screen.getByRole('option', { name: /Usual: 3:00/ })).toBeInTheDocument()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Check-in time' }), '16:30')
  expect(draft().check).toEqual({ in: '16:30', out: '12:00' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Check-out time' }), '11:00')
  expect(draft().check).toEqual({ in: '16:30', out: '11:00' })
})

test('wizard-hourly: a listing by the hour requires an opening time, and closes only where one is chosen', async () => {
  showControl(OpeningHoursControl, {
    path: 'check',
    type: 'Stadium',
    variant: 'hourly',
    options: { check: { in: '', out: '' } },
  })
  expect(screen.getByRole('option', { name: 'At midnight' })).toBeInTheDocument()
  await next()
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Opens' })).toHaveAccessibleDescription(
      'This field is required',
    ),
  )
  expect(screen.getByRole('combobox', { name: 'Closes' })).toBeValid()
})

test('wizard-hourly: Escape closes an open calendar and nothing around it, and the focus returns to its opener', async () => {
  const pitch = withVariant(listingTypeOf('Stadium'), 'hourly')
  const { user } = openWizard(pitch, { step: 'pricing' })
  const opener = screen.getByRole('button', { name: /First day of booking/ })
  await user.click(opener)
  expect(screen.getByRole('button', { name: 'Next month' })).toBeVisible()
  screen.getByRole('button', { name: 'Next month' }).focus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: 'Next month' })).not.toBeInTheDocument()
  expect(opener).toHaveFocus()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(screen.queryByText(en.wizard.leave.title)).not.toBeInTheDocument()
})

test('price-payload: a ticked day without a price is marked as not sold, once others have one', async () => {
  showControl(WeekControl, { path: 'week', options: { week: emptyWeek() } })
  const unsold = () => screen.queryAllByText(/it cannot be booked/)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Friday' }))
  expect(unsold()).toHaveLength(0)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Saturday' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Price: Saturday' }), '900')
  expect(unsold()).toHaveLength(1)
  expect(screen.getByRole('textbox', { name: 'Price: Friday' })).toHaveAccessibleDescription(
    /cannot be booked/,
  )
})
