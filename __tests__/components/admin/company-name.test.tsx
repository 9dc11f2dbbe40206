import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AuditChanges } from '@/components/admin/audit/audit-changes'
import { PersonText } from '@/components/admin/audit/person-text'
import { NameDecision } from '@/components/admin/vendors/name-decision'
import { CompanyNameCard } from '@/components/vendor-earnings/company-name-card'
import type { ReviewedVendorWire } from '@/lib/contract/schemas/account/vendor'
import type { AuditPerson } from '@/lib/contract/schemas/admin/audit-wire'
import { collectedToasts } from '../collected-toasts'
import { fakeBackend } from '../fake-backend'
import { renderInConsole } from '../render-in-console'
import { renderInPage } from '../render-in-page'

const toasts = collectedToasts()
const VENDOR: ReviewedVendorWire = {
  ...{ _id: 'v1', type: 'company', state: 'approved', rejectionReason: null, version: 4, suspension: null },
  ...{ firstName: 'Huda', lastName: 'Alharbi', companyName: 'Rawabi', phone: '+966500000012', address: '' },
  ...{ nationality: null, email: null, idNumber: null, commId: null, file: null, idPhoto: null },
  ...{ commercialIdPhoto: null, createdAt: '2026-01-01T09:00:00Z', decidedAt: null },
  ...{ vatNumber: null, vatCheck: null, expires: { commercial: null, vat: null } },
  companyNames: { name: 'Rawabi', proposed: 'Palm Stays', refusalReason: null },
}

test('an admin approves the name that is shown, by the version that was read', async () => {
  const calls = fakeBackend({ 'POST /api/v1/admin/vendors/v1/company-name': { body: {} } })
  renderInConsole(<NameDecision vendor={VENDOR} />)
  expect(screen.getByText('Palm Stays')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Approve the name' }))
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success' }]))
  expect(calls[0]?.body).toEqual({ version: 4, decision: 'approved' })
})

test('a refusal needs a reason; without a request, or for an admin who only reads, there is nothing to press', async () => {
  const calls = fakeBackend({ 'POST /api/v1/admin/vendors/v1/company-name': { body: {} } })
  const { unmount } = renderInConsole(<NameDecision vendor={VENDOR} />)
  await userEvent.click(screen.getByRole('button', { name: 'Refuse the name' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox'), 'Another company')
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse the name' }))
  await waitFor(() =>
    expect(calls[0]?.body).toEqual({ version: 4, decision: 'refused', reason: 'Another company' }),
  )
  unmount()
  const names = { name: 'Rawabi', proposed: null, refusalReason: 'Another company' }
  const settled = renderInConsole(<NameDecision vendor={{ ...VENDOR, companyNames: names }} />)
  expect([
    screen.queryByRole('button'),
    screen.getByText('No name is waiting for a decision.'),
  ]).toMatchObject([null, {}])
  settled.unmount()
  renderInConsole(<NameDecision vendor={VENDOR} />, 'readOnly')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a company proposes a name beside the one that waits, and a failure loses nothing typed', async () => {
  const call = 'PUT /api/v1/vender/company-name'
  fakeBackend({ [call]: { status: 503, body: { code: 'unavailable', message: 'Later' } } })
  renderInPage(<CompanyNameCard names={{ name: 'Rawabi', proposed: 'Palm Stays', refusalReason: null }} />)
  expect(screen.getByText(/is in review/)).toHaveTextContent('Palm Stays is in review. Rawabi stays')
  const field = screen.getByLabelText('Name as in the commercial registration')
  await userEvent.clear(field)
  await userEvent.type(field, 'Palm Resorts')
  await userEvent.click(screen.getByRole('button', { name: 'Request this name' }))
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error' }]))
  expect(field).toHaveValue('Palm Resorts')
})

test('a company without a name reads that the proposed one is the first', () => {
  renderInPage(<CompanyNameCard names={{ name: null, proposed: 'Palm Stays', refusalReason: null }} />)
  expect(screen.getByText(/is in review/)).toHaveTextContent(/^Palm Stays is in review. It is shown once/)
})

const PERSON: AuditPerson = {
  ...{ _id: 'u1', kind: 'user', name: 'Sara A.', name_ar: 'سارة أ.', role: 'User' },
  ...{ phone: '+9665••••••12', isClosed: false },
}

test('the trail names a person by name, role and number, a closed account by what remains', () => {
  const { container, rerender } = renderInConsole(<PersonText person={PERSON} />)
  expect(container).toHaveTextContent('Sara A. Guest +9665••••••12')
  rerender(<PersonText person={{ ...PERSON, name: '', phone: '', isClosed: true }} />)
  expect(container).toHaveTextContent('Closed account Guest')
})

test('a value that is a person is named, and texts of templates are sentences', () => {
  const { container, rerender } = renderInConsole(
    <AuditChanges before={{ memberId: 'u1' }} after={{}} people={[PERSON]} />,
  )
  expect(container).toHaveTextContent('Sara A.')
  expect(container).not.toHaveTextContent('u1')
  const text = '{days, plural, one {# day} other {# days}} left for {service}'
  rerender(
    <AuditChanges
      before={null}
      after={{ textEn: text }}
      subject={{ kind: 'template', id: 'Licence_ends_soon' }}
    />,
  )
  expect(container).toHaveTextContent('5 days left for Palm Chalet')
})
