import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Conversation } from '@/components/messages/conversation/conversation'
import { emitLive } from '@/lib/api/live'
import type { ConversationWire } from '@/lib/contract/schemas/messages/wire'
import type { MessageWire } from '@/lib/domain/messages/wire'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { conversation } from './a-conversation'

class Watcher {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  Object.assign(globalThis, { ResizeObserver: Watcher })
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia
})

const message = (seq: number, request: Partial<MessageWire> = {}): MessageWire => ({
  _id: `m${seq}`,
  seq,
  isOwn: false,
  clientId: null,
  body: `message ${seq}`,
  isMasked: false,
  isAutomatic: false,
  image: null,
  createdAt: '2026-11-20T10:00:00Z',
  ...request,
})

function backend(messages: MessageWire[], request: Partial<ConversationWire> = {}, more = {}) {
  return fakeBackend({
    'GET /api/v1/conversations/c1': { body: conversation(request) },
    'GET /api/v1/conversations/c1/messages': { body: { data: messages, hasOlder: false, seenUpTo: 0 } },
    'POST /api/v1/conversations/c1/read': { status: 204 },
    'POST /api/v1/conversations/c1/typing': { status: 204 },
    ...more,
  })
}

const shown = () => renderInPage(<Conversation id="c1" userId="u1" known={undefined} />)

test('messages: a message is text in its own direction, never markup', async () => {
  backend([message(1, { body: '<img src=x onerror="alert(1)"> مرحبا' })])
  shown()
  const body = await screen.findByText('<img src=x onerror="alert(1)"> مرحبا')
  expect(body).toHaveAttribute('dir', 'auto')
  const log = screen.getByRole('log', { name: 'Messages with Abdullah' })
  expect(log).toHaveAttribute('aria-live', 'polite')
  expect(within(log).queryByRole('img')).toBeNull()
  expect(screen.getByText(/Phone numbers, e-mail/)).toBeVisible()
})

test('messages: Enter sends, Shift and Enter begins a line; a message is shown as sent, then as read', async () => {
  const calls = backend(
    [message(1)],
    {},
    {
      'POST /api/v1/conversations/c1/messages': {
        status: 201,
        body: message(2, { isOwn: true, body: 'one\ntwo', clientId: 'x' }),
      },
    },
  )
  shown()
  const user = userEvent.setup()
  const field = await screen.findByRole('textbox', { name: 'Write a message' })
  await user.type(field, 'one{Shift>}{Enter}{/Shift}two{Enter}')
  expect(await screen.findByText('Sent')).toBeVisible()
  const sent = calls.filter((call) => call.method === 'POST' && call.path.endsWith('/messages'))
  expect(sent).toMatchObject([{ body: { body: 'one\ntwo' } }])
  expect(field).toHaveValue('')
  act(() => emitLive('seen', { conversationId: 'c1', upTo: 2, isOwn: false }))
  expect(await screen.findByText('Seen')).toBeVisible()
})

test('messages: a live message appears once, is marked read, and the typing indicator ends with it', async () => {
  const calls = backend([message(1)])
  shown()
  await screen.findByText('message 1')
  act(() => emitLive('typing', { conversationId: 'c1' }))
  expect(await screen.findByText('Abdullah is writing…')).toBeVisible()
  act(() => emitLive('message', { conversationId: 'c1', message: message(2) }))
  act(() => emitLive('message', { conversationId: 'c1', message: message(2) }))
  expect(await screen.findAllByText('message 2')).toHaveLength(1)
  expect(screen.queryByText('Abdullah is writing…')).toBeNull()
  await waitFor(() => {
    const read = calls.filter((call) => call.path.endsWith('/read')).map(({ body }) => body)
    expect(read).toEqual([{ upTo: 1 }, { upTo: 2 }])
  })
})

test("messages: a failed load offers a retry; another user's conversation is not found", async () => {
  backend(
    [],
    {},
    {
      'GET /api/v1/conversations/c1/messages': [
        { status: 400, body: { code: 'bad_request', message: '' } },
        { body: { data: [message(1)], hasOlder: false, seenUpTo: 0 } },
      ],
    },
  )
  const { unmount } = shown()
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('message 1')).toBeVisible()
  unmount()
  const gone = { status: 404, body: { code: 'not_found', message: '' } }
  backend(
    [],
    {},
    {
      'GET /api/v1/conversations/c1': gone,
      'GET /api/v1/conversations/c1/messages': gone,
    },
  )
  shown()
  expect(await screen.findByText('There is no such conversation')).toBeVisible()
})

test('messages: a socket that connects before the newest are loaded does not fetch the conversation from its beginning', async () => {
  const nothing = { body: { data: [], hasOlder: true, seenUpTo: 0 } }
  const calls = backend([message(41)], {}, { 'GET /api/v1/conversations/c1/messages?after=41': nothing })
  shown()
  act(() => emitLive('caughtUp', undefined))
  expect(await screen.findByText('message 41')).toBeVisible()
  act(() => emitLive('caughtUp', undefined))
  await waitFor(() => {
    const read = calls.filter(({ method, path }) => method === 'GET' && path.includes('/messages'))
    expect(read.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('after'))).toEqual([null, '41'])
  })
})

test('messages: a closed conversation has no text field, and names who closed it', async () => {
  backend([message(1)], { isBlocked: true, isOpen: false })
  shown()
  expect(await screen.findByText(/You closed this conversation/)).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('messages: a conversation closed while it is open disables sending at once, and a typed text is back when it reopens', async () => {
  backend([message(1)])
  shown()
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox', { name: 'Write a message' }), 'half a')
  backend([message(1)], { isOpen: false })
  act(() => emitLive('conversation', { conversationId: 'another' }))
  act(() => emitLive('conversation', { conversationId: 'c1' }))
  expect(await screen.findByText(/No messages can be sent/)).toHaveAttribute('role', 'status')
  expect(screen.queryByRole('textbox')).toBeNull()
  backend([message(1)])
  act(() => emitLive('conversation', { conversationId: 'c1' }))
  expect(await screen.findByRole('textbox', { name: 'Write a message' })).toHaveValue('half a')
})

test('messages: a quick answer of the vendor is put into the box, where it can be changed, and is not sent by itself', async () => {
  const calls = backend(
    [message(1)],
    { side: 'vendor' },
    {
      'GET /api/v1/vender/conversations/c1/quick-answers': {
        body: { data: [{ _id: 'a1', name: 'Parking', text: 'Yes, for two cars.' }], unfilled: 1 },
      },
    },
  )
  shown()
  const user = userEvent.setup()
  const field = await screen.findByRole('textbox', { name: 'Write a message' })
  await user.type(field, 'Welcome.')
  await user.click(screen.getByRole('button', { name: 'Quick answers' }))
  expect(await screen.findByText(/Some answers are not shown/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Parking/ }))
  expect(field).toHaveValue('Welcome.\nYes, for two cars.')
  expect(calls.filter(({ path }) => path.endsWith('/messages')).map(({ method }) => method)).toEqual(['GET'])
})

test('messages: a guest has no quick answers of the vendor, and sees what was sent automatically', async () => {
  backend([message(1, { isAutomatic: true })])
  shown()
  expect(await screen.findByText('Sent automatically')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Quick answers' })).toBeNull()
})
