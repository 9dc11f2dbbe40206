import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { BeginEdit } from '@/components/wizard/begin/begin-edit'
import { listLocalDrafts } from '@/components/wizard/drafts/local-draft'
import { SuccessStep } from '@/components/wizard/steps/success-step'
import { startOfEdit } from '@/components/wizard/wizard-start'
import type { MemberRole } from '@/lib/domain/account/membership'
import { valueAt } from '@/lib/domain/listing/fields/paths'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { type ListingPayload, toPayload } from '@/lib/domain/listing/payload'
import { withVariant } from '@/lib/domain/listing/variants'
import type { EditableListingWire } from '@/lib/domain/listing/vendor-listing'
import { onSignInRequested } from '@/lib/session/sign-in-prompt'
import { aDraft } from '../../lib/domain/listing/a-draft'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { answersOf, nextButton, OPEN_PERIOD, openWizard, STEP_TITLES, screenCalled } from './open-wizard'

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
  expect(button).toHaveAttribute('aria-disabled', 'true')
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

describe('another device saved the listing that is being edited', () => {
  const PUT = 'PUT /api/v1/chalet/s1'
  const storedAs = (name: string, version: number) =>
    ({
      ...toPayload(aDraft(CHALET, { name: { en: name, ar: 'بيت النخيل' }, openPeriod: OPEN_PERIOD }), CHALET),
      _id: 's1',
      type: 'Chalets',
      fieldReasons: [],
      version,
    }) as unknown as EditableListingWire
  const refusedBy = (name: string, version: number) => ({
    status: 409,
    body: { code: 'changed_meanwhile', message: 'x', current: storedAs(name, version) },
  })
  const SAVED = { body: { _id: 's1' } }
  const TWO_COPIES = { name: 'This place was changed on two devices' }

  async function edit(answers: Parameters<typeof openWizard>[1], typed = ' by the sea') {
    const opened = openWizard(CHALET, {
      ...answers,
      start: { ...startOfEdit(storedAs('Palm House', 3)), step: 'details' },
    })
    await screenCalled(STEP_TITLES.details.title)
    if (typed) await opened.user.type(screen.getByLabelText('Name in English'), typed)
    const saveChanges = async () =>
      opened.user.click(screen.getByText('Save changes', { selector: 'button' }))
    await saveChanges()
    const puts = () =>
      opened.calls
        .filter(({ method }) => method === 'PUT')
        .map(({ path, body }) => [
          new URLSearchParams(path.split('?')[1]).get('basedOn'),
          valueAt(body as ListingPayload, 'description.nameInEnglish'),
        ])
    return { ...opened, saveChanges, puts }
  }

  test('the copy of this device is saved over the newest one that was shown', async () => {
    const answers = { [`${PUT}?basedOn=3`]: refusedBy('Saved elsewhere', 5), [`${PUT}?basedOn=5`]: SAVED }
    const { user, puts } = await edit({ answers })
    await screen.findByRole('dialog', TWO_COPIES)
    expect(screen.getByRole('row', { name: 'Palm House by the sea Saved elsewhere' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Continue with this device’s copy' }))
    await screenCalled(STEP_TITLES.success.edit)
    expect(puts()).toEqual([
      ['3', 'Palm House by the sea'],
      ['5', 'Palm House by the sea'],
    ])
    expect(listLocalDrafts('host')).toEqual([])
  })

  test('the other copy is shown in the wizard, and the next save is a change of it', async () => {
    const answers = { [`${PUT}?basedOn=3`]: refusedBy('Saved elsewhere', 5), [`${PUT}?basedOn=5`]: SAVED }
    const { user, saveChanges, puts } = await edit({ answers })
    await screen.findByRole('dialog', TWO_COPIES)
    await user.click(screen.getByRole('button', { name: 'Continue with the other copy' }))
    await waitFor(() => expect(screen.getByLabelText('Name in English')).toHaveValue('Saved elsewhere'))
    await saveChanges()
    await screenCalled(STEP_TITLES.success.edit)
    expect(puts().at(-1)).toEqual(['5', 'Saved elsewhere'])
  })

  test('a third device saves during the choice: the question comes again, with its copy', async () => {
    const answers = {
      [`${PUT}?basedOn=3`]: refusedBy('Saved elsewhere', 5),
      [`${PUT}?basedOn=5`]: refusedBy('Saved by a third', 6),
      [`${PUT}?basedOn=6`]: SAVED,
    }
    const { user } = await edit({ answers })
    await screen.findByRole('row', { name: /Saved elsewhere/ })
    await user.click(screen.getByRole('button', { name: 'Continue with this device’s copy' }))
    await screen.findByRole('row', { name: /Saved by a third/ })
    await user.click(screen.getByRole('button', { name: 'Continue with this device’s copy' }))
    await screenCalled(STEP_TITLES.success.edit)
  })

  test('closing the question saves nothing, and the next save is refused again', async () => {
    const answers = { [`${PUT}?basedOn=3`]: refusedBy('Saved elsewhere', 5) }
    const { user, saveChanges, puts } = await edit({ answers })
    await screen.findByRole('dialog', TWO_COPIES)
    await user.keyboard('{Escape}')
    expect(screen.getByLabelText('Name in English')).toHaveValue('Palm House by the sea')
    await saveChanges()
    await screen.findByRole('dialog', TWO_COPIES)
    expect(puts().map(([basedOn]) => basedOn)).toEqual(['3', '3'])
  })

  test('a decision of an admin is no other copy: the save goes on by itself', async () => {
    const answers = { [`${PUT}?basedOn=3`]: refusedBy('Palm House', 4), [`${PUT}?basedOn=4`]: SAVED }
    await edit({ answers })
    await screenCalled(STEP_TITLES.success.edit)
    expect(screen.queryByRole('dialog', TWO_COPIES)).not.toBeInTheDocument()
  })

  test('who changed nothing gets what another device saved', async () => {
    const answers = { [`${PUT}?basedOn=3`]: refusedBy('Saved elsewhere', 5) }
    const { toasts } = await edit({ answers }, '')
    await waitFor(() => expect(screen.getByLabelText('Name in English')).toHaveValue('Saved elsewhere'))
    expect(toasts).toContainEqual({
      kind: 'info',
      text: 'Brought up to date with what was saved on another device',
    })
  })

  test('a refresh during the choice, twice, loses neither copy nor the question', async () => {
    const answers = { [`${PUT}?basedOn=3`]: refusedBy('Saved elsewhere', 5) }
    await edit({ answers })
    await screen.findByRole('dialog', TWO_COPIES)
    for (const _refresh of [1, 2]) {
      cleanup()
      fakeBackend({
        ...answersOf(CHALET),
        'GET /api/v1/vender/services/s1': { body: storedAs('Saved elsewhere', 5) },
      })
      renderInPage(<BeginEdit id="s1" ownerId="host" onBegin={jest.fn()} onClose={jest.fn()} />)
      await screen.findByRole('row', { name: 'Palm House by the sea Saved elsewhere' })
    }
  })
})

describe('a new listing is sent', () => {
  const show = (role: MemberRole, isEdit = false) =>
    renderInPage(
      <SuccessStep isEdit={isEdit} listingId="s1" onView={jest.fn()} onAnother={jest.fn()} />,
      'en',
      role,
    )
  const rules = () => screen.queryByRole('link', { name: 'Seasonal prices, discounts and fees' })

  test('its price rules can be added while it waits for an admin, by members who may', () => {
    show('owner')
    expect(rules()).toHaveAttribute('href', '/en/service-calendar?service=s1')
    cleanup()
    show('finance')
    expect(rules()).toBeNull()
  })

  test('after an edit the list opens by itself, without a link to the rules', () => {
    show('owner', true)
    expect(rules()).toBeNull()
  })
})
