import { waitFor } from '@testing-library/react'
import { CountView } from '@/components/shared/count-view'
import { CountDates } from '@/components/stay-picker/count-dates'
import { toListingForBooking } from '@/components/stay-picker/listing-for-booking'
import { StayProvider } from '@/components/stay-picker/stay-state'
import { addDays, formatQueryDay, riyadhDay } from '@/lib/domain/time/days'
import { notePage } from '@/lib/visits/previous-page'
import { aListing } from '../bookings/a-listing'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'

const sendBeacon = jest.fn(() => true)

beforeEach(() => {
  sendBeacon.mockClear()
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
  window.history.replaceState(null, '', '/chalets/al-nakheel')
})

test('a page counts once which step it is, and from which page of ours the visitor came', async () => {
  notePage('/search')
  notePage('/chalets/al-nakheel')
  const { rerender } = renderInPage(<CountView id="al-nakheel" />)
  rerender(<CountView id="al-nakheel" />)
  await waitFor(() =>
    expect(sendBeacon.mock.calls).toEqual([['/api/v1/services/al-nakheel/view?step=view&source=search']]),
  )
  window.history.replaceState(null, '', '/checkout')
  renderInPage(<CountView id="al-nakheel" step="checkout" />)
  await waitFor(() =>
    expect(sendBeacon).toHaveBeenLastCalledWith(
      '/api/v1/services/al-nakheel/view?step=checkout&source=browse',
    ),
  )
})

test('dates count when a stay is chosen and the page is shown, with the source of the visit', async () => {
  notePage('/search')
  notePage('/chalets/al-nakheel')
  fakeBackend({
    'POST /api/v1/services/al-nakheel/quote': {
      body: { availability: { isFree: true, freeUnits: 1, nearest: [] } },
    },
  })
  const show = () =>
    renderInPage(
      <StayProvider offer={toListingForBooking(aListing())}>
        <CountDates />
      </StayProvider>,
    )
  show().unmount()
  expect(sendBeacon).not.toHaveBeenCalled()
  const today = riyadhDay(new Date())
  const query = new URLSearchParams({
    checkIn: formatQueryDay(addDays(today, 10)),
    checkOut: formatQueryDay(addDays(today, 12)),
  })
  window.history.replaceState(null, '', `/chalets/al-nakheel?${query}`)
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  show()
  await waitFor(() => expect(visibility).toHaveBeenCalled())
  expect(sendBeacon).not.toHaveBeenCalled()
  visibility.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() =>
    expect(sendBeacon.mock.calls).toEqual([['/api/v1/services/al-nakheel/view?step=dates&source=search']]),
  )
})

test('a browser without beacons shows its page and counts nothing', () => {
  Object.defineProperty(navigator, 'sendBeacon', { value: undefined, configurable: true })
  expect(() => renderInPage(<CountView id="al-nakheel" />)).not.toThrow()
})
