import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DetailsForm } from '@/components/vendor-onboarding/details-form'
import { logOut } from '@/lib/api/current-user'
import type { Profile, VendorType } from '@/lib/domain/account/account'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'

const USER = {
  _id: 'u1',
  firstName: 'Huda',
  lastName: 'Alzahrani',
  phone: '+966555000123',
  file: '/api/v1/media/a',
  email: 'huda@example.sa',
  nationality: 'SA',
  idNumber: '1000000008',
} as Profile

function show(type: VendorType, userId = 'u1') {
  const user = { ...USER, _id: userId }
  renderInPage(<DetailsForm type={type} user={user} before={null} onBack={() => {}} onSent={() => {}} />)
  return userEvent.setup()
}

const address = () => screen.getByLabelText('Address')

/** Nothing but the browser's storage outlives a reload. */
function reload() {
  cleanup()
  jest.resetModules()
}

beforeEach(() => {
  sessionStorage.clear()
  fakeBackend({})
})

test.each(['host', 'company'] as const)(
  'the application of a %s is as it was typed after a reload',
  async (type) => {
    await show(type).type(address(), 'Jeddah, Alrawdah')
    reload()
    expect(Object.values(sessionStorage).join()).toContain('Jeddah, Alrawdah')
    show(type)
    expect(address()).toHaveValue('Jeddah, Alrawdah')
  },
)

test('another user of this browser does not see it, and signing out removes it', async () => {
  await show('host').type(address(), 'Jeddah, Alrawdah')
  reload()
  show('host', 'u2')
  expect(address()).toHaveValue('')
  cleanup()
  await show('host').type(address(), 'Jeddah')
  reload()
  fakeBackend({ 'DELETE /api/session': { status: 204 } })
  await logOut()
  await waitFor(() => expect(Object.values(sessionStorage).join()).not.toContain('Jeddah'))
})
