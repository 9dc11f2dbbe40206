import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { listLocalDrafts, saveLocalDraft } from '@/components/wizard/drafts/local-draft'
import Wizard from '@/components/wizard/wizard'
import type { WizardRequest } from '@/components/wizard/wizard-request'
import { wizardRequestOf } from '@/components/wizard/wizard-request'
import { startOfEdit } from '@/components/wizard/wizard-start'
import type { DraftCard } from '@/lib/contract/schemas/listing/stored-draft'
import type { Profile } from '@/lib/domain/account/account'
import type { Draft } from '@/lib/domain/listing/draft'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { toPayload } from '@/lib/domain/listing/payload'
import { withVariant } from '@/lib/domain/listing/variants'
import type { EditableListingWire } from '@/lib/domain/listing/vendor-listing'
import { onSignInRequested } from '@/lib/session/sign-in-prompt'
import { aDraft } from '../../lib/domain/listing/a-draft'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { answersOf, STEP_TITLES, screenCalled } from './open-wizard'

const CHALET = withVariant(listingTypeOf('Chalets'), 'standard')
const HOST = { _id: 'host', vendor: { vendorId: 'vendor', role: 'owner', name: '' } } as Profile
const PROFILE = 'GET /api/v1/user/profile'
const DRAFTS = 'GET /api/v1/vender/drafts'

const wireOf = (en: string) =>
  ({
    ...toPayload(aDraft(CHALET, { name: { en, ar: 'بيت' } }), CHALET),
    _id: 's1',
    type: 'Chalets',
    fieldReasons: [],
  }) as unknown as EditableListingWire

const card = (options: Partial<DraftCard> = {}): DraftCard => ({
  _id: 'd1',
  type: 'Chalets',
  step: 'pricing',
  name: 'Palm House',
  name_ar: 'بيت النخيل',
  image: null,
  device: 'Firefox, Windows',
  updatedAt: '2026-03-15T10:00:00Z',
  ...options,
})

function open(
  request: WizardRequest,
  person: Partial<Profile> | null,
  answers: Parameters<typeof fakeBackend>[0] = {},
) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = `diyar_signed_in=1; max-age=${person ? 60 : 0}`
  const calls = fakeBackend({
    ...answersOf(CHALET),
    ...(person ? { [PROFILE]: { body: { ...HOST, ...person } } } : {}),
    ...answers,
  })
  const closed = jest.fn()
  renderInPage(<Reopened wish={request} onClose={closed} />)
  return { calls, closed, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) }
}

/** The same page opens the wizard a second time. */
function Reopened({ wish: request, onClose }: { wish: WizardRequest; onClose: () => void }) {
  const [turn, setTurn] = useState(0)
  return (
    <>
      <Wizard key={turn} request={request} onClose={onClose} onDone={onClose} />
      <button type="button" onClick={() => setTurn(turn + 1)}>
        {'Reopen'}
      </button>
    </>
  )
}

beforeEach(() => localStorage.clear())

test('wizard-roles: a visitor has to log in', async () => {
  const { user } = open({ mode: 'add' }, null)
  const requested = jest.fn()
  const stop = onSignInRequested(requested)
  await user.click(await screen.findByRole('button', { name: 'Log in' }))
  expect(requested).toHaveBeenCalled()
  stop()
})

