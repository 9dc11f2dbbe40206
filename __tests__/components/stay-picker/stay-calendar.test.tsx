import { screen } from '@testing-library/react'
import { toListingForBooking } from '@/components/stay-picker/listing-for-booking'
import { StayCalendar } from '@/components/stay-picker/stay-calendar'
import { StayProvider } from '@/components/stay-picker/stay-state'
import { MAX_DAYS_AHEAD } from '@/lib/domain/booking/stay-rules'
import { addDays, nightsOf, riyadhDay } from '@/lib/domain/time/days'
import { aListing } from '../bookings/a-listing'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'

/** A busy browser: both states of a target, before and after a scroll, in one report. */
class LateReport {
  constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.report([{ isIntersecting: false }, { isIntersecting: true }])
  }
  disconnect() {}
}

const { IntersectionObserver: original } = window
afterEach(() => Object.assign(window, { IntersectionObserver: original }))

test('the days load when the calendar came near before the observer reported it', async () => {
  Object.assign(window, { IntersectionObserver: LateReport })
  const today = riyadhDay(new Date())
  const days = nightsOf(today, addDays(today, MAX_DAYS_AHEAD)).map((day) => ({
    day,
    state: 'free',
    price: 500,
    freeUnits: 1,
  }))
  fakeBackend({
    [`GET /api/v1/services/al-nakheel/availability?from=${today}&to=${addDays(today, MAX_DAYS_AHEAD)}`]: {
      body: { days, slots: [] },
    },
  })
  renderInPage(
    <StayProvider offer={toListingForBooking(aListing())}>
      <StayCalendar />
    </StayProvider>,
  )
  expect(await screen.findByRole('grid')).toBeVisible()
})
