import { waitFor } from '@testing-library/react'
import { fakeBackend } from '@/__tests__/components/fake-backend'
import { aDraft } from '@/__tests__/lib/domain/listing/a-draft'
import { findPendingSubmission, submitListing } from '@/components/wizard/submit-listing'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { withVariant } from '@/lib/domain/listing/variants'
import { nextButton, openWizard, STEP_TITLES, screenCalled } from './open-wizard'

const CHALET = withVariant(listingTypeOf('Chalets'), 'standard')
const FARM = withVariant(listingTypeOf('Farms'), 'standard')
const DRAFT = aDraft(CHALET)
const CHANGED = aDraft(CHALET, { areaSqm: 999 })
const LOST = { status: 503, body: { code: 'unavailable', message: 'x' } }
const MADE = { status: 201, body: { _id: 's1', type: 'Chalets' } }
const REFUSED = { status: 422, body: { code: 'invalid', message: 'x' } }

beforeEach(() => localStorage.clear())

/** What is asked, each with its key where it has one: the first key is k1, the next other one k2. */
function backend(answers: Parameters<typeof fakeBackend>[0]) {
  const calls = fakeBackend(answers)
  const keys: (string | null)[] = []
  watchKeys(keys)
  const named = (key: string | null) =>
    key ? ` k${[...new Set(keys.filter(Boolean))].indexOf(key) + 1}` : ''
  return { calls, asked: () => calls.map(({ method }, i) => `${method}${named(keys[i] ?? null)}`) }
}

function watchKeys(keys: (string | null)[]) {
  const answer = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    keys.push((input as Request).headers.get('idempotency-key'))
    return answer(input, init)
  }
}

test('wizard-save: a resend after a lost answer uses the same key, and success is shown', async () => {
  const { user, calls } = openWizard(CHALET, {
    step: 'summary',
    answers: { 'POST /api/v1/chalet': [LOST, MADE] },
  })
  const keys: (string | null)[] = []
  watchKeys(keys)
  await user.click(nextButton())
  await screenCalled(STEP_TITLES.summary.title)
  await waitFor(() => expect(nextButton()).toBeEnabled())
  await user.click(nextButton())
  await screenCalled(STEP_TITLES.success.title)
  const creates = calls.flatMap(({ path }, i) => (path === '/api/v1/chalet' ? [keys[i]] : []))
  expect(creates).toEqual([expect.stringMatching(/^[\w-]{36}$/), creates[0]])
})

test('the key outlives a reload and is deleted after the answer', async () => {
  const { asked: requested } = backend({ 'POST /api/v1/chalet': [LOST, MADE, MADE] })
  await expect(submitListing('d1', DRAFT)).rejects.toThrow()
  await submitListing('d1', DRAFT)
  expect(findPendingSubmission('d1')).toBeNull()
  await submitListing('d1', DRAFT)
  expect(requested()).toEqual(['POST k1', 'POST k1', 'POST k2'])
})

test('changes typed after a lost answer are sent as an edit of the same listing', async () => {
  const { asked: requested, calls } = backend({
    'POST /api/v1/chalet': [LOST, MADE],
    'PUT /api/v1/chalet/s1': [LOST, { body: {} }],
  })
  await expect(submitListing('d1', DRAFT)).rejects.toThrow()
  await expect(submitListing('d1', CHANGED)).rejects.toThrow()
  await submitListing('d1', CHANGED)
  expect(requested()).toEqual(['POST k1', 'POST k1', 'PUT', 'POST k1', 'PUT'])
  expect(calls.at(-1)?.body).toMatchObject({ description: { areaSqm: 999 }, location: { type: 'Point' } })
  expect(calls.at(-2)?.body).toEqual(calls[0]?.body)
})

test('when the listing type changed meanwhile only the new listing is left', async () => {
  const { asked: requested } = backend({
    'POST /api/v1/chalet': [LOST, MADE],
    'DELETE /api/v1/chalet/s1': { status: 204 },
    'POST /api/v1/farm': MADE,
  })
  await expect(submitListing('d1', DRAFT)).rejects.toThrow()
  await submitListing('d1', aDraft(FARM))
  expect(requested()).toEqual(['POST k1', 'POST k1', 'DELETE', 'POST k2'])
})

test('terms that changed after a lost answer are sent with a new listing, and only that one is left', async () => {
  const { asked: requested, calls } = backend({
    'POST /api/v1/chalet': [LOST, MADE, MADE],
    'DELETE /api/v1/chalet/s1': { status: 204 },
  })
  const calendarTerms = { partPayment: { percent: 30, minimum: 100 } }
  await expect(submitListing('d1', DRAFT)).rejects.toThrow()
  await submitListing('d1', aDraft(CHALET, { calendarTerms }))
  expect(requested()).toEqual(['POST k1', 'POST k1', 'DELETE', 'POST k2'])
  expect(calls.at(-1)?.body).toMatchObject({ terms: calendarTerms })
})

test('a refused listing was never created: the next send is a new one', async () => {
  const { asked: requested } = backend({ 'POST /api/v1/chalet': [REFUSED, LOST, REFUSED, MADE] })
  await expect(submitListing('d1', DRAFT)).rejects.toThrow()
  await expect(submitListing('d1', DRAFT)).rejects.toThrow()
  await submitListing('d1', CHANGED)
  expect(requested()).toEqual(['POST k1', 'POST k2', 'POST k2', 'POST k3'])
})

test('two listings have a key each, and a key that the server has deleted is not used again', async () => {
  const { asked: requested } = backend({ 'POST /api/v1/chalet': [LOST, LOST, MADE] })
  await expect(submitListing('d1', DRAFT)).rejects.toThrow()
  await expect(submitListing('d2', DRAFT)).rejects.toThrow()
  jest.useFakeTimers({
    now: Date.now() + 25 * 3_600_000,
    doNotFake: ['setTimeout', 'nextTick', 'queueMicrotask'],
  })
  await submitListing('d1', DRAFT)
  jest.useRealTimers()
  expect(requested()).toEqual(['POST k1', 'POST k2', 'POST k3'])
})

test('a lost answer of the deletion is no obstacle: what is not found is deleted', async () => {
  const { asked: requested } = backend({
    'POST /api/v1/chalet': [LOST, MADE],
    'DELETE /api/v1/chalet/s1': [LOST, { status: 404, body: { code: 'not_found', message: 'x' } }],
    'POST /api/v1/farm': MADE,
  })
  await expect(submitListing('d1', DRAFT)).rejects.toThrow()
  await expect(submitListing('d1', aDraft(FARM))).rejects.toThrow()
  await submitListing('d1', aDraft(FARM))
  expect(requested()).toEqual(['POST k1', 'POST k1', 'DELETE', 'POST k1', 'DELETE', 'POST k2'])
  expect(findPendingSubmission('d1')).toBeNull()
})

test.each([
  ['as it was first', DRAFT],
  ['changed', CHANGED],
])(
  'a listing whose deletion lost its answer is not taken for the one that is sent later, %s',
  async (_, later) => {
    const { asked: requested } = backend({
      'POST /api/v1/chalet': [LOST, MADE, MADE, MADE],
      'DELETE /api/v1/chalet/s1': [LOST, { status: 404, body: { code: 'not_found', message: 'x' } }],
    })
    await expect(submitListing('d1', DRAFT)).rejects.toThrow()
    await expect(submitListing('d1', aDraft(FARM))).rejects.toThrow()
    await submitListing('d1', later)
    expect(requested()).toEqual(['POST k1', 'POST k1', 'DELETE', 'POST k1', 'DELETE', 'POST k2'])
  },
)