test('wizard-roles: a member whose role does not include listings reads so, without a link to become-vendor', async () => {
  open({ mode: 'add' }, { vendor: { vendorId: 'vendor', role: 'frontDesk', name: '' } })
  expect(await screen.findByText('Your role does not include listing places')).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('wizard-roles: a user without a vendor reads why, with a link to become-vendor', async () => {
  const { calls, closed, user } = open({ mode: 'add' }, { vendor: null })
  expect(await screen.findByText('Only hosts can list a place')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Become a host' })).toHaveAttribute('href', '/en/loginvendor')
  await user.click(screen.getByRole('button', { name: 'Back to my places' }))
  expect(closed).toHaveBeenCalled()
  expect(calls.map(({ path }) => path)).toEqual(['/api/v1/user/profile'])
})

test("wizard-roles: another vendor's listing cannot be opened for editing", async () => {
  open({ mode: 'edit', id: 's9' }, HOST, {
    'GET /api/v1/vender/services/s9': { status: 404, body: { code: 'not_found', message: 'NOT FOUND' } },
  })
  expect(await screen.findByText('This place is not one of yours')).toBeVisible()
})

test('wizard-edit: a listing that fails to load shows an error under the title of editing', async () => {
  open({ mode: 'edit', id: 's1' }, HOST, {
    'GET /api/v1/vender/services/s1': { status: 500, body: { code: 'internal' } },
  })
  expect(screen.getByRole('dialog', { name: 'Edit your place' })).toBeVisible()
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('dialog', { name: 'Edit your place' })).toBeVisible()
})

test('wizard-edit: a stored listing opens prefilled from the server', async () => {
  const stored = { ...toPayload(aDraft(CHALET), CHALET), _id: 's1', type: 'Chalets', fieldReasons: [] }
  const { user } = open({ mode: 'edit', id: 's1' }, HOST, {
    'GET /api/v1/vender/services/s1': { body: stored },
  })
  await screenCalled(STEP_TITLES.overview.edit)
  await user.click(screen.getByRole('button', { name: /Service description/ }))
  expect(screen.getByLabelText('Name in English')).toHaveValue('Palm House')
})

test('without a draft a new listing starts at once', async () => {
  open({ mode: 'add' }, HOST, { [DRAFTS]: { body: [] } })
  await screenCalled(STEP_TITLES.overview.title)
})

test('a listing draft is offered again, continues where it stopped, and can be deleted', async () => {
  const { user, calls } = open({ mode: 'add' }, HOST, {
    [DRAFTS]: [{ body: [card(), card({ _id: 'd2', name: 'Old one' })] }, { body: [card()] }],
    'DELETE /api/v1/vender/drafts/d2': { status: 204 },
    'GET /api/v1/vender/drafts/d1': { body: { ...card(), draft: aDraft(CHALET) } },
  })
  await screen.findByRole('heading', { name: 'Continue where you left off?' })
  const [, removeOld] = screen.getAllByRole('button', { name: 'Delete this draft' })
  await user.click(removeOld as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([])
  await user.click(screen.getAllByRole('button', { name: 'Delete this draft' })[1] as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText('Old one')).not.toBeInTheDocument())
  expect(calls).toContainEqual(
    expect.objectContaining({ method: 'DELETE', path: '/api/v1/vender/drafts/d2' }),
  )
  await user.click(screen.getByRole('button', { name: /Palm House/ }))
  await screenCalled(STEP_TITLES.pricing.title)
})

const TYPED_HERE = {
  listingKey: 'p1',
  draftId: null,
  serviceId: null,
  base: null,
  step: 'details',
  draft: aDraft(CHALET, { name: { en: 'Typed in a tunnel', ar: '' } }),
  storedAt: '2026-03-15T10:00:00Z',
} as const

test('a draft that was stored after an earlier opening is offered by the next one', async () => {
  const { user } = open({ mode: 'add' }, HOST, { [DRAFTS]: [{ body: [] }, { body: [card()] }] })
  await screenCalled(STEP_TITLES.overview.title)
  await user.click(screen.getByText('Reopen'))
  await screen.findByRole('heading', { name: 'Continue where you left off?' })
})

test('a local draft that never reached the server is offered', async () => {
  saveLocalDraft({ ...TYPED_HERE, ownerId: 'host' })
  const { user } = open({ mode: 'add' }, HOST, { [DRAFTS]: { body: [] } })
  await user.click(await screen.findByRole('button', { name: /Typed in a tunnel/ }))
  await screenCalled(STEP_TITLES.details.title)
})

test('local drafts of an edited and of a new listing are stored side by side', async () => {
  const stored = { ...toPayload(aDraft(CHALET), CHALET), _id: 's1', type: 'Chalets', fieldReasons: [] }
  saveLocalDraft({ ...TYPED_HERE, ownerId: 'host' })
  const changed = { name: { en: 'Changed in a tunnel', ar: 'بيت' } }
  const edit = { ...TYPED_HERE, listingKey: 's1', serviceId: 's1', draft: aDraft(CHALET, changed) }
  saveLocalDraft({ ...edit, ownerId: 'host' })
  const { user } = open({ mode: 'edit', id: 's1' }, HOST, {
    'GET /api/v1/vender/services/s1': { body: stored },
  })
  await user.click(await screen.findByRole('button', { name: 'Continue editing' }))
  expect(await screen.findByLabelText('Name in English')).toHaveValue('Changed in a tunnel')
  cleanup()
  const { user: later } = open({ mode: 'add' }, HOST, { [DRAFTS]: { body: [] } })
  expect(screen.queryByText('Changed in a tunnel')).not.toBeInTheDocument()
  await later.click(await screen.findByRole('button', { name: /Typed in a tunnel/ }))
  expect(await screen.findByLabelText('Name in English')).toHaveValue('Typed in a tunnel')
})

const STORED = { ...card(), draft: aDraft(CHALET) }
const named = (en: string) => aDraft(CHALET, { name: { en, ar: 'بيت' } })
const here = (draft: Draft, base: Draft) => {
  const known = { updatedAt: '2026-03-14T10:00:00Z', draft: base }
  saveLocalDraft({ ...TYPED_HERE, ownerId: 'host', draftId: 'd1', draft, base: known })
}
const openStored = (draft: Draft) =>
  open({ mode: 'draft', id: 'd1' }, HOST, {
    'GET /api/v1/vender/drafts/d1': { body: { ...STORED, step: 'details', draft } },
    'PUT /api/v1/vender/drafts/d1': { body: { ...STORED, updatedAt: '2026-03-15T11:00:00Z' } },
  })

test('a local copy that is unchanged since is replaced by what another device saved', async () => {
  here(named('As it was'), named('As it was'))
  openStored(named('Saved elsewhere'))
  expect(await screen.findByLabelText('Name in English')).toHaveValue('Saved elsewhere')
  expect(listLocalDrafts('host:vendor')).toEqual([])
})

test('unsent changes go on where no other device saved since', async () => {
  here(named('Typed here'), named('As it was'))
  openStored(named('As it was'))
  expect(await screen.findByLabelText('Name in English')).toHaveValue('Typed here')
})

test.each([
  ['Continue with this device’s copy', 'Typed here'],
  ['Continue with the other copy', 'Saved elsewhere'],
])('a draft that two devices changed: "%s"', async (choice, name) => {
  here(named('Typed here'), named('As it was'))
  const { user, calls } = openStored(named('Saved elsewhere'))
  const question = await screen.findByRole('dialog', { name: 'This place was changed on two devices' })
  expect(question).toHaveTextContent(/Firefox, Windows/)
  expect(screen.getByRole('row', { name: 'Typed here Saved elsewhere' })).toBeVisible()
  expect(listLocalDrafts('host:vendor')).toMatchObject([{ draft: { name: { en: 'Typed here' } } }])
  expect(calls.every(({ method }) => method === 'GET')).toBe(true)
  await user.click(screen.getByRole('button', { name: choice }))
  expect(await screen.findByLabelText('Name in English')).toHaveValue(name)
})

test('closing the question of the two copies loses neither', async () => {
  here(named('Typed here'), named('As it was'))
  const { user, closed } = openStored(named('Saved elsewhere'))
  await screen.findByRole('dialog', { name: 'This place was changed on two devices' })
  await user.keyboard('{Escape}')
  expect(closed).toHaveBeenCalled()
  expect(listLocalDrafts('host:vendor')).toMatchObject([{ draft: { name: { en: 'Typed here' } } }])
})

test('an unsent edit of a listing that another device saved since offers both copies', async () => {
  const base = { updatedAt: '', draft: startOfEdit(wireOf('As it was')).draft }
  const edit = { ...TYPED_HERE, listingKey: 's1', serviceId: 's1', base, ownerId: 'host' }
  saveLocalDraft({ ...edit, draft: { ...base.draft, name: { en: 'Typed here', ar: 'بيت' } } })
  const { user } = open({ mode: 'edit', id: 's1' }, HOST, {
    'GET /api/v1/vender/services/s1': { body: wireOf('Saved elsewhere') },
  })
  await screen.findByRole('row', { name: 'Typed here Saved elsewhere' })
  await user.click(screen.getByRole('button', { name: 'Continue with this device’s copy' }))
  expect(await screen.findByLabelText('Name in English')).toHaveValue('Typed here')
})

test("a local draft older than a field is read with the field's default", async () => {
  const { licence: _licence, ...older } = TYPED_HERE.draft
  saveLocalDraft({ ...TYPED_HERE, ownerId: 'host', draft: older as typeof TYPED_HERE.draft })
  const { user } = open({ mode: 'add' }, HOST, { [DRAFTS]: { body: [] } })
  await user.click(await screen.findByRole('button', { name: /Typed in a tunnel/ }))
  expect(await screen.findByLabelText(/licence number/i)).toHaveValue('')
})

test.each([
  ['from before vendors had members', 'host', 'owner'],
  ['after the ownership was transferred', 'host:vendor', 'manager'],
] as const)("an owner's local draft %s goes on", async (_, ownerId, role) => {
  saveLocalDraft({ ...TYPED_HERE, ownerId })
  const vendor = { vendorId: 'vendor', role, name: '' }
  open({ mode: 'add' }, { ...HOST, vendor }, { [DRAFTS]: { body: [] } })
  expect(await screen.findByRole('button', { name: /Typed in a tunnel/ })).toBeVisible()
})

test('a local draft of one vendor is not shown in another', async () => {
  saveLocalDraft({ ...TYPED_HERE, ownerId: 'host' })
  const vendor = { vendorId: 'other', role: 'manager' as const, name: '' }
  open({ mode: 'add' }, { ...HOST, vendor }, { [DRAFTS]: { body: [] } })
  await screenCalled(STEP_TITLES.overview.title)
})

test("another user's local draft in this browser is not shown", async () => {
  saveLocalDraft({ ...TYPED_HERE, ownerId: 'somebody else' })
  open({ mode: 'add' }, HOST, { [DRAFTS]: { body: [] } })
  await screenCalled(STEP_TITLES.overview.title)
})

test('the address chooses between a new listing, a draft and an edit', () => {
  const request = (query: string) => wizardRequestOf(new URLSearchParams(query))
  expect(request('')).toBeNull()
  expect(request('add=1')).toEqual({ mode: 'add' })
  expect(request('edit=s1')).toEqual({ mode: 'edit', id: 's1' })
  expect(request('draft=d1')).toEqual({ mode: 'draft', id: 'd1' })
})
