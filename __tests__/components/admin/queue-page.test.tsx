import { screen } from '@testing-library/react'
import { BookingQueue } from '@/components/admin/booking-queue'
import type { AdminBookingListWire } from '@/lib/domain/booking/admin-wire'
import { renderInPage } from '../render-in-page'

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('../fake-navigation'))

const BOOKINGS: AdminBookingListWire = {
  data: [],
  page: 2,
  pageSize: 20,
  total: 50,
  counts: { waiting: 0, upcoming: 50, approved: 0, completed: 1, cancelled: 0 },
}

test('the search of an admin stays in the address on other pages and under other tabs', () => {
  const exceptions = { data: [], page: 1, pageSize: 20, total: 0 }
  renderInPage(<BookingQueue list="upcoming" q="DY-A&B" exceptions={exceptions} bookings={BOOKINGS} />)
  const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Next')).toBe('/admin/bookings?state=upcoming&page=3&q=DY-A%26B')
  expect(hrefOf('Previous')).toBe('/admin/bookings?state=upcoming&page=1&q=DY-A%26B')
  expect(hrefOf(/^Completed/)).toBe('/admin/bookings?state=completed&q=DY-A%26B')
  expect(screen.getByRole('searchbox')).toHaveValue('DY-A&B')
})
