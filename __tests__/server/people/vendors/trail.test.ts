import { eq, sql } from 'drizzle-orm'
import { anApiKey } from '@/__tests__/server/support/api-keys'
import { aBookingAt } from '@/__tests__/server/support/bookings'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, aMember, type TestUser } from '@/__tests__/server/support/users'
import { users } from '@/server/db/schema/people/users'
import { writeTrail } from '@/server/modules/people/vendor-trail/write-trail'

const api = appForTests()

const trailOf = async (as: TestUser, query = '') =>
  (await api.call('GET', `/vender/trail${query}`, { as })).body

test('owner and managers read what each member did and to what, the newest first; the other roles and vendors do not', async () => {
  const stay = await aBookingAt(api)
  const { host } = stay
  const [manager, clerk] = [
    await aMember(api, host.vendorId, 'manager'),
    await aMember(api, host.vendorId, 'frontDesk'),
  ]
  const calendar = await aMember(api, host.vendorId, 'calendar')
  const days = {
    close: [{ from: '2026-04-02', to: '2026-04-04' }],
    prices: [{ day: '2026-04-09', price: 600 }],
  }
  await api.call('PUT', `/vender/services/${stay.serviceId}/calendar`, { as: calendar, body: days })
  api.clock.pass(60)
  const path = `/vender/bookings/${stay.booking._id}/cancel`
  await api.call('POST', path, { as: manager, body: { reason: 'Flooded' } })
  api.clock.pass(60)
  await api.call('PUT', `/vender/members/${clerk.id}`, { as: host, body: { role: 'finance' } })
  expect(await trailOf(manager)).toMatchObject({
    ...{ page: 1, total: 3 },
    data: [
      {
        actor: { _id: host.id, name: 'Sara Alharbi' },
        act: 'member_role_changed',
        subject: { kind: 'member', id: clerk.id, name: { name: 'Sara Alharbi' } },
        details: { role: 'finance' },
        at: '2026-03-15T09:02:00.000Z',
      },
      {
        actor: { _id: manager.id },
        act: 'booking_cancelled',
        subject: { kind: 'booking', id: stay.booking._id, name: { name: stay.booking.code } },
      },
      {
        ...{ actor: { _id: calendar.id }, apiKey: null, act: 'calendar_changed' },
        subject: { kind: 'listing', name: { name: 'Palm Chalet', name_ar: 'شاليه النخلة' } },
        details: { from: '2026-04-02', to: '2026-04-09' },
      },
    ],
  })
  expect(await trailOf(clerk)).toMatchObject({ code: 'role_may_not' })
  expect(await trailOf(await aHost(api))).toMatchObject({ data: [], total: 0 })
})

test('the trail is read page by page, and of one member alone', async () => {
  const host = await aHost(api)
  const { id } = await aListing(api, { host })
  const manager = await aMember(api, host.vendorId, 'manager')
  for (const [as, verb] of [
    [host, 'pause'],
    [manager, 'resume'],
    [host, 'pause'],
  ] as const) {
    await api.call('POST', `/chalet/${id}/${verb}`, { as })
    api.clock.pass(60)
  }
  const actsOf = async (query: string) => {
    const { data, total } = await trailOf(host, query)
    return [data.map(({ act }: { act: string }) => act), total]
  }
  expect(await actsOf('?pageSize=2')).toEqual([['listing_paused', 'listing_resumed'], 3])
  expect(await actsOf('?pageSize=2&page=2')).toEqual([['listing_paused'], 3])
  expect(await actsOf(`?member=${manager.id}`)).toEqual([['listing_resumed'], 1])
  expect(await actsOf(`?member=${(await aGuest(api)).id}`)).toEqual([[], 0])
})

test('a line names the key that acted for its member, an invited number masked, and keys and webhooks that are gone', async () => {
  const place = await aListing(api, { bookingType: '24-Hour' })
  const { host } = place
  const key = { token: await anApiKey(api, host, ['bookings', 'availability']) }
  const close = { close: [{ from: '2026-04-02', to: '2026-04-03' }] }
  await api.call('PUT', `/vender/services/${place.id}/calendar`, { as: key, body: close })
  const body = { phone: '0590000011', role: 'frontDesk' }
  await api.call('POST', '/vender/members/invitations', { as: host, body })
  const hook = { url: 'https://hooks.example.sa/diyar', events: ['booking.created'] }
  const made = await api.call('POST', '/vender/webhooks', { as: host, body: hook })
  await api.call('DELETE', `/vender/webhooks/${made.body._id}`, { as: host })
  const { data } = await trailOf(host)
  const line = (act: string) => data.find((one: { act: string }) => one.act === act)
  expect(line('calendar_changed')).toMatchObject({
    ...{ actor: { _id: host.id }, apiKey: 'Channel manager' },
    details: { from: '2026-04-02', to: '2026-04-02' },
  })
  expect(line('api_key_created').subject.name.name).toMatch(/^Channel manager …/)
  expect(line('member_invited')).toMatchObject({ subject: { name: { name: expect.stringMatching(/•/) } } })
  expect(line('webhook_deleted')).toMatchObject({ subject: { id: made.body._id, name: { name: hook.url } } })
})

test('the lines of a member whose account is closed stay, without a name', async () => {
  const host = await aHost(api)
  const clerk = await aMember(api, host.vendorId, 'frontDesk')
  await api.call('DELETE', `/user/vendors/${host.vendorId}`, { as: clerk })
  await api.db.update(users).set({ firstName: '', lastName: '' }).where(eq(users.id, clerk.id))
  expect(await trailOf(host)).toMatchObject({
    data: [{ act: 'member_left', actor: { _id: clerk.id, name: '' }, subject: { name: null } }],
    actors: [{ _id: clerk.id, name: '' }],
  })
})

test('a line of the trail is never changed, deleted or truncated away', async () => {
  const host = { ...(await aHost(api)), apiKey: null }
  const line = { act: 'listing_paused', subjectId: 'one', createdAt: api.clock.now() } as const
  await writeTrail(api.db, { ...host, _id: host.id }, line)
  for (const attack of [
    sql`UPDATE vendor_trail SET act = 'other'`,
    sql`DELETE FROM vendor_trail`,
    sql`TRUNCATE vendor_trail`,
  ])
    await expect(api.db.execute(attack)).rejects.toThrow()
  expect((await trailOf(host)).total).toBe(1)
})

test('an act and the removal of its member at once: the act counts whole, with its line, or not at all', async () => {
  for (let round = 0; round < 5; round += 1) {
    const stay = await aBookingAt(api)
    const manager = await aMember(api, stay.host.vendorId, 'manager')
    const path = `/vender/bookings/${stay.booking._id}/cancel`
    const [acted, removed] = await Promise.all([
      api.call('POST', path, { as: manager, body: { reason: 'Flooded' } }),
      api.call('DELETE', `/vender/members/${manager.id}`, { as: stay.host }),
    ])
    expect([[200, 403].includes(acted.status), removed.status]).toEqual([true, 204])
    const isDone = acted.status === 200
    expect((await stay.seenByVendor()).status).toBe(isDone ? 'cancelled_by_vendor' : 'confirmed')
    expect((await trailOf(stay.host, `?member=${manager.id}`)).total).toBe(isDone ? 1 : 0)
  }
})
