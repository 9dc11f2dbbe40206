import type { Socket } from 'socket.io-client'
import type { AdminArea } from '@/lib/domain/admin/areas'
import { SHOWN_IN } from '@/server/plugins/announce-changes'
import { bookStay } from '../../support/bookings'
import { aListing } from '../../support/listings'
import { aSocket, closeSockets, nextEvent } from '../../support/sockets'
import { appForTests } from '../../support/test-app'
import { aGuest, anAdmin, type TestUser } from '../../support/users'

const api = appForTests()
afterEach(closeSockets)

/** A page of the console that shows an item, with what it first hears. */
async function aConsole(admin: TestUser, item: string, answer = 'admin.present') {
  const socket = await aSocket(api, admin)
  const answered = nextEvent(socket, answer)
  socket.emit('admin.item', item)
  return { socket, heard: await answered }
}

/** The next news of an area; what earlier calls changed in others may be told as late as a second after them. */
const nextChange = (socket: Socket, area: AdminArea) =>
  new Promise((resolve) =>
    socket.on('admin.changed', (event: { area: AdminArea }) => event.area === area && resolve(event)),
  )

const present = (item: string, ...names: string[]) => ({
  item,
  others: names.map((name) => ({ name, name_ar: name })),
})

test('a change of an area is announced to the admins who may read it, without personal data, and to no others', async () => {
  const [operations, content] = [await anAdmin(api, 'operations'), await anAdmin(api, 'content')]
  const told: unknown[] = []
  const stranger = await aConsole(content, 'services/one')
  stranger.socket.on('admin.changed', (event) => told.push(event))
  const reader = await aConsole(operations, 'bookings/one')
  const heard = nextChange(reader.socket, 'bookings')
  const { id } = await aListing(api)
  await bookStay(api, await aGuest(api), id)
  expect(await heard).toEqual({ area: 'bookings' })
  expect(told).toEqual([])
})

test('two admins on the page of one item read the name of the other, until one leaves', async () => {
  const [first, second] = [await anAdmin(api), await anAdmin(api)]
  const item = 'bookings/one'
  const { socket: here, heard } = await aConsole(first, item)
  expect(heard).toEqual(present(item))
  const joined = nextEvent(here, 'admin.present')
  const { socket: there, heard: heardThere } = await aConsole(second, item)
  expect(heardThere).toEqual(present(item, 'Sara A.'))
  expect(await joined).toEqual(present(item, 'Sara A.'))
  const left = nextEvent(here, 'admin.present')
  there.emit('admin.item', null)
  expect(await left).toEqual(present(item))
  const cameBack = nextEvent(here, 'admin.present')
  there.emit('admin.item', item)
  await cameBack
  const closed = nextEvent(here, 'admin.present')
  there.disconnect()
  expect(await closed).toEqual(present(item))
})

test('an admin is not shown on an item that the role may not read, and a page of a guest is disconnected', async () => {
  const owner = await aConsole(await anAdmin(api), 'bookings/one')
  const met: unknown[] = []
  owner.socket.on('admin.present', (event) => met.push(event))
  const content = await aSocket(api, await anAdmin(api, 'content'))
  const answered = nextEvent(content, 'admin.present')
  for (const item of ['bookings/one', 'services/one']) content.emit('admin.item', item)
  expect(await answered).toEqual(present('services/one'))
  expect(met).toEqual([])
  const guest = await aConsole(await aGuest(api), 'bookings/one', 'disconnect')
  expect(guest.heard).toBe('io server disconnect')
})

test('an admin whose role is taken while a page is open receives no more events of the console and is not shown there', async () => {
  const [owner, leaving] = [await anAdmin(api), await anAdmin(api, 'operations')]
  const there = await aConsole(leaving, 'bookings/one')
  const here = await aConsole(owner, 'bookings/one')
  expect(here.heard).toEqual(present('bookings/one', 'Sara A.'))
  const left = nextEvent(here.socket, 'admin.present')
  const told: unknown[] = []
  there.socket.on('admin.changed', (event) => told.push(event))
  const body = { role: 'none', reason: 'Left us' }
  await api.call('PUT', `/admin/roles/${leaving.id}`, { as: owner, body })
  expect(await left).toEqual(present('bookings/one'))
  const heard = nextChange(here.socket, 'bookings')
  const { id } = await aListing(api)
  await bookStay(api, await aGuest(api), id)
  await heard
  expect(told).toEqual([])
  const closed = nextEvent(there.socket, 'disconnect')
  there.socket.emit('admin.item', 'bookings/one')
  expect(await closed).toBe('io server disconnect')
})

test('every announced address is one of a changing call', () => {
  const urls = api.app.routeEntries.filter(({ method }) => method !== 'GET').map(({ url }) => url)
  const unknown = SHOWN_IN.filter(([address]) => !urls.some((url) => url.startsWith(`/api/v1${address}`)))
  expect(unknown).toEqual([])
})
