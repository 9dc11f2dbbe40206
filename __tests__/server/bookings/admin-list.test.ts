import { aBookingAt, bookStay } from '../support/bookings'
import { aListing } from '../support/listings'
import { appForTests } from '../support/test-app'
import { aGuest, anAdmin } from '../support/users'

const api = appForTests()

const find = async (as: { token: string }, query: string) =>
  (await api.call('GET', `/admin/bookings?${query}`, { as })).body

type Listed = { code: string }

test('an admin finds bookings of all vendors by tab, by the beginning of a code and by the number of a guest', async () => {
  const admin = await anAdmin(api)
  const first = await aBookingAt(api)
  const other = await aListing(api)
  const guest = await aGuest(api)
  const second = (await bookStay(api, guest, other.id)).body
  const all = await find(admin, 'tab=upcoming')
  expect(all).toMatchObject({ total: 2, counts: { upcoming: 2, cancelled: 0 } })
  expect(all.data.map((one: Listed) => one.code).toSorted()).toEqual(
    [first.booking.code, second.code].toSorted(),
  )
  const its = all.data.find((one: Listed) => one.code === second.code)
  expect(its).toMatchObject({ guest: { phone: guest.phone }, host: { name: expect.any(String) } })
  const found = await find(admin, `tab=upcoming&q=${first.booking.code.slice(0, 6).toLowerCase()}`)
  expect(found.data.map((one: Listed) => one.code)).toEqual([first.booking.code])
  const byPhone = await find(admin, `tab=upcoming&q=0${guest.phone.slice(4)}`)
  expect(byPhone.data.map((one: Listed) => one.code)).toEqual([second.code])
  expect(await find(admin, 'tab=upcoming&q=%D9%A1')).toMatchObject({ data: [], total: 0 })
})

test('a booking that an admin may still cancel shows its refund; an ended one cannot be cancelled', async () => {
  const admin = await anAdmin(api)
  const { booking } = await aBookingAt(api)
  expect((await find(admin, 'tab=upcoming')).data).toMatchObject([
    { allowed: ['cancel'], cancellation: { refund: 0, vendorKeeps: 0 } },
  ])
  const body = { reason: 'Asked by the police' }
  expect((await api.call('POST', `/admin/bookings/${booking._id}/cancel`, { as: admin, body })).status).toBe(
    200,
  )
  expect((await find(admin, 'tab=cancelled')).data).toMatchObject([{ allowed: [], cancellation: null }])
})
