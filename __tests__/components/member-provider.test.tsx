import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemberProvider } from '@/components/shared/member-role'
import type { Membership } from '@/lib/domain/account/membership'

const of = (vendorId: string): Membership => ({ vendorId, role: 'owner', name: '' })
const page = (member: Membership | null) => (
  <MemberProvider member={member}>
    <input aria-label="Name" />
  </MemberProvider>
)

test('what is typed is there after an approval and an ended session, and gone with another vendor', async () => {
  const { rerender } = render(page(null))
  await userEvent.type(screen.getByLabelText('Name'), 'Palm House')
  for (const member of [of('v1'), null, of('v1')]) {
    rerender(page(member))
    expect(screen.getByLabelText('Name')).toHaveValue('Palm House')
  }
  rerender(page(of('v2')))
  expect(screen.getByLabelText('Name')).toHaveValue('')
})
