import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setCookie } from 'cookies-next/client'
import { SeriesPage } from '@/components/bookings/series/series-page'
import { Checkout } from '@/components/checkout/checkout'
import { checkoutListingOf } from '@/components/checkout/checkout-listing'
import { choiceOf } from '@/components/stay-picker/checkout-address'
import { parseStayAddress } from '@/components/stay-picker/without-script/stay-address'
import type { SeriesQuoteWire, SeriesWire } from '@/lib/contract/schemas/booking/series'
import { addDays, riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { PRESENCE_COOKIE } from '@/lib/session/cookie'
import { aListing } from '../bookings/a-listing'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { moves, REFRESHED } from '../visited-page'

const date = addDays(riyadhDay(new Date()), 10)
const week = (number: number) => addDays(date, (number - 1) * 7)
const PERSON = { body: { _id: 'u1', firstName: 'Sara' } }
const NOW = new Date().toISOString()

beforeEach(() => setCookie(PRESENCE_COOKIE, '1'))

const QUOTE: SeriesQuoteWire = {
  weeks: [
    { date: week(1), state: 'free', total: 200, dueNow: 200 },
    { date: week(2), state: 'taken', total: 200, dueNow: 200 },
    { date: week(3), state: 'free', total: 260, dueNow: 260 },
    { date: week(4), state: 'free', total: 200, dueNow: 200 },
    { date: week(5), state: 'closed', total: null, dueNow: null },
  ],
  total: 660,
}

const A_WEEK = { code: 'DY-AAAAAA', total: 200, paid: 0, payBy: null, cancellation: null }
const A_SERIES: SeriesWire = {
  ...{ _id: 's1', serviceId: 'b1', service: { type: 'Stadium', name: { en: 'Pitch', ar: 'ملعب' } } },
  ...{ start: '20:00', hours: 2 },
  weeks: [
    {
      ...{ ...A_WEEK, _id: 'w1', status: 'confirmed', checkInAt: '2026-12-15T17:00:00Z', paid: 200 },
      cancellation: { refund: 150, refundToFriends: 50, vendorKeeps: 0 },
    },
    {
      ...{ ...A_WEEK, _id: 'w2', status: 'awaiting_payment', checkInAt: '2026-12-22T17:00:00Z' },
      ...{ payBy: '2026-12-19T17:00:00Z', cancellation: { refund: 0, refundToFriends: 0, vendorKeeps: 0 } },
    },
    { ...A_WEEK, _id: 'w3', status: 'payment_expired', checkInAt: '2026-12-29T17:00:00Z' },
  ],
}

async function openPitch(answers: Parameters<typeof fakeBackend>[0]) {
  const calls = fakeBackend({ 'GET /api/v1/user/profile': PERSON, ...answers })
  const usual = aListing()
  const terms = {
    ...{ ...usual.terms, pricingMode: 'hourly' as const, paymentType: 'fullPayment' as const },
    ...{ checkInTime: '08:00' as const, checkOutTime: '23:00' as const },
    prices: { ...usual.terms.prices, hour: 10_000 },
  }
  const listing = { ...usual, type: 'Stadium' as const, bookingType: 'instant' as const, terms }
  const stay = parseStayAddress({ date, start: '20:00', hours: '2' })
  renderInPage(<Checkout listing={checkoutListingOf(listing)} initial={choiceOf(stay)} />)
  const user = userEvent.setup()
  const more = await screen.findByRole('button', { name: 'One week more' })
  for (let i = 1; i < 5; i += 1) await user.click(more)
  return { user, calls, id: usual.id }
}

test('a guest sees which weeks are taken or dearer, leaves one out, and books the others at the prices shown', async () => {
  const { user, calls, id } = await openPitch({
    'POST /api/v1/series/quote': { body: QUOTE },
    'POST /api/v1/series': [
      { status: 409, body: { code: 'dates_unavailable', message: 'One week was taken.', nearest: [] } },
      { status: 201, body: A_SERIES },
    ],
  })
  const list = await screen.findByRole('list', { name: 'The weeks and their prices' })
  const rows = within(list).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining(formatDay(week(1), 'en', 'full')),
    expect.stringMatching(/Taken$/),
    expect.stringContaining('60 Saudi riyals more'),
    expect.stringContaining(formatDay(week(4), 'en', 'full')),
    expect.stringMatching(/Not available$/),
  ])
  expect(screen.getByText('3 weeks: 660 Saudi riyals')).toBeVisible()
  const boxes = within(list).getAllByRole('checkbox')
  await user.click(boxes[1] ?? list)
  expect(screen.getByText('2 weeks: 400 Saudi riyals')).toBeVisible()
  await user.click(boxes[2] ?? list)
  expect(screen.getByText(/^Choose two weeks or more/)).toBeVisible()
  const confirm = screen.getByRole('button', { name: 'Continue to payment' })
  expect(confirm).toBeDisabled()
  await user.click(boxes[2] ?? list)
  await user.click(screen.getByRole('checkbox', { name: /I accept the house rules/ }))
  await user.click(confirm)
  expect(await screen.findByText('One week was taken.')).toBeVisible()
  await waitFor(() => expect(confirm).toBeEnabled())
  await user.click(confirm)
  await waitFor(() => expect(moves).toEqual(['/en/series/s1']))
  const sent = calls.filter(({ path }) => path === '/api/v1/series').at(-1)
  expect(sent?.body).toMatchObject({
    ...{ serviceId: id, start: '20:00', hours: 2 },
    weeks: [
      { date: week(1), total: 200 },
      { date: week(4), total: 200 },
    ],
  })
})

