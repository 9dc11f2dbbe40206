import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LastMinuteControl } from '@/components/wizard/settings/last-minute-control'
import { AddOnsControl, DepositControl, OccasionsControl } from '@/components/wizard/settings/priced-controls'
import {
  AudienceControl,
  BookingTypeControl,
  CancellationControl,
} from '@/components/wizard/settings/terms-controls'
import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import en from '@/messages/en.json'
import { showControl } from './control-in-form'

const next = () => userEvent.click(screen.getByText('Next', { selector: 'form button' }))

test('settings-cards: three audiences are cards, one of them is chosen', async () => {
  const { draft } = showControl(AudienceControl, { path: 'audience' })
  expect(screen.getAllByRole('radio').map((one) => one.getAttribute('value'))).toEqual([
    'Families_and_Singles',
    'Only_families',
    'ladies',
  ])
  await userEvent.click(screen.getByRole('radio', { name: 'Ladies only' }))
  expect(draft().audience).toBe('ladies')
})

test('settings-cards: the booking type opens as a popup that hides the step; Next confirms and returns to it', async () => {
  const { draft } = showControl(BookingTypeControl, { path: 'bookingType', options: { bookingType: '' } })
  const card = screen.getByRole('button', { name: /Booking type/ })
  await userEvent.click(card)
  const popup = screen.getByRole('dialog', { name: 'Booking type' })
  expect(screen.queryByRole('button', { name: /Booking type/ })).not.toBeInTheDocument()
  await userEvent.click(within(popup).getByRole('radio', { name: en.vocabulary.bookingType['24-Hour'] }))
  expect(draft().bookingType).toBe('')
  await userEvent.click(within(popup).getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(draft().bookingType).toBe('24-Hour'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(card).toHaveFocus())
})

test('settings-cards: the four cancellation policies are listed in their popup with a subtitle each', async () => {
  const { draft } = showControl(CancellationControl, { path: 'cancellationPolicy' })
  await userEvent.click(screen.getByRole('button', { name: /Cancellation policy/ }))
  const radios = screen.getAllByRole('radio')
  expect(radios.map((one) => one.getAttribute('value'))).toEqual([
    'Flexible',
    'Moderate',
    'Strict',
    'Non_refundable',
  ])
  expect(radios[2]).toHaveAccessibleDescription(en.vocabulary.policyRule.Strict)
  await userEvent.click(radios[2] as HTMLElement)
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(draft().cancellationPolicy).toBe('Flexible')
})

test('settings-required: without a booking type and a policy the step names what is missing, also in the popup', async () => {
  showControl(BookingTypeControl, { path: 'bookingType', options: { bookingType: '' } })
  await next()
  const card = screen.getByRole('button', { name: /Booking type/ })
  await waitFor(() => expect(card).toHaveAccessibleDescription('This field is required'))
  await userEvent.click(card)
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Next' }))
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(en.issues.one_of)
})

test('settings-deposit: the switch shows an amount of at least 1, and the typed amount stays when it is off', async () => {
  const { draft } = showControl(DepositControl, { path: 'deposit' })
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('switch', { name: 'Security deposit' }))
  await next()
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Please Enter amount'))
  await userEvent.type(screen.getByRole('textbox'), '0')
  await next()
  await waitFor(() =>
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('The lowest value is 1'),
  )
  await userEvent.clear(screen.getByRole('textbox'))
  await userEvent.type(screen.getByRole('textbox'), '٣٠٠٫٥')
  expect(draft().deposit).toEqual({ isTicked: true, amount: 30_050 })
  await userEvent.click(screen.getByRole('switch'))
  expect(draft().deposit).toEqual({ isTicked: false, amount: 30_050 })
})

test('settings-last-minute: the switch shows days and percentage, at least 1 each, at most 90 %', async () => {
  const { draft } = showControl(LastMinuteControl, { path: 'lastMinute' })
  await userEvent.click(screen.getByRole('switch', { name: 'Last-minute discount' }))
  await next()
  const days = screen.getByRole('textbox', { name: 'Days before check-in' })
  const percent = screen.getByRole('textbox', { name: 'Discount in %' })
  await waitFor(() => expect(days).toHaveAccessibleDescription('This field is required'))
  await userEvent.type(days, '0')
  await userEvent.type(percent, '120')
  await next()
  await waitFor(() =>
    expect(days).toHaveAccessibleDescription(expect.stringContaining('The lowest value is 1')),
  )
  expect(percent).toHaveAccessibleDescription('The highest value is 90')
  expect(draft().lastMinute).toEqual({ isTicked: true, days: 0, percent: 120 })
  await userEvent.clear(percent)
  await userEvent.type(percent, '30')
  expect(percent).toHaveAccessibleDescription('Guests pay 70% of the price')
})

test('settings-last-minute: a decimal is refused unchanged, never read as ten times as much', async () => {
  const { draft } = showControl(LastMinuteControl, { path: 'lastMinute' })
  await userEvent.click(screen.getByRole('switch', { name: 'Last-minute discount' }))
  const days = screen.getByRole('textbox', { name: 'Days before check-in' })
  const percent = screen.getByRole('textbox', { name: 'Discount in %' })
  await userEvent.type(days, '1.5')
  await userEvent.type(percent, '١٢٫٥')
  expect(percent).toHaveValue('12٫٥')
  expect(draft().lastMinute).toEqual({ isTicked: true, days: 1.5, percent: 12.5 })
  await next()
  await waitFor(() => expect(days).toHaveAccessibleDescription(expect.stringContaining('whole number')))
  expect(percent).toHaveAccessibleDescription(expect.stringContaining('whole number'))
})

test.each(LISTING_TYPES)('addons-by-type: $type offers its own list', ({ type, addOns }) => {
  showControl(AddOnsControl, { path: 'addOns', type })
  expect(screen.queryAllByRole('checkbox').map((one) => one.getAttribute('name'))).toEqual(
    addOns.map((name) => `addOns.${name}.isTicked`),
  )
  if (addOns.length === 0) expect(screen.getByText(en.wizard.settings.noAddOns)).toBeInTheDocument()
})

test('addons-by-type: a ticked add-on requires a price, and 0 is none', async () => {
  const { draft } = showControl(AddOnsControl, { path: 'addOns' })
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Buffet' }))
  const price = screen.getByRole('textbox', { name: 'Price of Buffet in riyals' })
  expect(price).toHaveAttribute('inputmode', 'decimal')
  await userEvent.type(price, '0')
  await next()
  await waitFor(() => expect(price).toHaveAccessibleDescription('The lowest value is 1'))
  await userEvent.clear(price)
  await userEvent.type(price, '75')
  expect(draft().addOns).toEqual({ buffet: { isTicked: true, amount: 7500 } })
})

test('rules-payload: occasions are ticked with a price each', async () => {
  const { draft } = showControl(OccasionsControl, { path: 'suitableFor' })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Weddings' }))
  await userEvent.type(screen.getByRole('textbox'), '900')
  expect(draft().suitableFor).toEqual({ weddings: { isTicked: true, amount: 90_000 } })
})
