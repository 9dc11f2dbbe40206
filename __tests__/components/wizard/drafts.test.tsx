import { act, screen, waitFor } from '@testing-library/react'
import { createDraftSync, type SyncState } from '@/components/wizard/drafts/draft-sync'
import { listLocalDrafts } from '@/components/wizard/drafts/local-draft'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import type { StoredDraft } from '@/lib/domain/listing/stored-draft'
import { withVariant } from '@/lib/domain/listing/variants'
import { onSignInRequested } from '@/lib/session/sign-in-prompt'
import { aDraft } from '../../lib/domain/listing/a-draft'
import { fakeBackend } from '../fake-backend'
import { nextButton, openWizard, STEP_TITLES, screenCalled } from './open-wizard'

const CHALET = withVariant(listingTypeOf('Chalets'), 'standard')
const START = 'POST /api/v1/vender/drafts'
const KEEP = 'PUT /api/v1/vender/drafts/d1'
const stored = (step: 'details' | 'place') => ({ step, draft: aDraft(CHALET) })
const STARTED = { status: 201, body: { _id: 'd1', updatedAt: '2026-03-15T10:00:00Z' } }
const DOWN = { status: 503, body: { code: 'unavailable', message: 'x' } }

function aKeeper(answers: Parameters<typeof fakeBackend>[0], id: string | null = null) {
  const calls = fakeBackend(answers)
  const states: SyncState['state'][] = []
  const sync = createDraftSync({
    id,
    base: id ? { updatedAt: '2026-03-15T09:00:00Z', draft: aDraft(CHALET) } : null,
    onChange: ({ state }) => states.push(state),
  })
  const requested = () =>
    calls.map(({ method, body }) => `${method} ${(body as { step: string })?.step ?? ''}`.trim())
  return { keeper: sync, states, asked: requested }
}

test('the first step creates the draft, later ones update it, one call at a time and only the latest state', async () => {
  const {
    keeper: sync,
    states,
    asked: requested,
  } = aKeeper({ [START]: STARTED, [KEEP]: { body: { _id: 'd1', updatedAt: '2026-03-15T10:00:01Z' } } })
  const first = sync.save(stored('details'))
  void sync.save(stored('details'))
  await Promise.all([first, sync.save(stored('place'))])
  expect(requested()).toEqual(['POST details', 'PUT place'])
  expect(states).toEqual(['sending', 'saved'])
  expect(sync.id()).toBe('d1')
})

test('a state that did not reach the server is sent by the next try', async () => {
  const { keeper: sync, states, asked: requested } = aKeeper({ [START]: [DOWN, STARTED] })
  expect(await sync.save(stored('details'))).toBe(false)
  expect(await sync.retry()).toBe(true)
  expect(states).toEqual(['sending', 'here', 'sending', 'saved'])
  expect(requested()).toEqual(['POST details', 'POST details'])
})

test('a draft that was deleted elsewhere is created again; a finished one is removed', async () => {
  const gone = { status: 404, body: { code: 'not_found', message: 'x' } }
  const answers = { 'PUT /api/v1/vender/drafts/d0': gone, [START]: STARTED }
  const { keeper: sync, asked: requested } = aKeeper(
    { ...answers, 'DELETE /api/v1/vender/drafts/d1': { status: 204 } },
    'd0',
  )
  expect(await sync.save(stored('place'))).toBe(true)
  await sync.drop()
  expect(requested()).toEqual(['PUT place', 'POST place', 'DELETE'])
  expect(sync.id()).toBeNull()
})

test('each step is saved on the server; while it is down the browser stores it, until the connection is back', async () => {
  const { user, calls } = openWizard(CHALET, {
    step: 'basicInfo',
    answers: { [START]: [DOWN, STARTED] },
  })
  await user.click(nextButton())
  await screenCalled(STEP_TITLES.details.title)
  expect(await screen.findByText('Saved on this device only')).toBeInTheDocument()
  expect(listLocalDrafts('host')).toMatchObject([{ step: 'details', draft: { name: { en: 'Palm House' } } }])
  act(() => {
    window.dispatchEvent(new Event('online'))
  })
  expect(await screen.findByText('Draft saved')).toBeInTheDocument()
  expect(listLocalDrafts('host')).toEqual([])
  expect(calls.filter(({ path }) => path === '/api/v1/vender/drafts')).toHaveLength(2)
})

