import { eq } from 'drizzle-orm'
import { hostDetails } from '@/__tests__/server/support/applications'
import { bookStay } from '@/__tests__/server/support/bookings'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { ledgerAccounts } from '@/server/db/schema/money/ledger'
import { sessions } from '@/server/db/schema/people/sessions'
import { users } from '@/server/db/schema/people/users'
import { vendors } from '@/server/db/schema/people/vendors'
import { uploads } from '@/server/db/schema/platform/uploads'

const api = appForTests()

const leave = (as: TestUser) => api.call('DELETE', '/user/profile', { as })

test('delete-account: after a proof the user is gone, and the number is free', async () => {
  const person = await aGuest(api)
  const body = await hostDetails(api, person)
  await api.call('PUT', '/user/upgrade-vender-host', { as: person, body })
  expect((await leave(person)).status).toBe(204)
  expect((await api.call('GET', '/user/profile', { as: person })).status).toBe(401)
  expect((await api.call('POST', '/user/login', { body: { phone: person.phone } })).status).toBe(404)
  expect((await api.call('POST', '/user/signup', { body: { phone: person.phone } })).status).toBe(200)
  expect(await api.db.select().from(users)).toEqual([
    expect.objectContaining({
      id: person.id,
      phone: null,
      firstName: '',
      email: null,
      idNumber: null,
      avatarUrl: null,
    }),
  ])
  expect(await api.db.select().from(vendors)).toMatchObject([
    { address: '', contactPhone: null, idPhotoUploadId: null },
  ])
  expect([await api.db.select().from(sessions), await api.db.select().from(uploads), api.files.size]).toEqual(
    [[], [], 0],
  )
})

test('delete-account: the last owner of the console stays, any other admin leaves', async () => {
  const [owner, support] = [await anAdmin(api), await anAdmin(api, 'support')]
  expect((await leave(owner)).body.code).toBe('last_owner')
  expect((await leave(support)).status).toBe(204)
})

test('delete-account: an open booking on either side refuses it, and the answer names it', async () => {
  const guest = await aGuest(api)
  const { id, host } = await aListing(api)
  const booking = (await bookStay(api, guest, id)).body
  for (const [person, side] of [
    [guest, 'guest'],
    [host, 'vendor'],
  ] as const) {
    const answer = await leave(person)
    expect([answer.status, answer.body.code]).toEqual([409, 'account_in_use'])
    expect(answer.body.blockers).toEqual({
      bookings: [{ _id: booking._id, code: booking.code, side }],
      balance: 0,
    })
    expect((await api.call('GET', '/user/delete-blockers', { as: person })).body).toEqual({
      ...answer.body.blockers,
      request: null,
    })
  }
  await api.call('POST', `/bookings/${booking._id}/cancel`, { as: guest, body: {} })
  expect((await leave(guest)).status).toBe(204)
  const [stored] = await api.db.select().from(bookings).where(eq(bookings.id, booking._id))
  expect(stored).toMatchObject({ guestId: guest.id, totalHalalas: 100_000 })
})

test('delete-account: refused while there is money left', async () => {
  const person = await aGuest(api)
  await api.db.insert(ledgerAccounts).values({ name: `guest_wallet:${person.id}`, balanceHalalas: 5_000 })
  const answer = await leave(person)
  expect([answer.status, answer.body.blockers]).toEqual([409, { bookings: [], balance: 50 }])
})

test('the export is one file with all data about the user, and none of others', async () => {
  const [guest, other] = [await aGuest(api), await aGuest(api)]
  const { id } = await aListing(api)
  const { body: booking } = await bookStay(api, guest, id)
  await bookStay(api, other, (await aListing(api)).id)
  const answer = await api.call('GET', '/user/export', { as: guest })
  expect(answer.headers['content-disposition']).toContain('diyar-data.json')
  expect(answer.body).toMatchObject({
    account: { id: guest.id, phone: guest.phone },
    bookings: [{ id: booking._id, code: booking.code }],
    balance: { balance: 0, movements: [] },
    sessions: [{ device: null }],
  })
  const text = JSON.stringify(answer.body)
  expect(text).not.toContain(other.id)
  expect(text).not.toContain('tokenHash')
})
