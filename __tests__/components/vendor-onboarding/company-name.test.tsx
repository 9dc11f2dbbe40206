import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ProfileHead } from '@/components/account/profile-page'
import { VendorCard } from '@/components/admin/vendors/vendor-card'
import { clearDraft } from '@/components/vendor-onboarding/details-draft'
import { DetailsForm } from '@/components/vendor-onboarding/details-form'
import type { VendorApplicationWire } from '@/lib/contract/schemas/account/vendor'
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
  companyName: null,
  createdAt: '2026-11-20T10:00:00Z',
} as Profile
const REJECTED = {
  ...USER,
  type: 'company',
  state: 'rejected',
  address: 'Jeddah',
  commId: '4030123456',
  idPhoto: '/api/v1/documents/b',
  commercialIdPhoto: '/api/v1/documents/c',
  rejectionReason: null,
  decidedAt: null,
} as VendorApplicationWire

const REVIEWED = {
  version: 1,
  suspension: null,
  vatNumber: null,
  vatCheck: null,
  companyNames: null,
  expires: { commercial: null, vat: null },
}
const SIGNED = { body: { url: '/api/v1/documents/signed' } }
const PAPERS = { 'POST /api/v1/documents/b/address': SIGNED, 'POST /api/v1/documents/c/address': SIGNED }

beforeEach(clearDraft)

function showForm(type: VendorType, before: VendorApplicationWire | null = REJECTED) {
  const sent = jest.fn()
  renderInPage(<DetailsForm type={type} user={USER} before={before} onBack={() => {}} onSent={sent} />)
  return { sent, user: userEvent.setup(), name: screen.queryByLabelText('Company name') }
}

test('vendor-form: a company enters its name, which requires a visible letter, and sends it', async () => {
  const calls = fakeBackend({ ...PAPERS, 'PUT /api/v1/user/upgrade-vender-company': { body: {} } })
  const applied = () => calls.filter(({ method }) => method === 'PUT')
  const { user, name, sent } = showForm('company')
  if (!name) throw new Error('no field')
  const send = () => user.click(screen.getByRole('button', { name: 'Send the request' }))
  await send()
  await waitFor(() => expect(name).toBeInvalid())
  await user.type(name, '2030')
  await send()
  await waitFor(() => expect(name).toBeInvalid())
  expect(applied()).toEqual([])
  await user.type(name, ' Tuwaiq ')
  await send()
  await waitFor(() => expect(sent).toHaveBeenCalled())
  expect(applied()[0]?.body).toMatchObject({ companyName: '2030 Tuwaiq', commId: '4030123456' })
})

test('vendor-form: the name of a rejected request comes back, and a host has no name field', () => {
  fakeBackend(PAPERS)
  expect(showForm('company', { ...REJECTED, companyName: 'طويق' }).name).toHaveValue('طويق')
  cleanup()
  expect(showForm('host').name).toBeNull()
})

test('a company reads that guests see its name, a host that they see the first name', () => {
  fakeBackend(PAPERS)
  showForm('company')
  expect(screen.getByText(/Guests see the company’s name/)).toBeVisible()
  cleanup()
  showForm('host')
  expect(screen.getByText(/Guests see your first name/)).toBeVisible()
})

test('the queue names the company, and the applicant beside it; without a name it is the applicant', () => {
  const { unmount } = renderInPage(
    <VendorCard application={{ ...REJECTED, ...REVIEWED, companyName: 'طويق' }} />,
  )
  expect(screen.getByRole('heading', { name: 'طويق' })).toBeVisible()
  expect(screen.getByText('Applicant')).toBeVisible()
  expect(screen.getByText('Huda Alzahrani')).toBeVisible()
  unmount()
  renderInPage(<VendorCard application={{ ...REJECTED, ...REVIEWED }} />)
  expect(screen.getByRole('heading', { name: 'Huda Alzahrani' })).toBeVisible()
  expect(screen.queryByText('Applicant')).not.toBeInTheDocument()
})

test('the profile of a company shows its name', () => {
  renderInPage(<ProfileHead user={{ ...USER, companyName: 'طويق' }} />)
  expect(screen.getByText('طويق')).toBeVisible()
})