const named = (en: string) => aDraft(CHALET, { name: { en, ar: 'بيت' } })
const saved = (en: string) => ({
  _id: 'd1',
  updatedAt: '2026-03-15T11:00:00Z',
  device: 'Chrome, Android',
  draft: named(en),
})
const refusedBy = (en: string) => ({
  status: 409,
  body: { code: 'changed_meanwhile', message: 'x', current: saved(en) },
})

test('a save whose answer was lost is not taken for the save of another device', async () => {
  const {
    keeper: sync,
    states,
    asked,
  } = aKeeper({ [KEEP]: [DOWN, refusedBy('First'), { body: saved('Second') }] }, 'd1')
  await sync.save({ step: 'details', draft: named('First') })
  expect(await sync.save({ step: 'details', draft: named('Second') })).toBe(true)
  expect(asked()).toHaveLength(3)
  expect(states.at(-1)).toBe('saved')
})

test.each([
  ['Continue with this device’s copy', 'Typed offline', ['Typed offline', 'Typed offline', 'Typed offline']],
  ['Continue with the other copy', 'Saved elsewhere', ['Typed offline', 'Typed offline']],
])('typed offline, saved on another device, online again: "%s"', async (choice, name, sentNames) => {
  const { user, calls } = openWizard(CHALET, {
    step: 'details',
    answers: {
      [KEEP]: [
        { body: saved('Palm House') },
        DOWN,
        refusedBy('Saved elsewhere'),
        { body: saved('Typed offline') },
      ],
    },
  })
  await user.click(nextButton())
  await screen.findByText('Draft saved')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await screenCalled(STEP_TITLES.details.title)
  await user.clear(screen.getByLabelText('Name in English'))
  await user.type(screen.getByLabelText('Name in English'), 'Typed offline')
  calls.length = 0
  await user.click(nextButton())
  await screen.findByText('Saved on this device only')
  act(() => {
    window.dispatchEvent(new Event('online'))
  })
  await screen.findByRole('dialog', { name: 'This place was changed on two devices' })
  expect(screen.getByRole('row', { name: 'Typed offline Saved elsewhere' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: choice }))
  await screen.findByText('Draft saved')
  await user.click(screen.getByText('Back', { selector: 'button' }))
  expect(await screen.findByLabelText('Name in English')).toHaveValue(name)
  const names = calls
    .filter(({ method }) => method === 'PUT')
    .map(({ body }) => (body as StoredDraft).draft.name.en)
  expect(names.slice(0, sentNames.length)).toEqual(sentNames)
})

test('an ended session requires a sign-in and then saves the draft; no typed text is lost', async () => {
  const { user } = openWizard(CHALET, {
    step: 'details',
    answers: { [START]: [{ status: 401, body: { code: 'unauthenticated', message: 'x' } }, STARTED] },
  })
  const requested: (() => void)[] = []
  const stop = onSignInRequested(({ then }) => then && requested.push(then))
  await user.type(screen.getByLabelText('Name in English'), ' 2')
  await user.click(nextButton())
  await waitFor(() => expect(requested).toHaveLength(1))
  expect(listLocalDrafts('host')[0]?.draft.name.en).toBe('Palm House 2')
  act(() => requested[0]?.())
  expect(await screen.findByText('Draft saved')).toBeInTheDocument()
  stop()
})

test('leaving with changes offers to stay, to save the draft, or to discard it', async () => {
  const { user, closed, calls, toasts } = openWizard(CHALET, { step: 'details' })
  await user.type(screen.getByLabelText('Name in English'), ' 2')
  const leave = () => user.click(screen.getByRole('button', { name: 'Close' }))
  await leave()
  await user.click(screen.getByRole('button', { name: 'Stay' }))
  expect(screen.getByLabelText('Name in English')).toHaveValue('Palm House 2')
  await leave()
  await user.click(screen.getByRole('button', { name: 'Save the draft and leave' }))
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1))
  expect(calls).toContainEqual(
    expect.objectContaining({
      path: '/api/v1/vender/drafts',
      body: expect.objectContaining({ step: 'details', draft: expect.objectContaining({ areaSqm: 300 }) }),
    }),
  )
  expect(toasts).toContainEqual({ kind: 'info', text: 'Saved as a draft' })
})

test('without changes the wizard closes at once', async () => {
  const { user, closed } = openWizard(CHALET, { step: 'details' })
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(closed).toHaveBeenCalled()
})
