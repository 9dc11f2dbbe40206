import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OtherVendor } from '@/components/shared/page-frame/other-vendor'
import { fakeBackend } from './fake-backend'
import { renderInPage } from './render-in-page'
import { moves, REFRESHED } from './visited-page'

test('an address of another vendor of the user is explained, and switches with one press alone', async () => {
  const named = { vendorId: 'other', role: 'finance', name: 'Al Nakheel' } as const
  const calls = fakeBackend({ 'PUT /api/v1/user/vender': { body: { _id: 'u1', vendors: [] } } })
  renderInPage(<OtherVendor named={named} active={{ vendorId: 'own', role: 'owner', name: 'Huda' }} />)
  expect(screen.getByRole('heading', { name: 'This is about Al Nakheel' })).toBeVisible()
  expect(screen.getByText('You are working for Huda now.')).toBeVisible()
  expect(calls).toEqual([])
  await userEvent.setup().click(screen.getByRole('button', { name: 'Switch to Al Nakheel' }))
  await waitFor(() => expect(moves).toContain(REFRESHED))
  expect(calls).toContainEqual({ method: 'PUT', path: '/api/v1/user/vender', body: { vendorId: 'other' } })
})
