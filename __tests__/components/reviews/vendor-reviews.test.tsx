import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { VendorReviews } from '@/components/reviews/vendor-reviews'
import type { VendorReviewsWire, VendorReviewWire } from '@/lib/contract/schemas/reviews/review'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { moves } from '../visited-page'

const review = (name: string, answer: string | null = null): VendorReviewWire => ({
  _id: name,
  listing: { name: 'Palm', name_ar: 'النخلة' },
  rating: 4,
  text: `Words of ${name}`,
  language: 'en',
  photos: [],
  author: { name, name_ar: name },
  createdAt: '2026-11-20T10:00:00Z',
  answer,
})

const listOf = (data: VendorReviewWire[]): VendorReviewsWire => ({
  data,
  page: 1,
  pageSize: 20,
  total: data.length,
  guests: [],
})

/** The page, and how the server's next answer reaches it. */
let readAnew: (list: VendorReviewsWire) => void = () => {}
function Listed({ first }: { first: VendorReviewsWire }) {
  const [list, setList] = useState(first)
  readAnew = setList
  return <VendorReviews list={list} />
}

const order = () => screen.getAllByRole('article').map((one) => one.getAttribute('aria-labelledby'))

test('reviews: a review that was just replied to does not move, also when the list is reloaded', async () => {
  fakeBackend({ 'POST /api/v1/vender/reviews/Maryam/answer': { status: 204 } })
  renderInPage(<Listed first={listOf([review('Maryam'), review('Omar'), review('Huda', 'Thanks')])} />)
  const user = userEvent.setup()
  const [card = document.body] = screen.getAllByRole('article')
  await user.click(within(card).getByRole('button', { name: 'Reply' }))
  await user.type(within(card).getByRole('textbox'), '  You are welcome ')
  await user.click(within(card).getByRole('button', { name: 'Publish the reply' }))
  expect(await within(card).findByText(/You are welcome/)).toBeVisible()
  expect(order()).toEqual(['Maryam', 'Omar', 'Huda'])
  expect(moves).toEqual([])

  act(() => readAnew(listOf([review('Sara'), review('Omar'), review('Huda', 'Thanks')])))
  expect(order()).toEqual(['Sara', 'Maryam', 'Omar', 'Huda'])
  expect(screen.getByText(/You are welcome/)).toBeVisible()
})
