import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminsPage } from '@/components/admin/roles/admins-page'
import type { AdminListWire, RoleProposalWire } from '@/lib/contract/schemas/admin/admins'
import { BUILT_IN_ROLES, builtInRole } from '@/lib/domain/admin/roles'
import { collectedToasts } from '../collected-toasts'
import { fakeBackend } from '../fake-backend'
import { renderInConsole } from '../render-in-console'

const PROPOSAL: RoleProposalWire = {
  ...{ _id: 'p1', admin: { name: 'Huda', phone: '+966500000001' }, from: null, to: builtInRole('finance') },
  ...{ reason: 'New work', proposedBy: 'Amal', createdAt: '2026-03-14T00:00:00.000Z' },
  ...{ mayDecide: true, mayWithdraw: false },
}
const LIST: AdminListWire = { data: [], roles: BUILT_IN_ROLES.map(builtInRole), proposals: [PROPOSAL] }

const toasts = collectedToasts()

test('a role is made of rights by area; a right without its area is refused in the form and nothing typed is lost', async () => {
  const calls = fakeBackend({ 'POST /api/v1/admin/custom-roles': { status: 204 } })
  const user = userEvent.setup()
  renderInConsole(<AdminsPage list={LIST} />)
  await user.click(screen.getByRole('button', { name: 'New role' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Name of the role' }), 'Clerk')
  await user.click(dialog.getByRole('checkbox', { name: 'Approve payouts and bank files' }))
  await user.type(dialog.getByRole('textbox', { name: 'The reason' }), 'New work')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('A chosen right needs at least read access to its area')).toBeInTheDocument()
  expect(calls).toHaveLength(0)
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Money' }), 'Read')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.body).toMatchObject({
    ...{ name: 'Clerk', special: ['approvePayouts'], reason: 'New work' },
    areas: { money: 'read', bookings: 'none' },
  })
  await waitFor(() => expect(toasts).toHaveLength(1))
})

test('a proposed role lists what it adds, and another admin approves it', async () => {
  const calls = fakeBackend({ 'POST /api/v1/admin/role-proposals/p1/approve': { status: 204 } })
  const user = userEvent.setup()
  renderInConsole(<AdminsPage list={LIST} />)
  const card = within(screen.getByRole('article', { name: 'Huda' }))
  expect(card.getByText('Money: Edit')).toBeInTheDocument()
  await user.click(card.getByRole('button', { name: 'Approve' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(calls).toHaveLength(1))
})

test('who only reads administration sees the roles without buttons', () => {
  fakeBackend({})
  renderInConsole(<AdminsPage list={LIST} />, 'readOnly')
  expect(screen.getByRole('table')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'New role' })).not.toBeInTheDocument()
})

test('a proposal about a role has its name of today as heading, and lists all rights that differ', () => {
  const from = { ...builtInRole('finance'), id: 'till', name: 'Till' }
  const to = { ...from, name: 'Front desk', areas: { ...from.areas, system: 'write' }, special: [] } as const
  const proposal = { ...PROPOSAL, admin: null, from, to: { ...to, special: ['manageAdmins' as const] } }
  renderInConsole(<AdminsPage list={{ ...LIST, proposals: [proposal] }} />)
  const card = within(screen.getByRole('article', { name: 'Till' }))
  expect(card.getByText('From Till to Front desk')).toBeInTheDocument()
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Administration: Edit',
    'Manage admins and roles: Yes',
    'Approve payouts and bank files: No',
  ])
})
