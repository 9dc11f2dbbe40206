import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MembersPage } from '@/components/vendor-members/members-page'
import type { MemberListWire } from '@/lib/contract/schemas/account/vendor-members'
import type { MemberRole } from '@/lib/domain/account/membership'
import { collectedToasts } from '../collected-toasts'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'

const toasts = collectedToasts()

const one = (role: MemberRole, name: string) => ({
  _id: role,
  name,
  phone: '+9665••••••12',
  role,
  since: '2026-03-01T10:00:00Z',
})
const MEMBERS: MemberListWire = {
  data: [
    one('owner', 'Huda'),
    one('manager', 'Majed'),
    one('calendar', 'Yara'),
    one('frontDesk', 'Fahad'),
    one('finance', 'Amal'),
  ],
  invitations: [{ _id: 'i1', phone: '+9665••••••34', role: 'manager', endsAt: '2026-03-22T10:00:00Z' }],
}

const show = (role: MemberRole, locale: 'en' | 'ar' = 'en') =>
  renderInPage(<MembersPage members={MEMBERS} userId={role} />, locale, role)

const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent)

const OF_OWNER = ['Majed', 'Yara', 'Fahad', 'Amal'].flatMap((name) => [
  `Change the role ${name}`,
  `Remove ${name}`,
  `Make the owner ${name}`,
])
const OF_MANAGER = ['Yara', 'Fahad', 'Amal'].flatMap((name) => [`Change the role ${name}`, `Remove ${name}`])
const LEAVE = 'Leave the team Host'

test.each([
  ['owner', [...OF_OWNER, 'Invite a member', 'Withdraw +9665••••••34']],
  ['manager', [LEAVE, ...OF_MANAGER, 'Invite a member']],
  ['calendar', [LEAVE]],
  ['frontDesk', [LEAVE]],
  ['finance', [LEAVE]],
] as const)('a member with the role %s sees the buttons of that role alone', (role, expected) => {
  show(role)
  expect(buttons()).toEqual(expected)
})

test('an invitation names a number and a role that the inviter may give; what is refused stays in the dialog', async () => {
  const refused = { code: 'already_member', message: 'This number already belongs to a member' }
  const calls = fakeBackend({
    'POST /api/v1/vender/members/invitations': [
      { status: 409, body: refused },
      { status: 201, body: MEMBERS.invitations[0] },
    ],
  })
  show('manager')
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Invite a member' }))
  const dialog = await screen.findByRole('dialog', { name: 'Invite a member' })
  const options = within(dialog)
    .getAllByRole('option')
    .map((option) => option.textContent)
  expect(options).toEqual(['Choose a role', 'Calendar', 'Front desk', 'Finance'])
  const send = within(dialog).getByRole('button', { name: 'Send the invitation' })
  await user.click(send)
  expect(calls).toEqual([])
  await user.type(within(dialog).getByLabelText('Mobile number'), '0590000001')
  await user.selectOptions(within(dialog).getByLabelText('Role'), 'frontDesk')
  expect(dialog).toHaveTextContent('Receives guests')
  await user.click(send)
  await waitFor(() => expect(toasts).toEqual([{ kind: 'error', text: refused.message }]))
  expect(dialog).toHaveTextContent(refused.message)
  expect(within(dialog).getByLabelText('Mobile number')).toHaveValue('0590000001')
  expect(send).toHaveFocus()
  await user.click(send)
  await waitFor(() => expect(toasts).toContainEqual({ kind: 'success', text: 'Invitation sent' }))
  expect(calls.at(-1)?.body).toEqual({ phone: '0590000001', role: 'frontDesk' })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test.each([
  ['Remove Fahad', 'DELETE /api/v1/vender/members/frontDesk', 'The member is removed'],
  ['Withdraw +9665••••••34', 'DELETE /api/v1/vender/members/invitations/i1', 'Invitation withdrawn'],
])('"%s" is explained before it is done', async (name, call, done) => {
  const calls = fakeBackend({ [call]: { status: 204 } })
  show('owner')
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name }))
  const dialog = await screen.findByRole('dialog')
  expect(calls).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: name.split(' ')[0] }))
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text: done }]))
  expect(calls).toHaveLength(1)
})

test.each([
  ['frontDesk', 'Fahad has this role already'],
  ['finance', 'Role changed'],
])('saving the role %s of a front desk names what changed', async (role, text) => {
  fakeBackend({ 'PUT /api/v1/vender/members/frontDesk': { status: 204 } })
  show('owner')
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Change the role Fahad' }))
  const dialog = await screen.findByRole('dialog')
  await user.selectOptions(within(dialog).getByLabelText('Role'), role)
  await user.click(within(dialog).getByRole('button', { name: 'Save the role' }))
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text }]))
})
