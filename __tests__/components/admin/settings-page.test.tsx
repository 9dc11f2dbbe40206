import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SETTINGS } from '@/__tests__/server/support/settings'
import { AdminRoleProvider } from '@/components/admin/admin-role'
import { SettingsPage } from '@/components/admin/settings/settings-page'
import { type BuiltInRole, builtInRole } from '@/lib/domain/admin/roles'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'

const show = (role: BuiltInRole) =>
  renderInPage(
    <AdminRoleProvider role={builtInRole(role)}>
      <SettingsPage settings={SETTINGS} />
    </AdminRoleProvider>,
  )
const limitOfFinance = () => screen.getByRole('textbox', { name: /^Refunds by finance/ })

test('an owner types another limit of refunds, which is sent as an amount with all other settings', async () => {
  const sent = { ...SETTINGS, refundLimitFinance: 1500.5 }
  const calls = fakeBackend({ 'PUT /api/v1/admin/settings': { body: { ...sent, version: 1 } } })
  show('owner')
  const user = userEvent.setup()
  await user.clear(limitOfFinance())
  await user.type(limitOfFinance(), '1500.5')
  await user.click(screen.getByRole('button', { name: 'Save the settings' }))
  await waitFor(() => expect(calls.at(-1)?.body).toEqual(sent))
})

test('who writes settings but is no owner reads the limits of refunds', () => {
  show('operations')
  expect(limitOfFinance()).toBeDisabled()
  expect(screen.getByRole('textbox', { name: /^Minimum payout/ })).toBeEnabled()
})
