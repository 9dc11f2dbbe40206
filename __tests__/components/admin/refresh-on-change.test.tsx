import { act, waitFor } from '@testing-library/react'
import { RefreshOnChange } from '@/components/admin/live/refresh-on-change'
import { emitLive } from '@/lib/api/live'
import type { AdminArea } from '@/lib/domain/admin/areas'
import { moves, place, REFRESHED } from '../fake-navigation'
import { renderInConsole } from '../render-in-console'

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('../fake-navigation'))

test.each<[pathname: string, changed: AdminArea, isRefreshed: boolean]>([
  ['/admin/vendors', 'vendors', true],
  ['/admin/vendors', 'money', false],
  ['/admin/bookings/b1', 'bookings', true],
  ['/admin', 'money', true],
  ['/admin', 'inbox', true],
])('the page %s of the console with a change of %s is refreshed: %s', async (pathname, area, isRefreshed) => {
  moves.length = 0
  place.pathname = pathname
  renderInConsole(<RefreshOnChange />)
  act(() => emitLive('admin.changed', { area }))
  // A missed event of the socket refreshes every page, so that the other answer can be waited for.
  if (!isRefreshed) {
    expect(moves).toEqual([])
    act(() => emitLive('caughtUp', undefined))
  }
  await waitFor(() => expect(moves).toEqual([REFRESHED]))
})