test('weeks that cannot be checked are explained, and requested again', async () => {
  const { user, calls } = await openPitch({
    'POST /api/v1/series/quote': {
      status: 409,
      body: { code: 'series_not_offered', message: 'Not by the week.' },
    },
  })
  expect(await screen.findByText('Not by the week.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Continue to payment' })).toBeDisabled()
  const asked = () => calls.filter(({ path }) => path === '/api/v1/series/quote').length
  const before = asked()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(asked()).toBe(before + 1))
  expect(await screen.findByText('Not by the week.')).toBeVisible()
})

test('the bar has the amount of the first chosen week, and a series whose first week is gone is booked', async () => {
  const [, taken, dearer, last] = QUOTE.weeks
  const weeks = [{ date, state: 'taken' as const, total: 200, dueNow: 200 }, taken, dearer, last]
  const { user } = await openPitch({
    'GET /api/v1/services/s1/availability': { body: {} },
    'POST /api/v1/series/quote': { body: { weeks, total: 460 } },
    'POST /api/v1/series': { status: 201, body: A_SERIES },
  })
  await screen.findByRole('list', { name: 'The weeks and their prices' })
  const confirm = screen.getByRole('button', { name: 'Continue to payment' })
  expect(confirm.closest('[data-bar]')).toHaveTextContent('260')
  await user.click(screen.getByRole('checkbox', { name: /I accept the house rules/ }))
  await user.click(confirm)
  await waitFor(() => expect(moves).toEqual(['/en/series/s1']))
})

test('the page of a series links to the next payment, and cancels the rest after it named what goes back', async () => {
  const calls = fakeBackend({ 'POST /api/v1/series/s1/cancel': { body: A_SERIES } })
  renderInPage(<SeriesPage series={A_SERIES} now={NOW} />)
  expect(screen.getByText('3 weeks at 8:00 pm, 2 hours each time.')).toBeVisible()
  expect(screen.getByText(/^1 week is not paid yet/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Pay the next week' })).toHaveAttribute(
    'href',
    '/en/booking/w2/pay',
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Cancel the remaining weeks' }))
  expect(screen.getByText(/^150 Saudi riyals goes back to you and 0 Saudi riyals stays/)).toBeVisible()
  expect(screen.getByText(/^50 Saudi riyals goes back to your friends/)).toBeVisible()
  expect(calls).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Yes, cancel them' }))
  await waitFor(() => expect(moves).toContain(REFRESHED))
  expect(calls[0]?.body).toEqual({ bookingIds: ['w1', 'w2'] })
})

test('weeks of which nothing is paid are cancelled without amounts in the question', async () => {
  const unpaid = A_SERIES.weeks.filter(({ paid }) => paid === 0)
  renderInPage(<SeriesPage series={{ ...A_SERIES, weeks: unpaid }} now={NOW} />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Cancel the remaining weeks' }))
  const question = screen.getByRole('dialog', { name: 'Cancel 1 week?' })
  expect(question).toHaveTextContent(
    'Nothing has been paid for these weeks, so cancelling them costs nothing.',
  )
  expect(question).not.toHaveTextContent('riyals')
})

test('a cancelled week that was paid holds nothing: the page wants a payment first', () => {
  fakeBackend({})
  const [paid, unpaid] = A_SERIES.weeks
  if (!paid || !unpaid) throw new Error('the series has two weeks')
  const weeks = [{ ...paid, status: 'cancelled_by_guest' as const, cancellation: null }, unpaid]
  renderInPage(<SeriesPage series={{ ...A_SERIES, weeks }} now={NOW} />)
  expect(screen.getByText(/^Pay one of the weeks by/)).toBeVisible()
  expect(screen.queryByText(/We hold each until/)).toBeNull()
})

test('weeks with deadlines of their own do not end together', () => {
  const [paid, unpaid] = A_SERIES.weeks
  if (!paid || !unpaid) throw new Error('the series has two weeks')
  const later = { ...unpaid, _id: 'w4', payBy: '2027-01-02T17:00:00Z' }
  const weeks = [{ ...paid, status: 'cancelled_by_vendor' as const, cancellation: null }, unpaid, later]
  renderInPage(<SeriesPage series={{ ...A_SERIES, weeks }} now={NOW} />)
  expect(screen.getByText(/We hold each until/)).toBeVisible()
})
