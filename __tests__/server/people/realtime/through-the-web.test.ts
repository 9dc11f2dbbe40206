import { once } from 'node:events'
import { connect } from 'node:net'
import { io } from 'socket.io-client'
import { runGateway } from '@/__tests__/gateway/running-gateway'
import { notifyUser } from '@/server/modules/people/notifications/notify-user'
import { workThrough } from '../../support/outbox'
import { listen, nextEvent, ticketOf } from '../../support/sockets'
import { appForTests } from '../../support/test-app'
import { aGuest } from '../../support/users'

const api = appForTests()
let gateway: Awaited<ReturnType<typeof runGateway>>

beforeEach(async () => {
  gateway = await runGateway((_req, res) => void res.end(), { apiOrigin: await listen(api) })
})
afterEach(() => gateway.close())

/** The first bytes that the web answers to a request as it is on the wire. */
async function answerTo(head: string): Promise<string> {
  const socket = connect(gateway.port, '127.0.0.1')
  socket.write(`${head}\r\nHost: diyar.test\r\n\r\n`)
  const [answer] = await once(socket, 'data')
  socket.destroy()
  return String(answer)
}

const UPGRADE = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13'
const KEY = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='

test('a page whose socket goes to the web gets its live events, and the end of one side ends the other', async () => {
  const guest = await aGuest(api)
  const auth = { ticket: await ticketOf(api, guest) }
  const socket = io(`http://127.0.0.1:${gateway.port}`, {
    ...{ transports: ['websocket'], forceNew: true, reconnection: false, auth },
  })
  await nextEvent(socket, 'connect')
  const event = nextEvent(socket, 'notification')
  await notifyUser(api.db, {
    userId: guest.id,
    type: 'Balance_added',
    params: {},
    createdAt: api.clock.now(),
  })
  await workThrough(api)
  expect(await event).toMatchObject({ type: 'Balance_added' })
  const ended = nextEvent(socket, 'disconnect')
  await api.call('POST', '/user/logout', { as: guest, body: {} })
  expect(await ended).toBeTruthy()
})

test('the api’s refusal reaches the page, other upgrades find nothing, and a plain call is answered by the api', async () => {
  const own = `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n${UPGRADE}\r\n${KEY}`
  expect(await answerTo(own)).toMatch(/^HTTP\/1\.1 101 /)
  const foreign = `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n${UPGRADE}\r\n${KEY}\r\nOrigin: https://elsewhere.example`
  expect(await answerTo(foreign)).toMatch(/^HTTP\/1\.1 400 /)
  expect(await answerTo(`GET /elsewhere HTTP/1.1\r\n${UPGRADE}\r\n${KEY}`)).toMatch(/^HTTP\/1\.1 404 /)
  expect((await gateway.get('/socket.io/?EIO=4&transport=polling')).status).toBe(400)
})

test('while no api answers a socket is refused with 503', async () => {
  const alone = await runGateway((_req, res) => void res.end())
  const socket = connect(alone.port, '127.0.0.1')
  socket.write(
    `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n${UPGRADE}\r\n${KEY}\r\nHost: diyar.test\r\n\r\n`,
  )
  expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 503 /)
  socket.destroy()
  await alone.close()
})
