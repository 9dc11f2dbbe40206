import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { VendorSwitch } from '@/components/layout/header/vendor-switch'
import type { Profile } from '@/lib/domain/account/account'
import { collectedToasts } from '../collected-toasts'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { moves, place, REFRESHED } from '../visited-page'

const toasts = collectedToasts()
const OWN = { vendorId: 'own', role: 'owner', name: 'Huda' } as const
const OTHER = { vendorId: 'other', role: 'finance', name: 'Al Nakheel' } as const
const USER = { _id: 'u1', vendor: OWN, vendors: [OWN, OTHER] } as Partial<Profile> as Profile

test('a user of several vendors switches in the menu, and the other tabs of the browser follow', async () => {
  const calls = fakeBackend({ 'PUT /api/v1/user/vender': { body: { ...USER, vendor: OTHER } } })
  const otherTab = new BroadcastChannel('diyar-vendor')
  const told = new Promise((resolve) => {
    otherTab.onmessage = resolve
  })
  renderInPage(<VendorSwitch user={USER} />)
  const user = userEvent.setup()
  const own = screen.getByRole('button', { name: 'Huda Owner' })
  expect(own).toHaveAttribute('aria-current', 'true')
  await user.click(own)
  expect(calls).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Al Nakheel Finance' }))
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text: 'You now work for Al Nakheel' }]))
  expect(calls).toEqual([{ method: 'PUT', path: '/api/v1/user/vender', body: { vendorId: 'other' } }])
  await told
  otherTab.close()
})

test('after a switch the address no longer names a vendor, and nothing else of it is lost', async () => {
  fakeBackend({ 'PUT /api/v1/user/vender': { body: { ...USER, vendor: OTHER } } })
  place.pathname = '/service-booking'
  window.history.replaceState(null, '', '/en/service-booking?tab=today&vendor=own')
  renderInPage(<VendorSwitch user={USER} />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Al Nakheel Finance' }))
  await waitFor(() => expect(moves).toEqual(['/en/service-booking?tab=today', REFRESHED]))
  window.history.replaceState(null, '', '/')
})

test('a switch that fails is reported and changes nothing', async () => {
  fakeBackend({ 'PUT /api/v1/user/vender': { status: 404, body: { code: 'not_found', message: '' } } })
  renderInPage(<VendorSwitch user={USER} />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Al Nakheel Finance' }))
  await waitFor(() =>
    expect(toasts).toEqual([
      { kind: 'error', text: 'You could not switch to Al Nakheel. Try again in a moment.' },
    ]),
  )
})

test('a switch without a network is reported and leaves the page as it is', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  renderInPage(<VendorSwitch user={USER} />)
  const other = screen.getByRole('button', { name: 'Al Nakheel Finance' })
  await userEvent.setup().click(other)
  await waitFor(() => expect(toasts).toEqual([{ kind: 'error', text: expect.any(String) }]))
  await waitFor(() => expect(other).toBeEnabled())
  expect(moves).toEqual([])
})

test('a user of one vendor has nothing to switch', () => {
  renderInPage(<VendorSwitch user={{ ...USER, vendors: [OWN] }} />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
