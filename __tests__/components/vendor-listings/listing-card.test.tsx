import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DraftCard } from '@/components/vendor-listings/draft-card'
import { ListingCard } from '@/components/vendor-listings/listing-card'
import type { VendorListingCard as Card } from '@/lib/contract/schemas/listing/vendor-listing'
import { collectedToasts } from '../collected-toasts'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { moves, REFRESHED } from '../visited-page'

const A_CARD: Card = {
  _id: 's1',
  type: 'Chalets',
  segment: 'chalet',
  status: 'live',
  reason: null,
  hasPendingChange: false,
  name: 'Palm House',
  name_ar: 'بيت النخيل',
  image: null,
  city: { name: 'Jeddah', name_ar: 'جدة' },
  price: { unit: 'night', from: 500 },
  rating: null,
  reviewsCount: 0,
  views: 12,
  nextBooking: '2026-03-20T12:00:00.000Z',
  openBookings: 1,
  occupancy: 23,
  licence: 'valid',
  licenceExpiresOn: '2026-12-31',
  createdAt: '2026-01-01T00:00:00.000Z',
}

const toasts = collectedToasts()

const show = (options: Partial<Card> = {}, requiresLicence = false, locale: 'ar' | 'en' = 'en') =>
  renderInPage(<ListingCard card={{ ...A_CARD, ...options }} requiresLicence={requiresLicence} />, locale)
const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }))

test('a live listing shows its price, next arrival and occupancy, and can be edited, previewed and paused', () => {
  show()
  const card = screen.getByRole('article', { name: 'Palm House' })
  expect(card).toHaveTextContent('Published')
  expect(card).toHaveTextContent('500')
  expect(card).toHaveTextContent('20 Mar')
  expect(card).toHaveTextContent('23%')
  expect(within(card).getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/en/my-services?edit=s1')
  expect(within(card).getByRole('link', { name: 'Preview as a guest' })).toHaveAttribute(
    'href',
    '/en/chalets/s1',
  )
  expect(within(card).getByRole('link', { name: 'Calendar' })).toHaveAttribute(
    'href',
    '/en/service-calendar?service=s1',
  )
  expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull()
})

test.each([
  ['draft', null, /not been sent yet/],
  ['in_review', null, /reviewing it/],
  ['paused', null, /Hidden from search/],
  ['rejected', 'Blurred pictures', /Blurred pictures/],
  ['suspended', 'Found closed', /Found closed/],
  ['live', 'No palace', /Your last change was not accepted.*No palace/],
] as const)('a listing that is %s shows what it waits for or why', (status, reason, said) => {
  show({ status, reason })
  expect(screen.getByRole('article')).toHaveTextContent(said)
})

test.each([
  ['missing', true, /tourism licence is missing/],
  ['missing', false, null],
  ['expired', false, /expired on 31 December 2026/],
  ['ends_soon', false, /expires on 31 December 2026/],
  ['valid', true, null],
  [null, true, null],
] as const)(
  'a licence that is %s (required: %s) is mentioned where it matters',
  (licence, isRequired, said) => {
    show({ licence }, isRequired)
    const card = screen.getByRole('article')
    if (said) expect(card).toHaveTextContent(said)
    else expect(card).not.toHaveTextContent(/licence/i)
  },
)

test('an Arabic card is in Arabic', () => {
  show({ status: 'rejected', reason: 'صور غير واضحة' }, false, 'ar')
  expect(screen.getByRole('article', { name: 'بيت النخيل' })).toHaveTextContent('صور غير واضحة')
})

test('pausing is confirmed and the page read again; a refusal shows the message of the server', async () => {
  const calls = fakeBackend({
    'POST /api/v1/chalet/s1/pause': [
      { body: { _id: 's1', status: 'paused' } },
      { status: 409, body: { code: 'already_done', message: 'Done already' } },
    ],
  })
  show()
  await press('Pause')
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success' }]))
  expect(calls).toHaveLength(1)
  expect(moves).toEqual([REFRESHED])
  await press('Pause')
  await waitFor(() => expect(toasts[1]).toMatchObject({ kind: 'error', text: 'Done already' }))
})

test('a copy opens the drafts', async () => {
  fakeBackend({ 'POST /api/v1/chalet/s1/duplicate': { status: 201, body: { _id: 's2' } } })
  show()
  await press('Duplicate')
  await waitFor(() => expect(moves).toContain('/en/my-services?status=draft'))
})

test('deleting requires a confirmation, names the bookings in the way, and succeeds without them', async () => {
  const inTheWay = { code: 'open_bookings', message: '', bookings: [{ _id: 'b1', code: 'DY-ABCDEF' }] }
  const calls = fakeBackend({
    'DELETE /api/v1/chalet/s1': [{ status: 409, body: inTheWay }, { status: 204 }],
  })
  show()
  await press('Delete')
  const dialog = await screen.findByRole('dialog', { name: 'Delete the place' })
  expect(calls).toHaveLength(0)
  await userEvent.setup().click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await within(dialog).findByText('DY-ABCDEF')).toBeVisible()
  expect(within(dialog).queryByRole('button', { name: 'Delete' })).toBeNull()
  await userEvent.setup().click(within(dialog).getByRole('button', { name: 'Keep it' }))
  await press('Delete')
  const again = await screen.findByRole('dialog')
  await userEvent.setup().click(within(again).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success' }]))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a listing draft shows where its vendor stopped, and can be continued or, once confirmed, deleted', async () => {
  const calls = fakeBackend({ 'DELETE /api/v1/vender/drafts/d1': { status: 204 } })
  const draft = {
    _id: 'd1',
    type: 'Farms',
    step: 'pricing',
    name: '',
    name_ar: '',
    image: null,
    device: null,
  } as const
  renderInPage(<DraftCard draft={{ ...draft, updatedAt: '2026-03-15T09:00:00.000Z' }} />)
  const card = screen.getByRole('article')
  expect(card).toHaveTextContent('Prices (step 7 of 10)')
  expect(within(card).getByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    '/en/my-services?draft=d1',
  )
  await press('Delete')
  const question = await screen.findByRole('dialog', { name: 'Delete this draft?' })
  expect(calls).toHaveLength(0)
  await userEvent.setup().click(within(question).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  await waitFor(() => expect(moves).toEqual([REFRESHED]))
})
