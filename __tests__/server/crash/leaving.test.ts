import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { dirname } from 'node:path'
import { eventually } from '../../eventually'
import { migratedDataDir } from '../support/database'
import { type ApiProcess, bundleApi, startApi } from './api-process'

let dataDir: string
let bundle: string
let api: ApiProcess

beforeAll(async () => {
  dataDir = await migratedDataDir('leaving')
  bundle = bundleApi()
}, 60_000)
beforeEach(async () => {
  api = await startApi(bundle, dataDir)
}, 60_000)
afterEach(() => (api.isAlive() ? api.kill() : undefined))
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true })
  rmSync(dirname(bundle), { recursive: true, force: true })
})

const LOGIN = '{"phone":"512345678"}'
const LOGIN_HEAD = `POST /api/v1/user/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${LOGIN.length}\r\n\r\n`

const HEALTH = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'

interface Line {
  socket: Socket
  heard(): string
  /** milliseconds until the api closed it */
  closed: Promise<number>
}

async function dial(first: string): Promise<Line> {
  const socket = connect(Number(new URL(api.origin).port), '127.0.0.1')
  let text = ''
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const began = performance.now()
  const closed = once(socket, 'close').then(() => performance.now() - began)
  socket.write(first)
  return { socket, heard: () => text, closed }
}

test('after a stop signal an open connection brings one more call, calls in work are finished, and the code is 0', async () => {
  const busy = await dial(LOGIN_HEAD + LOGIN.slice(0, 5))
  const open = await dial(HEALTH)
  const idle = await dial(HEALTH)
  // By these answers the api has read what the first connection sent before.
  await eventually(() => open.heard().includes('alive') && idle.heard().includes('alive'))
  const stopped = api.stop()
  await eventually(isRefused)
  open.socket.write(HEALTH)
  await open.closed
  expect(open.heard().match(/"alive"/g)).toHaveLength(2)
  expect(open.heard()).toMatch(/connection: close/i)
  expect(busy.heard()).toBe('')
  busy.socket.write(LOGIN.slice(5))
  await busy.closed
  expect(busy.heard()).toMatch(/^HTTP\/1\.1 404 [\s\S]*unknown_phone/)
  // After its grace the api would end with another code.
  await Promise.all([idle.closed, stopped])
}, 60_000)

/** The api takes no new connection. */
async function isRefused(): Promise<boolean> {
  const socket = connect(Number(new URL(api.origin).port), '127.0.0.1')
  const happened = await Promise.race([
    once(socket, 'connect').then(() => 'connected'),
    once(socket, 'error').then(() => 'refused'),
  ]).catch(() => 'refused')
  socket.destroy()
  return happened === 'refused'
}

test('a client that sends its headers slowly is disconnected after 10 s, one that sends its body slowly after 30', async () => {
  const slowHead = await dial(LOGIN_HEAD.slice(0, 20))
  const silent = await dial('')
  const slowBody = await dial(LOGIN_HEAD + LOGIN.slice(0, 5))
  const drip = setInterval(() => {
    if (slowHead.socket.writable) slowHead.socket.write('a')
    if (slowBody.socket.writable) slowBody.socket.write(' ')
  }, 4000)
  const [head, none, body] = await Promise.all([slowHead.closed, silent.closed, slowBody.closed])
  clearInterval(drip)
  for (const time of [head, none]) expect([time > 9000, time < body]).toEqual([true, true])
  expect(body).toBeGreaterThan(28_000)
  expect(slowBody.heard()).toMatch(/^HTTP\/1\.1 408 /)
  expect(api.log().filter(({ level }) => level > 30)).toEqual([])
}, 60_000)
