import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StayHours } from '@/components/stay-picker/hours/stay-hours'
import { toListingForBooking } from '@/components/stay-picker/listing-for-booking'
import { NOTHING_CHOSEN, StayProvider, useStay } from '@/components/stay-picker/stay-state'
import { addDays, formatQueryDay, riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { aListing } from '../bookings/a-listing'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'

const date = addDays(riyadhDay(new Date()), 3)
const next = addDays(date, 1)
const weekday = (day: string) => formatDay(day, 'en', 'weekdayLong')
const path = (day: string) => `/api/v1/services/al-nakheel/availability?from=${day}&to=${addDays(day, 1)}`

/** A pitch from 22:00 to 02:00. */
function show(taken: string[] = [], priceOf: (start: string) => number = () => 120, isSearched = false) {
  const body = (day: string) => ({
    days: [],
    slots: ['00:00', '01:00', '22:00', '23:00'].map((start) => ({
      start,
      state: taken.includes(`${day} ${start}`) ? 'taken' : 'free',
      price: priceOf(start),
    })),
  })
  fakeBackend({
    [`GET ${path(date)}`]: { body: body(date) },
    [`GET ${path(next)}`]: { body: body(next) },
    'POST /api/v1/services/al-nakheel/quote': { body: {} },
  })
  const listing = aListing()
  listing.terms = { ...listing.terms, pricingMode: 'hourly', checkInTime: '22:00', checkOutTime: '02:00' }
  renderInPage(
    <StayProvider
      offer={toListingForBooking(listing)}
      {...(isSearched ? {} : { initial: { ...NOTHING_CHOSEN, date } })}
    >
      <StayHours />
      <Chosen />
    </StayProvider>,
  )
  return userEvent.setup()
}

test('the hours of a search arrive with the link to the listing, those after midnight on their own date', async () => {
  const dates = `checkIn=${formatQueryDay(date)}&checkOut=${formatQueryDay(next)}`
  window.history.replaceState(null, '', `?${dates}&start=01:00&hours=2`)
  show([], undefined, true)
  await waitFor(() => expect(chosen()).toBe(`${next} 01:00 2`))
  window.history.replaceState(null, '', `?${dates}&start=01:30&hours=2`)
  show([], undefined, true)
  await waitFor(() => expect(screen.getAllByTestId('chosen')[1]).toHaveTextContent(`${date} null 1`))
  window.history.replaceState(null, '', '/')
})

function Chosen() {
  const { choice } = useStay()
  return <p data-testid="chosen">{`${choice.date} ${choice.start} ${choice.hours}`}</p>
}
const chosen = () => screen.getByTestId('chosen').textContent

test('the hours after midnight come last, named by their night, and are booked on their own date', async () => {
  const user = show()
  const evening = await screen.findByRole('group', { name: 'Evening' })
  const night = screen.getByRole('group', {
    name: `After midnight: early ${weekday(next)} (${weekday(date)} night)`,
  })
  expect(evening.compareDocumentPosition(night)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(within(night).getByRole('button', { name: /^1:00\sam/ }))
  expect(chosen()).toBe(`${next} 01:00 1`)
  expect(screen.getByRole('radio', { name: formatDay(date, 'en', 'full') })).toBeChecked()
})

test('a run of hours goes on after midnight, and its plus stops at closing with the reason', async () => {
  const user = show()
  await user.click(await screen.findByRole('button', { name: /^11:00\spm/ }))
  const more = screen.getByRole('button', { name: 'More hours' })
  await user.click(more)
  await user.click(more)
  expect(chosen()).toBe(`${date} 23:00 3`)
  expect(more).toBeDisabled()
  expect(screen.getByText(/^The place closes at 2:00\sam$/)).toBeVisible()
})

test('the plus stops at the next booking with the reason', async () => {
  const user = show([`${next} 00:00`])
  await user.click(await screen.findByRole('button', { name: /^11:00\spm/ }))
  expect(screen.getByRole('button', { name: 'More hours' })).toBeDisabled()
  expect(screen.getByText(/^Taken from 12:00\sam$/)).toBeVisible()
})

test('hours name their prices where the day has several, and none where all cost the same', async () => {
  show([`${date} 23:00`], (start) => (start === '22:00' ? 250 : 120))
  const evening = await screen.findByRole('button', { name: /^10:00\spm.*250 Saudi riyals/ })
  expect(evening).toHaveTextContent('250')
  expect(screen.getByRole('button', { name: /^1:00\sam.*120 Saudi riyals/ })).toBeVisible()
  expect(screen.getByRole('button', { name: /^11:00\spm/ })).not.toHaveTextContent('120')
})

test('hours of one price name none', async () => {
  show()
  expect(await screen.findByRole('button', { name: /^10:00\spm/ })).not.toHaveTextContent('120')
})
