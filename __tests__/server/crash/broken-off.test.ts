import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { openDatabase } from '@/server/db/open'
import { eventually } from '../../eventually'
import { migratedDataDir } from '../support/database'
import { aListing } from '../support/listings'
import { BOUNDARY, multipart, painted } from '../support/pictures'
import type { TestApp } from '../support/test-app'
import { aGuest, type TestUser } from '../support/users'
import { type ApiProcess, bundleApi, startApi } from './api-process'

const BREAKS = 1000
const AT_ONCE = 20
/** Clients that leave while the answer comes stay this long at most. */
const LONGEST_STAY_MS = 60

let dataDir: string
let bundle: string
let guest: TestUser
let listingId: string
let api: ApiProcess

beforeAll(async () => {
  dataDir = await migratedDataDir('broken')
  mkdirSync(join(dataDir, 'tmp'))
  bundle = bundleApi()
  const { db, close } = await openDatabase({ dataDir })
  const test = { db, clock: { now: () => new Date() } } as TestApp
  guest = await aGuest(test)
  ;({ id: listingId } = await aListing(test))
  await close()
  api = await startApi(bundle, dataDir, { TMPDIR: join(dataDir, 'tmp') })
}, 60_000)

afterAll(async () => {
  await api.kill()
  rmSync(dataDir, { recursive: true, force: true })
  rmSync(dirname(bundle), { recursive: true, force: true })
})

/** A call as its bytes stand on the wire. */
function wire(method: string, path: string, body: Buffer = Buffer.alloc(0), type = 'application/json') {
  const head = [
    `${method} /api/v1${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Authorization: Bearer ${guest.token}`,
    ...(body.length > 0 ? [`Content-Type: ${type}`, `Content-Length: ${body.length}`] : []),
  ]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body])
}

async function calls(): Promise<Buffer[]> {
  const bytes = await painted(400, 300).jpeg().toBuffer()
  const form = `multipart/form-data; boundary=${BOUNDARY}`
  const one = multipart([{ field: 'image', bytes }])
  const three = multipart([1, 2, 3].map(() => ({ field: 'images', bytes })))
  const message = Buffer.from(JSON.stringify({ serviceId: listingId, text: 'سلام' }))
  return [
    wire('POST', '/user/upload', one, form),
    wire('POST', '/user/upload?purpose=document', one, form),
    wire('POST', '/user/upload-multiple', three, form),
    wire('POST', '/user/login', Buffer.from('{"phone":"512345678"}')),
    wire('POST', '/conversations', message),
    wire('GET', '/user/export'),
    wire('GET', '/openapi.json'),
    wire('GET', `/og/${listingId}/ar`),
    wire('GET', '/services/search?page=1'),
    wire('POST', `/services/${listingId}/view`),
  ]
}

/** Sends the first bytes of a call and leaves: with a reset or an end, at once or during the answer. */
function breakOff(call: Buffer, i: number): Promise<void> {
  const cut = i % 4 === 0 ? call.length : Math.floor(call.length * ((i * 0.618) % 1))
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(api.origin).port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.on('close', () => resolve())
    const leave = () => {
      if (i % 3 === 0) socket.resetAndDestroy()
      else if (i % 3 === 1) socket.destroy()
      else socket.end(() => setTimeout(() => socket.destroy(), LONGEST_STAY_MS))
    }
    socket.on('connect', () => {
      socket.write(call.subarray(0, cut), () => setTimeout(leave, (i * 7) % LONGEST_STAY_MS))
    })
  })
}

const upload = (bytes: Buffer) =>
  fetch(`${api.origin}/api/v1/user/upload`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${guest.token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
    body: new Uint8Array(multipart([{ field: 'image', bytes }])),
  })

const files = (folder: string): string[] =>
  readdirSync(join(dataDir, folder), { recursive: true, encoding: 'utf8' })

test('a thousand uploads and calls that break off at any byte: the api answers, nothing is uncaught, logged above info or left over', async () => {
  const all = await calls()
  let next = 0
  const visitor = async () => {
    while (next < BREAKS) {
      const i = next++
      await breakOff(all[i % all.length] as Buffer, Math.floor(i / all.length))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visitor))

  const bytes = await painted(300, 200).png().toBuffer()
  // Whole pictures whose senders left are still in work: meanwhile one user's next upload is refused with the wait.
  await eventually(async () => {
    const answer = await upload(bytes)
    if (answer.status === 503) expect(answer.headers.get('retry-after')).toMatch(/^[1-5]$/)
    else expect(answer.status).toBe(200)
    return answer.status === 200
  }, 60_000)
  expect(api.isAlive()).toBe(true)
  // Pictures whose senders left may still be in work; what is left over stays there.
  await eventually(() => {
    expect(files('tmp')).toEqual([])
    expect(files('files').filter((name) => name.endsWith('.part'))).toEqual([])
  }, 60_000)
  expect(api.log().filter(({ level }) => level > 30)).toEqual([])
}, 240_000)
