import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useLayoutEffect } from 'react'
import { Composer } from '@/components/messages/conversation/composer'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { conversation } from './a-conversation'

const HISTORY = {
  messages: [],
  state: 'ready',
  older: { more: false, state: 'idle' },
  seenUpTo: 0,
  add: () => undefined,
  load: async () => undefined,
  loadOlder: async () => undefined,
} as const

/** Reports what is in the box as soon as it is in the page, before any effect of it has run. */
function FirstPaint({ onPaint, children }: { onPaint: (text: string) => void; children: ReactNode }) {
  useLayoutEffect(() => onPaint(screen.getByRole<HTMLTextAreaElement>('textbox').value), [onPaint])
  return children
}

const composer = (
  <Composer conversation={conversation()} history={{ ...HISTORY, messages: [] }} onSend={() => undefined} />
)

beforeEach(() => {
  sessionStorage.clear()
  fakeBackend({ 'POST /api/v1/conversations/c1/typing': { status: 204 } })
})

test('messages: an unsent text is in the box from the first paint, so that fast typing adds to it', async () => {
  sessionStorage.setItem('diyar-draft:c1', 'from before')
  const onPaint = jest.fn()
  renderInPage(<FirstPaint onPaint={onPaint}>{composer}</FirstPaint>)
  expect(onPaint.mock.calls).toEqual([['from before']])
  const box = screen.getByRole('textbox')
  await userEvent.setup().type(box, ', and more')
  expect(box).toHaveValue('from before, and more')
  expect(box.previousElementSibling).toHaveTextContent('from before, and more')
  expect(sessionStorage.getItem('diyar-draft:c1')).toBe('from before, and more')
})
