import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { onToast, type Toast } from '@/components/ui/toast/show-toast'
import { saveLocalDraft } from '@/components/wizard/drafts/local-draft'
import Wizard from '@/components/wizard/wizard'
import { refreshUser } from '@/lib/api/current-user'
import type { Profile } from '@/lib/domain/account/account'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { withVariant } from '@/lib/domain/listing/variants'
import en from '@/messages/en.json'
import { aDraft } from '../../lib/domain/listing/a-draft'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { answersOf, OPEN_PERIOD, STEP_TITLES, screenCalled } from './open-wizard'

const CHALET = withVariant(listingTypeOf('Chalets'), 'standard')
const TEXTS = en.wizard.application
const APPLICANT = { _id: 'u1', vendor: null, waitingVendorId: 'v1' } as Profile
const APPROVED = { ...APPLICANT, vendor: { vendorId: 'v1', role: 'owner', name: '' }, waitingVendorId: null }
const REJECTED = { ...APPLICANT, waitingVendorId: null }
const REFUSED = { status: 403, body: { code: 'forbidden', message: 'x' } }

/** The wizard of an applicant at the last screen of a draft, with who the profile says it is from call to call. */
async function atTheEnd(profiles: object[], answers: Parameters<typeof fakeBackend>[0] = {}) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = 'diyar_signed_in=1; max-age=60'
  localStorage.clear()
  saveLocalDraft({
    listingKey: 'here',
    ownerId: 'u1:v1',
    draftId: null,
    serviceId: null,
    base: null,
    step: 'summary',
    draft: aDraft(CHALET, { categoryId: 'of-Chalets', openPeriod: OPEN_PERIOD }),
    storedAt: '2026-03-15T10:00:00Z',
  })
  const calls = fakeBackend({
    ...answersOf(CHALET),
    'GET /api/v1/user/profile': profiles.map((body) => ({ body })),
    'GET /api/v1/vender/drafts': { body: [] },
    ...answers,
  })
  const [toasts, closed] = [[] as Toast[], jest.fn()]
  onToast((toast) => toasts.push(toast))
  renderInPage(<Wizard request={{ mode: 'add' }} onClose={closed} onDone={closed} />)
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  await user.click(await screen.findByText('Palm House'))
  await screenCalled(STEP_TITLES.summary.title)
  return { calls, user, closed, toasts }
}

test('an applicant reads on the last screen why the listing cannot be sent, and saves it as a draft', async () => {
  const { calls, user, closed, toasts } = await atTheEnd([APPLICANT])
  expect(screen.getByText(TEXTS.waiting)).toBeVisible()
  expect(screen.queryByRole('button', { name: en.wizard.publish })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: TEXTS.save }))
  await waitFor(() => expect(closed).toHaveBeenCalled())
  expect(toasts.map(({ text }) => text)).toEqual([en.wizard.leave.kept])
  const changes = calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`)
  expect(changes).toEqual(['POST /api/v1/vender/drafts'])
})

test('approved while the wizard is open: the listing can be sent', async () => {
  const { calls, user } = await atTheEnd([APPLICANT, APPROVED])
  await act(() => refreshUser())
  expect(screen.queryByText(TEXTS.waiting)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: en.wizard.publish }))
  await screenCalled(STEP_TITLES.success.title)
  expect(calls.filter(({ path }) => path === '/api/v1/chalet')).toHaveLength(1)
})

test('rejected while the wizard is open: the next save shows it, and what was entered stays in the browser', async () => {
  const { user } = await atTheEnd([APPLICANT, REJECTED], { 'POST /api/v1/vender/drafts': REFUSED })
  await user.click(screen.getByRole('button', { name: en.wizard.back }))
  expect(await screen.findByText(TEXTS.rejected)).toBeVisible()
  expect(screen.getByRole('link', { name: TEXTS.see })).toHaveAttribute('href', '/en/loginvendor')
  await screenCalled(STEP_TITLES.addOns.title)
  expect(JSON.stringify({ ...localStorage })).toContain('Palm House')
})
