import { act } from '@testing-library/react'
import { RefreshOnChange } from '@/components/admin/live/refresh-on-change'
import { emitLive } from '@/lib/api/live'
import type { AdminArea } from '@/lib/domain/admin/areas'
import { renderInConsole } from '../render-in-console'
import { moves, place, REFRESHED } from '../visited-page'

beforeAll(() => void jest.useFakeTimers())
/** What an earlier test emitted is long ago. */
beforeEach(() => {
  jest.advanceTimersByTime(60_000)
})

const CASES: [pathname: string, changed: AdminArea, isRefreshed: boolean][] = [
  ['/admin/vendors', 'vendors', true],
  ['/admin/vendors', 'money', false],
  ['/admin/bookings/b1', 'bookings', true],
  ['/admin', 'money', true],
  ['/admin', 'inbox', true],
]

describe.each(CASES)(
  'the page %s of the console with a change of %s is refreshed: %s',
  (pathname, area, isRefreshed) => {
    const expectRefreshed = () => {
      act(() => void jest.advanceTimersByTime(1000))
      expect(moves).toEqual(isRefreshed ? [REFRESHED] : [])
    }
    beforeEach(() => {
      place.pathname = pathname
    })

    test('while it is open', () => {
      renderInConsole(<RefreshOnChange />)
      act(() => emitLive('admin.changed', { area }))
      expectRefreshed()
    })

    test('a moment before it listens', () => {
      emitLive('admin.changed', { area })
      renderInConsole(<RefreshOnChange />)
      expectRefreshed()
    })
  },
)

test('every page of the console is refreshed when its socket opens', () => {
  renderInConsole(<RefreshOnChange />)
  act(() => emitLive('caughtUp', undefined))
  act(() => void jest.advanceTimersByTime(1000))
  expect(moves).toEqual([REFRESHED])
})
