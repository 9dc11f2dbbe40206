import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import { text } from 'node:stream/consumers'
import { io } from 'socket.io-client'
import { addDays, riyadhDay } from '@/lib/domain/time/days'
import { openDatabase } from '@/server/db/open'
import { migratedDataDir } from '../support/database'
import { aListing } from '../support/listings'
import type { TestApp } from '../support/test-app'
import { aGuest, type TestUser } from '../support/users'
import { type ApiProcess, bundleApi, startApi } from './api-process'

let dataDir: string
let bundle: string
let guest: TestUser
let host: TestUser
let listingId: string
let phoneCompany: Server
let isOpen = false
const sent: string[] = []
let heardOne: () => void

beforeAll(async () => {
  dataDir = await migratedDataDir('outbox')
  bundle = bundleApi()
  const { db, close } = await openDatabase({ dataDir })
  const test = { db, clock: { now: () => new Date() } } as TestApp
  guest = await aGuest(test)
  ;({ id: listingId, host } = await aListing(test))
  await close()
  phoneCompany = createServer(async (request, response) => {
    const body = await text(request)
    response.statusCode = isOpen ? 200 : 503
    response.end(JSON.stringify({ success: isOpen }))
    if (isOpen) sent.push(body)
    heardOne()
  }).listen(0, '127.0.0.1')
  await once(phoneCompany, 'listening')
}, 60_000)

afterAll(() => {
  phoneCompany.close()
  rmSync(dataDir, { recursive: true, force: true })
  rmSync(dirname(bundle), { recursive: true, force: true })
})

const start = (): Promise<ApiProcess> =>
  startApi(bundle, dataDir, {
    SMS_SERVICE: 'unifonic',
    SMS_TOKEN: 'secret',
    SMS_URL: `http://127.0.0.1:${(phoneCompany.address() as AddressInfo).port}/`,
  })

const nextCall = () =>
  new Promise<void>((resolve) => {
    heardOne = resolve
  })

async function book(api: ApiProcess): Promise<string> {
  const checkIn = addDays(riyadhDay(new Date()), 3)
  const party = { adults: 2, children: 0, infants: 0, units: 1, addOns: [], paymentType: 'payAtCheckin' }
  const body = { serviceId: listingId, checkIn, checkOut: addDays(checkIn, 1), ...party }
  const answer = await api.post('/bookings', guest.token, 'the-one', body)
  expect(answer?.status).toBe(201)
  return answer?.body._id ?? ''
}

test('kill -9 before a notification could be sent: after the restart it arrives, in the bell and on the phone, once', async () => {
  const failed = nextCall()
  const first = await start()
  const bookingId = await book(first)
  await failed
  await first.kill()

  isOpen = true
  const arrived = nextCall()
  const second = await start()
  const page = await openPage(second, host)
  expect(await page.notifications()).toEqual([
    expect.objectContaining({ type: 'New_booking_alert', data: expect.objectContaining({ bookingId }) }),
  ])
  await arrived
  const shown = page.next('booking')
  await second.post(`/bookings/${bookingId}/cancel`, guest.token, 'not-kept', {})
  expect(await shown).toEqual({ _id: bookingId, status: 'cancelled_by_guest' })
  const toHost = () =>
    sent
      .map((body) => new URLSearchParams(body))
      .filter((body) => body.get('Recipient') === host.phone.slice(1))
  while (toHost().length < 2) await nextCall()
  expect(new Set(toHost().map((body) => body.get('CorrelationID'))).size).toBe(2)
  page.close()
  await second.kill()
}, 240_000)

test('a stopped api closes its sockets, and exits long before its grace period is over', async () => {
  const api = await start()
  const page = await openPage(api, host)
  const closed = page.next('disconnect')
  const began = Date.now()
  await api.stop()
  expect(await closed).toBe('io server disconnect')
  expect(Date.now() - began).toBeLessThan(8000)
}, 60_000)

async function openPage(api: ApiProcess, person: TestUser) {
  const headers = { authorization: `Bearer ${person.token}`, 'accept-language': 'en' }
  const read = async (path: string) => (await fetch(`${api.origin}/api/v1${path}`, { headers })).json()
  const { ticket } = await read('/realtime/ticket')
  const socket = io(api.origin, { transports: ['websocket'], reconnection: false, auth: { ticket } })
  await new Promise((resolve) => socket.once('connect', () => resolve(null)))
  return {
    notifications: () => read('/vender/notification'),
    next: (event: string) => new Promise((resolve) => socket.once(event, resolve)),
    close: () => socket.disconnect(),
  }
}
