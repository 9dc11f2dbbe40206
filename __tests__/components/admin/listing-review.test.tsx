import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ListingCard } from '@/components/admin/listings/listings-page'
import { PhotoCheck } from '@/components/admin/listings/photo-check'
import { TextChange } from '@/components/vendor-listings/text-change'
import type { ReviewCard } from '@/lib/contract/schemas/listing/listing-review'
import { collectedToasts } from '../collected-toasts'
import { fakeBackend } from '../fake-backend'
import { renderInConsole } from '../render-in-console'
import { moves, REFRESHED } from '../visited-page'

const A_CARD: ReviewCard = {
  _id: 's1',
  type: 'Chalets',
  status: 'in_review',
  reason: null,
  version: 3,
  hasPendingChange: false,
  name: 'Palm House',
  name_ar: 'بيت النخيل',
  images: ['/api/v1/media/a'],
  city: { name: 'Jeddah', name_ar: 'جدة' },
  price: { unit: 'night', from: 500 },
  owner: { name: 'Sara', name_ar: 'سارة', type: 'host' },
  licence: 'missing',
  since: '2026-03-15T09:00:00.000Z',
}

const toasts = collectedToasts()

const show = (options: Partial<ReviewCard> = {}) =>
  renderInConsole(<ListingCard card={{ ...A_CARD, ...options }} />)
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent)

test.each([
  [{ status: 'in_review' }, ['Approve and publish', 'Reject']],
  [{ status: 'live' }, ['Suspend']],
  [{ status: 'live', hasPendingChange: true }, ['Approve the change', 'Reject', 'Suspend']],
  [{ status: 'suspended' }, ['Restore']],
] as const)('a listing in state %j offers exactly its possible decisions', (options, offered) => {
  show(options)
  expect(buttons()).toEqual(offered)
})

test('an approval is sent at once, confirmed by a toast, and the queue is read again', async () => {
  const calls = fakeBackend({ 'POST /api/v1/admin/services/s1/publish': { body: { _id: 's1' } } })
  show()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Approve and publish' }))
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success' }]))
  expect([calls[0]?.body, moves]).toEqual([{ version: 3 }, [REFRESHED]])
})

test('a decision that another admin took first shows the message of the server', async () => {
  fakeBackend({
    'POST /api/v1/admin/services/s1/publish': {
      status: 409,
      body: { code: 'already_done', message: 'Done' },
    },
  })
  show()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Approve and publish' }))
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', text: 'Done' }]))
})

test('a rejection requires a reason, which is sent trimmed', async () => {
  const calls = fakeBackend({ 'POST /api/v1/admin/services/s1/reject': { body: { _id: 's1' } } })
  show()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  const dialog = screen.getByRole('dialog', { name: 'Reject with a reason' })
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }))
  expect(await within(dialog).findByText('This field is required')).toBeVisible()
  expect(calls).toHaveLength(0)
  await user.type(within(dialog).getByLabelText('Summary of the reason'), ' Blurred pictures ')
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(calls[0]?.body).toEqual({ version: 3, reason: 'Blurred pictures', fields: [] }))
})

test('a rejection sends the reason of each chosen field', async () => {
  const calls = fakeBackend({ 'POST /api/v1/admin/services/s1/reject': { body: { _id: 's1' } } })
  show()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Reject with a reason' }))
  await user.type(dialog.getByLabelText('Summary of the reason'), 'One correction')
  await user.selectOptions(dialog.getByLabelText('Field to correct'), 'Name in Arabic')
  await user.type(dialog.getByLabelText('Name in Arabic'), 'A spelling mistake')
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  await waitFor(() =>
    expect(calls[0]?.body).toEqual({
      version: 3,
      reason: 'One correction',
      fields: [{ path: 'name.ar', reason: 'A spelling mistake' }],
    }),
  )
})

test('a decision on a listing that changed meanwhile shows its history since', async () => {
  const history = [
    { event: 'change', role: 'owner', status: 'live', reason: null, createdAt: '2026-03-15T10:00:00.000Z' },
  ]
  fakeBackend({
    'POST /api/v1/admin/services/s1/publish': {
      status: 409,
      body: { code: 'stale_decision', message: 'Changed', version: 4, history },
    },
  })
  show()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Approve and publish' }))
  const dialog = await screen.findByRole('dialog', { name: 'The place changed after you opened it' })
  expect(within(dialog).getByRole('listitem')).toHaveTextContent(
    'A change to the name, description or photos',
  )
})

test('pictures of another vendor, new and small ones are flagged, and each opens large', async () => {
  const photo = { width: 1600, height: 1200, isNew: false, isElsewhere: false }
  renderInConsole(
    <PhotoCheck
      photos={[
        { url: '/api/v1/media/a', ...photo },
        { url: '/api/v1/media/b', ...photo, isElsewhere: true },
        { url: '/api/v1/media/c', ...photo, isNew: true, width: 400, height: 300 },
      ]}
    />,
  )
  const marks = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(marks).toEqual(['Cover1600 × 1200', 'Used elsewhere1600 × 1200', 'NewLow resolution400 × 300'])
  await userEvent.setup().click(screen.getByRole('button', { name: 'Photo 2' }))
  expect(within(screen.getByRole('dialog')).getByRole('img', { name: 'Photo 2' })).toBeVisible()
})

test('only differences are marked, side by side', () => {
  const published = {
    nameInEnglish: 'Palm House',
    nameInArabic: 'بيت النخيل',
    descriptionInEnglish: 'By the sea',
    descriptionInArabic: 'على البحر',
    images: ['/a', '/b'],
    photoCaptions: [{ image: '/a', en: '', ar: 'الحديقة' }],
  }
  const proposed = { ...published, nameInEnglish: 'Palm Palace', images: ['/b', '/c'] }
  renderInConsole(<TextChange change={{ published, proposed }} />)
  const changed = screen.getAllByRole('row').filter((row) => row.hasAttribute('data-changed'))
  expect(changed.map((row) => row.textContent)).toEqual(['Palm HousePalm Palace', ''])
  expect(within(changed[1] as HTMLElement).getAllByRole('img', { name: /this version only/ })).toHaveLength(2)
})
