import { openOutbox } from '@/components/messages/outbox/outbox'
import { openQueue, pendingQueueName } from '@/components/messages/outbox/pending-queue'
import type { MessageWire } from '@/lib/domain/messages/wire'
import { type Call, fakeBackend } from '../fake-backend'

const SEND = 'POST /api/v1/conversations/c1/messages'

const stored = (seq: number) => ({ status: 201, body: { _id: `m${seq}`, seq } })
const bodiesOf = (calls: Call[]) => calls.map(({ body }) => (body as { body: string }).body)

/** An outbox with what it tells, and a promise of the moment in which it is empty or waits for a user. */
function anOutbox() {
  const reported: MessageWire[] = []
  let settled = () => {}
  const outbox = openOutbox({
    userId: 'u1',
    conversationId: 'c1',
    onChange: ({ queue }) => {
      if (queue.length === 0 || queue[0]?.refusal) settled()
    },
    onSaved: (message) => reported.push(message),
    failureText: () => 'Not possible',
  })
  const rest = () =>
    new Promise<void>((resolve) => {
      settled = resolve
    })
  return { outbox, told: reported, rest }
}

beforeEach(() => {
  localStorage.clear()
  document.documentElement.lang = 'en'
})

test('messages: sent one after the other in the order of writing, each under a name of its own', async () => {
  const calls = fakeBackend({ [SEND]: [stored(1), stored(2), stored(3)] })
  const { outbox, told: reported, rest } = anOutbox()
  const done = rest()
  for (const body of ['one', 'two', 'three']) outbox.send({ body })
  await done
  expect(bodiesOf(calls)).toEqual(['one', 'two', 'three'])
  expect(new Set(calls.map(({ body }) => (body as { clientId: string }).clientId)).size).toBe(3)
  expect(reported.map(({ seq }) => seq)).toEqual([1, 2, 3])
  outbox.close()
})

test('messages: a failed one is tried again under the same name before the next one goes', async () => {
  const calls = fakeBackend({
    [SEND]: [{ status: 503, body: { code: 'unavailable' } }, stored(1), stored(2)],
  })
  const { outbox, rest } = anOutbox()
  const done = rest()
  outbox.send({ body: 'one' })
  outbox.send({ body: 'two' })
  await done
  expect(bodiesOf(calls)).toEqual(['one', 'one', 'two'])
  expect(calls[0]?.body).toEqual(calls[1]?.body)
  outbox.close()
})

test('messages: what is unsent when the page closes is there at the next visit, and is sent then', async () => {
  fakeBackend({ [SEND]: { status: 503, body: { code: 'unavailable' } } })
  const first = anOutbox()
  first.outbox.send({ body: 'kept' })
  first.outbox.close()
  const calls = fakeBackend({ [SEND]: stored(1) })
  const { outbox, rest } = anOutbox()
  await rest()
  expect(bodiesOf(calls)).toEqual(['kept'])
  expect(localStorage).toHaveLength(0)
  outbox.close()
})

test('messages: a refused one shows the reason and stops the following ones until the user decides', async () => {
  const refusal = { status: 403, body: { code: 'conversation_closed', message: 'Closed' } }
  const calls = fakeBackend({ [SEND]: [refusal, stored(1)] })
  const { outbox, rest } = anOutbox()
  const refused = rest()
  outbox.send({ body: 'one' })
  outbox.send({ body: 'two' })
  await refused
  expect(bodiesOf(calls)).toEqual(['one'])
  const [head] = openQueue(pendingQueueName('u1', 'c1')).list()
  expect(head).toMatchObject({ body: 'one', refusal: 'Not possible' })
  const done = rest()
  outbox.discard(head?.clientId ?? '')
  await done
  expect(bodiesOf(calls)).toEqual(['one', 'two'])
  outbox.close()
})

/** The browser's own locks, which jsdom lacks: one holder of a name at a time, in the order of asking. */
function standInLocks(): void {
  const tails = new Map<string, Promise<unknown>>()
  const request = (name: string, work: () => Promise<unknown>) => {
    const mine = (tails.get(name) ?? Promise.resolve()).then(work)
    tails.set(
      name,
      mine.catch(() => undefined),
    )
    return mine
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
}

describe('with two tabs of one conversation', () => {
  beforeEach(standInLocks)
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'))

  test('messages: what both wrote without a network is sent once each, in the order of writing, after both closed', async () => {
    fakeBackend({ [SEND]: { status: 503, body: { code: 'unavailable' } } })
    const [one, two] = [anOutbox().outbox, anOutbox().outbox]
    one.send({ body: 'first' })
    two.send({ body: 'second' })
    one.send({ body: 'third' })
    one.close()
    two.close()
    const calls = fakeBackend({ [SEND]: [stored(1), stored(2), stored(3)] })
    const later = anOutbox()
    await later.rest()
    expect(bodiesOf(calls)).toEqual(['first', 'second', 'third'])
    expect(localStorage).toHaveLength(0)
    later.outbox.close()
  })

  test('messages: both wake in the same moment, and each message leaves once', async () => {
    fakeBackend({ [SEND]: { status: 503, body: { code: 'unavailable' } } })
    const [one, two] = [anOutbox(), anOutbox()]
    for (const body of ['first', 'second']) one.outbox.send({ body })
    for (const body of ['third', 'fourth']) two.outbox.send({ body })
    await navigator.locks.request(pendingQueueName('u1', 'c1'), async () => undefined)
    const calls = fakeBackend({ [SEND]: [stored(1), stored(2), stored(3), stored(4)] })
    const rest = Promise.all([one.rest(), two.rest()])
    one.outbox.wake()
    two.outbox.wake()
    await rest
    expect(bodiesOf(calls)).toEqual(['first', 'second', 'third', 'fourth'])
    one.outbox.close()
    two.outbox.close()
  })
})
