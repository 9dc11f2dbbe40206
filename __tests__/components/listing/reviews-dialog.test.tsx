import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ReviewsDialog from '@/components/listing/reviews/reviews-dialog'
import { TranslationOffer } from '@/components/shared/translation/translation-offer'
import type { Review } from '@/lib/contract/schemas/catalogue'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'

const review = (id: string, text: string, answer: string | null = null): Review => ({
  ...{ _id: id, rating: 5, aspects: [5, 5, 5, 5, 5, 5], text, language: 'ar', photos: [], answer },
  author: { name: 'Sara A.', name_ar: 'سارة ا.' },
  createdAt: '2026-03-01T10:00:00Z',
})
const page = (...data: Review[]) => ({ body: { data, page: 1, pageSize: 6, total: data.length } })
const path = (sort: string) => `GET /api/v1/services/l1/reviews?sort=${sort}&page=1&pageSize=6`

const shown = () =>
  renderInPage(
    <TranslationOffer isOffered>
      <ReviewsDialog id="l1" onClose={() => undefined} />
    </TranslationOffer>,
  )

test('reviews: those in the language of the reader come first until another order is chosen', async () => {
  const calls = fakeBackend({
    [path('ownLanguage')]: page(review('r1', 'Quiet')),
    [path('newest')]: page(review('r2', 'Loud')),
  })
  shown()
  expect(await screen.findByText('Quiet')).toBeVisible()
  const sort = screen.getByRole('combobox', { name: 'Order' })
  expect(sort).toHaveDisplayValue('Your language first')
  await userEvent.selectOptions(sort, 'Newest')
  expect(await screen.findByText('Loud')).toBeVisible()
  expect(calls).toHaveLength(2)
})

test('reviews: a text and an answer of another language are translated each by its own button', async () => {
  fakeBackend({
    [path('ownLanguage')]: page(review('r1', 'مكان هادئ', 'شكرًا لكم'), review('r2', 'Quiet')),
    'POST /api/v1/reviews/r1/translation': [
      { body: { text: 'Thank you' } },
      { body: { text: 'A quiet place' } },
    ],
  })
  shown()
  const item = (await screen.findByText('مكان هادئ')).closest('li') as HTMLLIElement
  const [text, answer] = within(item).getAllByRole('button', { name: 'Translate' })
  if (!text || !answer) throw new Error('a button is missing')
  await userEvent.click(answer)
  expect(await within(item).findByText('Thank you')).toBeVisible()
  expect(within(item).getByText('مكان هادئ')).toBeVisible()
  await userEvent.click(text)
  expect(await within(item).findByText('A quiet place')).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Show original' })).toHaveLength(2)
})
