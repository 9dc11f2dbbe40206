import { screen } from '@testing-library/react'
import { BookingActions } from '@/components/vendor-bookings/booking-actions'
import { BookingItem } from '@/components/vendor-bookings/booking-item'
import type { MemberRole } from '@/lib/domain/account/membership'
import { renderInPage } from '../render-in-page'
import { aRequest } from './a-booking'

const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent)

const COLLECTION = {
  amount: 500,
  deposit: 0,
  byDiyar: 0,
  commission: 0,
  commissionVat: 0,
  stayVat: 0,
  net: 500,
}
const SETTLEMENT = { refund: 0, vendorKeeps: 500 }

test.each([
  ['owner', ['Accept', 'Decline']],
  ['manager', ['Accept', 'Decline']],
  ['frontDesk', []],
  ['finance', []],
] as const)('booking-request: %s sees %j on a request', (role: MemberRole, expected) => {
  renderInPage(<BookingActions booking={aRequest({ allowed: ['approve', 'reject'] })} />, 'en', role)
  expect(buttons()).toEqual(expected)
})

test.each([
  ['manager', ['Check in', 'Payment received', 'The guest did not arrive', 'Cancel booking']],
  ['frontDesk', ['Check in', 'Payment received', 'The guest did not arrive']],
  ['finance', []],
] as const)('booking-vendor: %s sees %j at an arrival', (role: MemberRole, expected) => {
  const booking = aRequest({
    status: 'confirmed',
    tab: 'upcoming',
    allowed: ['check_in', 'collect', 'no_show', 'cancel'],
    collection: COLLECTION,
    noShow: SETTLEMENT,
    cancellation: SETTLEMENT,
  })
  renderInPage(<BookingItem booking={booking} />, 'en', role)
  expect(buttons()).toEqual(expected)
})

test('booking-vendor: two arrivals of a day make no two landmarks of one name', () => {
  const arrivals = ['DY-FIRSTT', 'DY-SECOND'].map((code) =>
    aRequest({ _id: code, code, status: 'confirmed', allowed: ['check_in'] }),
  )
  renderInPage(
    arrivals.map((booking) => <BookingItem key={booking.code} booking={booking} />),
    'en',
    'manager',
  )
  expect(screen.getAllByRole('textbox', { name: 'Arrival code' })).toHaveLength(2)
  expect(screen.queryAllByRole('form')).toEqual([])
})
