import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MessageBubble } from '@/components/messages/conversation/message-bubble'
import { Translatable } from '@/components/shared/translation/translatable'
import { TranslationOffer } from '@/components/shared/translation/translation-offer'
import type { Locale } from '@/lib/i18n/routing'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'

const TEXT = 'مكان هادئ ونظيف'
const PATH = 'POST /api/v1/reviews/r1/translation'

const review = (text = TEXT, isOffered = true) => (
  <TranslationOffer isOffered={isOffered}>
    <Translatable text={text} of={{ kind: 'review', id: 'r1', part: 'text' }} className="review">
      <p lang="ar">{text}</p>
    </Translatable>
  </TranslationOffer>
)
const shown = (text?: string, isOffered?: boolean, locale: Locale = 'en') =>
  renderInPage(review(text, isOffered), locale)
const button = (name: string) => screen.findByRole('button', { name })

test('a press shows the translation in place of the text, marked, and the next one the original; there is one call', async () => {
  const calls = fakeBackend({ [PATH]: { body: { text: 'Quiet and clean' } } })
  shown()
  const press = await button('Translate')
  await userEvent.click(press)
  const translation = await screen.findByText('Quiet and clean')
  expect(translation).toHaveAttribute('lang', 'en')
  expect(translation).toHaveClass('review')
  expect(screen.queryByText(TEXT)).toBeNull()
  expect(screen.getByText('Machine translation')).toHaveAttribute('role', 'status')
  expect(press).toHaveFocus()
  await userEvent.click(await button('Show original'))
  expect(screen.getByText(TEXT)).toBeVisible()
  expect(screen.queryByText('Machine translation')).toBeNull()
  await userEvent.click(await button('Translate'))
  expect(await screen.findByText('Quiet and clean')).toBeVisible()
  expect(calls).toEqual([{ method: 'POST', path: '/api/v1/reviews/r1/translation', body: { part: 'text' } }])
})

test('a service that fails ends in a sentence below the original, and a press tries again', async () => {
  const failure = { status: 409, body: { code: 'translation_failed' } }
  fakeBackend({ [PATH]: [failure, { body: { text: 'Quiet and clean' } }] })
  shown()
  await userEvent.click(await button('Translate'))
  expect(await screen.findByText('This could not be translated now. Try again later.')).toBeVisible()
  expect(screen.getByText(TEXT)).toBeVisible()
  await userEvent.click(await button('Translate'))
  expect(await screen.findByText('Quiet and clean')).toBeVisible()
})

test('without a service, for a text in the language of the page, and for one without letters there is no button', () => {
  fakeBackend({})
  const { unmount } = shown(TEXT, false)
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  const { unmount: end } = shown(TEXT, true, 'ar')
  expect(screen.queryByRole('button')).toBeNull()
  end()
  shown('5/5 👍')
  expect(screen.getByText('5/5 👍')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a text that changes while its translation is shown is shown itself', async () => {
  fakeBackend({ [PATH]: { body: { text: 'Quiet and clean' } } })
  const { rerender } = shown()
  await userEvent.click(await button('Translate'))
  await screen.findByText('Quiet and clean')
  rerender(review(`${TEXT} جدًا`))
  expect(screen.getByText(`${TEXT} جدًا`)).toBeVisible()
  expect(screen.queryByText('Quiet and clean')).toBeNull()
})

test('messages: those of the other side are translated in their conversation, own ones are not', async () => {
  const calls = fakeBackend({
    'POST /api/v1/conversations/c1/messages/m1/translation': { body: { text: 'هل يوجد موقف؟' } },
  })
  const message = {
    ...{ _id: 'm1', seq: 1, isOwn: false, clientId: null, body: 'Is there parking?', isMasked: false },
    ...{ isAutomatic: false, image: null, createdAt: '2026-11-20T10:00:00Z' },
  }
  const bubble = (isOwn: boolean) => (
    <TranslationOffer isOffered>
      <MessageBubble conversationId="c1" message={{ ...message, isOwn }} name="Sara" status={null} />
    </TranslationOffer>
  )
  const { rerender } = renderInPage(bubble(false), 'ar')
  await userEvent.click(await button('ترجم'))
  expect(await screen.findByText('هل يوجد موقف؟')).toBeVisible()
  expect(calls).toHaveLength(1)
  rerender(bubble(true))
  expect(screen.queryByRole('button', { name: /ترجم|الأصلي/ })).toBeNull()
})
