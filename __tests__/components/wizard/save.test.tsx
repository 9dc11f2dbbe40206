import { act, screen, waitFor } from '@testing-library/react'
import { listLocalDrafts } from '@/components/wizard/drafts/local-draft'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { withVariant } from '@/lib/domain/listing/variants'
import { onSignInRequested } from '@/lib/session/sign-in-prompt'
import { nextButton, openWizard, STEP_TITLES, screenCalled } from './open-wizard'

const CHALET = withVariant(listingTypeOf('Chalets'), 'standard')
const CREATE = 'POST /api/v1/chalet'
const sent = (calls: { method: string; path: string }[], key: string) =>
  calls.filter(({ method, path }) => `${method} ${path}` === key)

test("wizard-save: the button shows 'Loading...' and is busy, a second click sends nothing, the draft is deleted", async () => {
  const { user, calls, done, another } = openWizard(CHALET, { step: 'addOns' })
  await user.click(nextButton())
  await screenCalled(STEP_TITLES.summary.title)
  const button = nextButton()
  const answer = globalThis.fetch
  let release: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  globalThis.fetch = async (input, init) => {
    await gate
    return answer(input, init)
  }
  await user.click(button)
  await waitFor(() => expect(button).toHaveTextContent('Loading...'))
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toBeDisabled()
  await user.click(button)
  await act(async () => release())
  await screenCalled(STEP_TITLES.success.title)
  expect(sent(calls, CREATE)).toHaveLength(1)
  await waitFor(() => expect(sent(calls, 'DELETE /api/v1/vender/drafts/d1')).toHaveLength(1))
  expect(listLocalDrafts('host')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Add another place' }))
  expect(another).toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'View my places' }))
  expect(done).toHaveBeenCalled()
})

test('wizard-save: a refusal of the server opens the screen of its field, with its message and the focus', async () => {
  const refused = {
    status: 422,
    body: {
      code: 'invalid',
      message: 'x',
      issues: [
        { path: 'description.nameInArabic', code: 'required', params: {}, message: 'Too plain a name' },
      ],
    },
  }
  const { user } = openWizard(CHALET, {
    step: 'summary',
    answers: { [CREATE]: [refused, { status: 201, body: { _id: 's1' } }] },
  })
  await user.click(nextButton())
  await screenCalled(STEP_TITLES.details.title)
  expect(await screen.findByText('Too plain a name')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Name in Arabic')).toHaveFocus())
})

test('wizard-save: an unfinished screen is opened before anything is sent', async () => {
  const { user, calls } = openWizard(CHALET, { step: 'summary', options: { areaSqm: null } })
  await user.click(nextButton())
  await screenCalled(STEP_TITLES.details.title)
  await waitFor(() => expect(screen.getByLabelText('Area in square metres')).toHaveFocus())
  expect(sent(calls, CREATE)).toEqual([])
})

test('wizard-save: an ended session requires a sign-in, and the save continues by itself', async () => {
  const { user, calls } = openWizard(CHALET, {
    step: 'summary',
    answers: {
      [CREATE]: [
        { status: 401, body: { code: 'unauthenticated', message: 'Log in' } },
        { status: 201, body: { _id: 's1' } },
      ],
    },
  })
  const requested: (() => void)[] = []
  const stop = onSignInRequested(({ then }) => then && requested.push(then))
  await user.click(nextButton())
  await waitFor(() => expect(requested).toHaveLength(1))
  await act(async () => requested[0]?.())
  await screenCalled(STEP_TITLES.success.title)
  expect(sent(calls, CREATE)).toHaveLength(2)
  stop()
})

test('wizard-edit: opens prefilled, preserves the images, shows Success! for 3 s and then opens the list', async () => {
  jest.useFakeTimers()
  const { user, calls, done, toasts } = openWizard(CHALET, { serviceId: 's1' })
  await screenCalled(STEP_TITLES.overview.edit)
  await user.click(screen.getByRole('button', { name: /Service description/ }))
  await user.type(screen.getByLabelText('Name in English'), ' by the sea')
  for (const step of ['place', 'pricing', 'settings', 'addOns'] as const) {
    await user.click(nextButton())
    await screenCalled(STEP_TITLES[step].title)
  }
  await user.click(nextButton())
  await screenCalled(STEP_TITLES.success.edit)
  const put = calls.find(({ method }) => method === 'PUT') as { body: Record<string, unknown> } | undefined
  expect(put?.body['description']).toMatchObject({
    nameInEnglish: 'Palm House by the sea',
    images: [1, 2, 3, 4, 5].map((n) => `/api/v1/media/${n}`),
  })
  expect(put?.body['location']).toEqual({ type: 'Point', coordinates: [21.5433, 39.1728] })
  expect(toasts).toContainEqual({ kind: 'success', text: 'Success!' })
  expect(sent(calls, 'POST /api/v1/vender/drafts')).toEqual([])
  expect(done).not.toHaveBeenCalled()
  act(() => jest.advanceTimersByTime(3000))
  expect(done).toHaveBeenCalled()
  jest.useRealTimers()
})
