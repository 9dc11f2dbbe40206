import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ReceivedInvitations } from '@/components/account/received-invitations'
import { collectedToasts } from '../collected-toasts'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'

const toasts = collectedToasts()
const INVITATION = {
  _id: 'i1',
  vendorName: 'Al Nakheel',
  role: 'frontDesk',
  endsAt: '2026-03-22T09:00:00Z',
} as const

test('an invitation names the team and what the role does, and is accepted by one press', async () => {
  const calls = fakeBackend({ 'POST /api/v1/user/invitations/i1/accept': { status: 204 } })
  renderInPage(<ReceivedInvitations invitations={[INVITATION]} />)
  const card = screen.getByRole('region', { name: 'Al Nakheel invites you to their team' })
  expect(card).toHaveTextContent('Your role: Front desk. Receives guests')
  await userEvent.setup().click(within(card).getByRole('button', { name: 'Join the team' }))
  await waitFor(() =>
    expect(toasts).toEqual([{ kind: 'success', text: 'You are now in the team of Al Nakheel' }]),
  )
  expect(calls).toHaveLength(1)
})

test('one that is no longer valid is reported in words; declining is confirmed first', async () => {
  const over = { code: 'invitation_over', message: 'This invitation is no longer valid' }
  const calls = fakeBackend({ 'POST /api/v1/user/invitations/i1/decline': { status: 409, body: over } })
  renderInPage(<ReceivedInvitations invitations={[INVITATION]} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Decline' }))
  const dialog = await screen.findByRole('dialog', { name: 'Decline the invitation of Al Nakheel?' })
  expect(calls).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(toasts).toEqual([{ kind: 'error', text: over.message }]))
})
