import { screen } from '@testing-library/react'
import { BookingRow } from '@/components/bookings/booking-row'
import { BookingTabs } from '@/components/bookings/booking-tabs'
import { WaitingList } from '@/components/bookings/waiting-list'
import { renderInPage } from '../render-in-page'
import { aBooking, anUnpaidBooking } from './a-booking'

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

const PAID = [{ kind: 'payment' as const, at: '2026-11-21T12:00:00.000Z', amount: 300 }]

test('booking-tabs: five tabs in their order with their counts', () => {
  const counts = { waiting: 2, upcoming: 1, approved: 0, completed: 7, cancelled: 3 }
  renderInPage(<BookingTabs current="completed" counts={counts} />)
  expect(screen.getAllByRole('link').map((one) => one.textContent)).toEqual([
    'Waiting 2',
    'Upcoming 1',
    'Approved 0',
    'Completed 7',
    'Cancelled 3',
  ])
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Completed')
})

test('booking-tabs: a row shows state, total, paid and due, and offers the next step', () => {
  const { unmount } = renderInPage(<BookingRow booking={anUnpaidBooking()} />)
  expect(screen.getByText('Awaiting payment')).toBeVisible()
  expect([hrefOf('Pay now'), hrefOf('Cancel booking')]).toEqual([
    '/en/booking/b1/pay',
    '/en/booking/b1#cancellation',
  ])
  unmount()
  const half = renderInPage(<BookingRow booking={aBooking({ paid: 300, money: PAID, total: 1000 })} />)
  expect(screen.getByText('300 Saudi riyals')).toBeInTheDocument()
  expect(screen.getByText('700 Saudi riyals')).toBeInTheDocument()
  half.unmount()
  renderInPage(<BookingRow booking={aBooking({ status: 'completed', tab: 'completed' })} />)
  expect(hrefOf('Book again')).toBe('/en/chalets/al-nakheel')
})

test('dates on the waiting list link to the listing on those dates, and show when they are free', () => {
  const period = { mode: 'daily', checkIn: '2026-12-10', checkOut: '2026-12-12' } as const
  const listing = { type: 'Chalets', name: { en: 'Al Nakheel Chalet', ar: 'شاليه النخيل' } } as const
  renderInPage(
    <WaitingList entries={[{ serviceId: 'al-nakheel', service: listing, period, isFree: true }]} />,
  )
  expect(screen.getByText('May be available now')).toBeVisible()
  expect(hrefOf('View the place')).toBe('/en/chalets/al-nakheel?checkIn=10-12-2026&checkOut=12-12-2026')
})
