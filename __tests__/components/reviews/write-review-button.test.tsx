import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WriteReviewButton } from '@/components/reviews/write-review-button'
import { collectedToasts } from '../collected-toasts'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { place } from '../visited-page'

const CALL = 'POST /api/v1/bookings/b1/review'
const toasts = collectedToasts()

// What comes later is compiled before the clock of a test runs.
beforeAll(() => import('@/components/reviews/write-review-dialog').then(() => undefined), 60_000)

beforeEach(() => {
  place.search = 'review=1'
})

const door = (state: 'open' | 'written' | null) => (
  <WriteReviewButton bookingId="b1" listingName="شاليه ‮ النخيل" state={state} />
)
const group = (name: string) => screen.getByRole('radiogroup', { name })

test('reviews: six groups of five radio inputs named by their stars; arrows move between them', async () => {
  renderInPage(door('open'))
  const dialog = await screen.findByRole('dialog', { name: 'Rate your stay' })
  expect(within(dialog).getAllByRole('radiogroup')).toHaveLength(6)
  const stars = within(group('Cleanliness')).getAllByRole('radio')
  expect(stars.map((star) => star.getAttribute('value'))).toEqual(['1', '2', '3', '4', '5'])
  await userEvent.click(within(group('Cleanliness')).getByRole('radio', { name: '4 stars' }))
  await userEvent.keyboard('{ArrowRight}')
  expect(within(group('Cleanliness')).getByRole('radio', { name: '5 stars' })).toBeChecked()
  expect(within(group('Location')).getAllByRole('radio', { checked: false })).toHaveLength(5)
})

test('reviews: a missing mark is pointed out and nothing is sent; then marks and text go as one review', async () => {
  const calls = fakeBackend({ [CALL]: { status: 201, body: { isPublished: false } } })
  renderInPage(door('open'))
  await screen.findByRole('dialog')
  const send = screen.getByRole('button', { name: 'Send the review' })
  for (const one of screen.getAllByRole('radiogroup').slice(1)) {
    await userEvent.click(within(one).getByRole('radio', { name: '4 stars' }))
  }
  await userEvent.click(send)
  expect(await screen.findByText('Choose one to five stars')).toBeVisible()
  expect(calls).toEqual([])
  const [first = document.body] = screen.getAllByRole('radiogroup')
  await userEvent.click(within(first).getByRole('radio', { name: '1 star' }))
  await userEvent.type(screen.getByLabelText('In your own words'), 'Quiet ❤️ <b>')
  await userEvent.click(send)
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.body).toEqual({ aspects: [1, 4, 4, 4, 4, 4], text: 'Quiet ❤️ <b>', photos: [] })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toasts).toMatchObject([{ kind: 'success', text: 'Thank you for your review' }])
})

test('reviews: a refused review leaves the typed text and shows the reason', async () => {
  fakeBackend({ [CALL]: { status: 409, body: { code: 'review_time_over', message: 'Too late' } } })
  renderInPage(door('open'))
  await screen.findByRole('dialog')
  for (const one of screen.getAllByRole('radiogroup')) {
    await userEvent.click(within(one).getByRole('radio', { name: '3 stars' }))
  }
  await userEvent.type(screen.getByLabelText('In your own words'), 'Kept')
  await userEvent.click(screen.getByRole('button', { name: 'Send the review' }))
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', text: 'Too late' }]))
  expect(screen.getByLabelText('In your own words')).toHaveValue('Kept')
})

test('reviews: the button opens the dialog, a written review shows when it becomes public, and without a right to review there is no button', async () => {
  place.search = ''
  const { unmount } = renderInPage(door('open'))
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Rate your stay' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
  unmount()
  const written = renderInPage(door('written'))
  expect(screen.getByText(/shown once both sides have written/)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  written.unmount()
  renderInPage(door(null))
  expect(screen.queryByRole('region')).toBeNull()
})
