import { act } from '@testing-library/react'
import type { ReactElement } from 'react'
import { RefreshOnLive } from '@/components/notifications/refresh-on-live'
import { RefreshOnNotification } from '@/components/notifications/refresh-on-notification'
import { emitLive } from '@/lib/api/live'
import { renderInPage } from '../render-in-page'
import { moves, REFRESHED } from '../visited-page'

beforeAll(() => void jest.useFakeTimers())
/** What an earlier test emitted is long ago. */
beforeEach(() => {
  jest.advanceTimersByTime(60_000)
})

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))
const aBooking = (_id: string) => emitLive('booking', { _id, status: 'confirmed' })
const aNotification = (type: string) =>
  emitLive('notification', { _id: 'n1', type, title: '', body: '', data: {} })

interface Kind {
  component: ReactElement
  meant: () => void
  foreign: () => void
}
const KINDS: [string, Kind][] = [
  [
    'a booking',
    {
      component: <RefreshOnLive bookingId="b1" />,
      meant: () => aBooking('b1'),
      foreign: () => aBooking('b2'),
    },
  ],
  [
    'a family of notifications',
    {
      component: <RefreshOnNotification family="service" />,
      meant: () => aNotification('Service_publish_by_admin'),
      foreign: () => aNotification('Balance_added'),
    },
  ],
  [
    'an applicant',
    {
      component: <RefreshOnNotification family="host" />,
      meant: () => aNotification('Vender_approve_by_admin'),
      foreign: () => aNotification('Service_publish_by_admin'),
    },
  ],
]

describe.each(KINDS)('a page of %s', (_name, { component, meant, foreign }) => {
  test('is refreshed when it changes, and by nothing else', () => {
    renderInPage(component)
    act(foreign)
    pass(1000)
    expect(moves).toEqual([])
    act(meant)
    pass(1000)
    expect(moves).toEqual([REFRESHED])
  })

  test('is refreshed when its socket opens: a change between rendering and that moment reached no listener', () => {
    renderInPage(component)
    act(() => emitLive('caughtUp', undefined))
    pass(1000)
    expect(moves).toEqual([REFRESHED])
  })

  test('is refreshed by what changed, and by a socket that opened, a moment before it listens', () => {
    for (const before of [meant, () => emitLive('caughtUp', undefined)]) {
      before()
      pass(3000)
      const { unmount } = renderInPage(component)
      pass(1000)
      expect(moves.splice(0)).toEqual([REFRESHED])
      unmount()
      pass(60_000)
    }
    foreign()
    renderInPage(component)
    pass(1000)
    expect(moves).toEqual([])
  })

  test('is refreshed when its tab becomes visible, for browsers without a socket', () => {
    renderInPage(component)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    pass(1000)
    expect(moves).toEqual([REFRESHED])
  })
})

test('one change that several parts of a page listen for refreshes it once', () => {
  renderInPage(
    <>
      <RefreshOnLive />
      <RefreshOnNotification family="booking" />
      <RefreshOnNotification family="host" />
    </>,
  )
  act(() => {
    emitLive('caughtUp', undefined)
    aBooking('b1')
    aNotification('New_booking_alert')
  })
  pass(1000)
  expect(moves).toEqual([REFRESHED])
})
