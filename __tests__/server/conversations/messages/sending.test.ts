import { aConversation } from '@/__tests__/server/support/conversations'
import { anUpload } from '@/__tests__/server/support/pictures'
import { appForTests } from '@/__tests__/server/support/test-app'
import { outbox } from '@/server/db/schema/platform/outbox'

const api = appForTests()

interface Reported {
  seq: number
  body: string
}
const bodies = (thread: { data: Reported[] }) => thread.data.map(({ body }) => body)

test('messages: the same clientId is the same message, one after the other and at once', async () => {
  const { byGuest, thread, host } = await aConversation(api)
  const again = { clientId: 'made-by-the-browser' }
  const first = await byGuest('Is the pool heated?', again)
  expect(first).toMatchObject({ status: 201, body: { seq: 1, isOwn: true, clientId: again.clientId } })
  const others = await Promise.all(Array.from({ length: 6 }, () => byGuest('Is the pool heated?', again)))
  expect(others.map(({ body }) => body)).toEqual(others.map(() => first.body))
  expect(bodies(await thread(host))).toEqual(['Is the pool heated?'])
  expect(await api.db.select().from(outbox)).toHaveLength(1)
})

test('messages: forty at once from both sides get the numbers 1 to 40, and each side is in its own order', async () => {
  const { byGuest, byHost, thread, guest } = await aConversation(api)
  const inTurn = async (send: typeof byGuest, name: string) => {
    for (let i = 0; i < 20; i += 1) expect((await send(`${name} ${i}`)).status).toBe(201)
  }
  await Promise.all([inTurn(byGuest, 'guest'), inTurn(byHost, 'host')])
  const newest = await thread(guest)
  const older = await thread(guest, `?before=${newest.data[0].seq}`)
  const all: Reported[] = [...older.data, ...newest.data]
  expect(all.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
  for (const name of ['guest', 'host']) {
    const own = all.filter(({ body }) => body.startsWith(name)).map(({ body }) => body)
    expect(own).toEqual(Array.from({ length: 20 }, (_, i) => `${name} ${i}`))
  }
})

test('messages: older ones come page by page, and a new one moves no page', async () => {
  const { byGuest, byHost, thread, host } = await aConversation(api)
  for (let i = 1; i <= 35; i += 1) {
    if (i % 25 === 0) api.clock.pass(60)
    await byGuest(`${i}`)
  }
  const newest = await thread(host)
  expect(newest).toMatchObject({ hasOlder: true, data: { length: 30 } })
  expect(newest.data[0].body).toBe('6')
  await byHost('36')
  expect(bodies(await thread(host, '?before=6'))).toEqual(['1', '2', '3', '4', '5'])
  expect(await thread(host, '?before=6')).toMatchObject({ hasOlder: false })
  expect(bodies(await thread(host, '?after=34'))).toEqual(['35', '36'])
  for (const wrong of ['?before=x', '?before=1&after=2', '?before=-1', '?page=2']) {
    expect(await thread(host, wrong)).toMatchObject({ code: 'bad_request' })
  }
})

test('messages: at most 5,000 characters and never none; characters that reorder or hide text are removed', async () => {
  const { byGuest, thread, host } = await aConversation(api)
  expect((await byGuest('ن'.repeat(5000))).status).toBe(201)
  for (const wrong of ['ن'.repeat(5001), '   ', '', '\u202e']) {
    expect(await byGuest(wrong)).toMatchObject({ status: 400, body: { issues: [{ path: 'body' }] } })
  }
  await byGuest('  مرحبا\u202e\u2066 world\r\n\r\n\r\n\r\n\r\n👨‍👩‍👧‍👦\u0007<b>x</b>  ')
  expect(bodies(await thread(host)).at(-1)).toBe('مرحبا world\n\n\n👨‍👩‍👧‍👦<b>x</b>')
  expect((await byGuest('a\u0000b')).status).toBe(400)
  expect((await byGuest('Hi', { clientId: 'x' })).status).toBe(400)
})

test('messages: thirty in a minute and no more; a resend of a stored one does not count', async () => {
  const { byGuest, byHost } = await aConversation(api)
  for (let i = 0; i < 30; i += 1) await byGuest(`${i}`, { clientId: `message-${i}` })
  const refused = await byGuest('one more')
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
  expect(refused.headers['retry-after']).toBe('60')
  expect((await byGuest('3', { clientId: 'message-3' })).body.seq).toBe(4)
  expect((await byHost('I am not stopped')).status).toBe(201)
  api.clock.pass(60)
  expect((await byGuest('one more')).status).toBe(201)
})

test('messages: a photo is an own private upload, and only the two see it', async () => {
  const { id, guest, host, byGuest, byHost } = await aConversation(api)
  const own = await anUpload(api, guest, 120, 'document')
  const published = await anUpload(api, guest, 90)
  for (const image of [published, await anUpload(api, host, 60, 'document'), 'https://evil.example/x.png']) {
    expect(await byGuest('', { image })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'image', code: 'not_your_upload' }] },
    })
  }
  const { body: message } = await byGuest('', { image: own })
  expect(message.image).toEqual({
    url: `/api/v1/conversations/${id}/messages/${message._id}/image`,
    width: 300,
    height: 200,
  })
  const known = await api.call('GET', message.image.url, { as: host })
  expect(known).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
  expect((await api.call('GET', message.image.url)).status).toBe(401)
  const { body: words } = await byHost('No photo here')
  const none = `/conversations/${id}/messages/${words._id}/image`
  expect((await api.call('GET', none, { as: guest })).status).toBe(404)
})
