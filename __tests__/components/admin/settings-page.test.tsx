import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SETTINGS } from '@/__tests__/server/support/settings'
import { AdminRoleProvider } from '@/components/admin/admin-role'
import { SettingsPage } from '@/components/admin/settings/settings-page'
import { type BuiltInRole, builtInRole } from '@/lib/domain/admin/roles'
import en from '@/messages/en.json'
import { type Call, fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'

const STALE = en.admin.settings.stale
const show = (role: BuiltInRole) =>
  renderInPage(
    <AdminRoleProvider role={builtInRole(role)}>
      <SettingsPage settings={SETTINGS} />
    </AdminRoleProvider>,
  )
/** The map of the contact's place asks for its own. */
const saved = (calls: Call[]) => calls.filter(({ method }) => method === 'PUT')
const limitOfFinance = () => screen.getByRole('textbox', { name: /^Refunds by finance/ })

test('an owner types another limit of refunds, which is sent as an amount with all other settings', async () => {
  const sent = { ...SETTINGS, refundLimitFinance: 1500.5 }
  const calls = fakeBackend({ 'PUT /api/v1/admin/settings': { body: { ...sent, version: 1 } } })
  show('owner')
  const user = userEvent.setup()
  await user.clear(limitOfFinance())
  await user.type(limitOfFinance(), '1500.5')
  await user.click(screen.getByRole('button', { name: 'Save the settings' }))
  await waitFor(() => expect(saved(calls).at(-1)?.body).toEqual(sent))
})

test('who writes settings but is no owner reads the limits of refunds', () => {
  show('operations')
  expect(limitOfFinance()).toBeDisabled()
  expect(screen.getByRole('textbox', { name: /^Minimum payout/ })).toBeEnabled()
})

test('settings typed while an owner changed a limit are saved with the new limit', async () => {
  const newer = { ...SETTINGS, refundLimitOwner: 9000, version: 7 }
  const stale = { code: 'stale_decision', message: 'Changed meanwhile', current: newer }
  const calls = fakeBackend({
    'PUT /api/v1/admin/settings': [
      { status: 409, body: stale },
      { status: 200, body: { ...newer, version: 8 } },
    ],
  })
  show('operations')
  const user = userEvent.setup()
  await user.clear(screen.getByRole('textbox', { name: /^Minimum payout/ }))
  await user.type(screen.getByRole('textbox', { name: /^Minimum payout/ }), '75')
  await user.click(screen.getByRole('button', { name: 'Save the settings' }))
  await user.click(await screen.findByRole('button', { name: STALE.keep }))
  await user.click(screen.getByRole('button', { name: 'Save the settings' }))
  await waitFor(() => expect(saved(calls)).toHaveLength(2))
  expect(saved(calls).at(-1)?.body).toMatchObject({ minPayout: 75, refundLimitOwner: 9000, version: 7 })
})
