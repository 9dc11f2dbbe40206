import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin } from '@/__tests__/server/support/users'
import { countByPage, WAITING_QUEUES, type WaitingWire } from '@/lib/domain/admin/overview'

const api = appForTests()

const read = async (as: Awaited<ReturnType<typeof anAdmin>>): Promise<WaitingWire[]> =>
  (await api.call('GET', '/admin/queues', { as })).body.data

test('a role reads the queues of its areas, also one without the overview, and others do not reach them', async () => {
  await aListing(api, { state: 'in_review' })
  const [owner, support] = [await anAdmin(api), await anAdmin(api, 'support')]
  expect(countByPage(await read(owner))).toEqual({ services: 1 })
  const own = WAITING_QUEUES.filter(({ area }) => area === 'inbox').map(({ queue }) => queue)
  expect((await read(support)).map(({ queue }) => queue)).toEqual(own)
  const guest = await aGuest(api)
  expect((await api.call('GET', '/admin/queues', { as: guest })).status).toBe(404)
})

test('every queue is counted on a page of its area', () => {
  for (const { queue, area } of WAITING_QUEUES) {
    const counts = countByPage([{ queue, count: 2, oldest: null }])
    expect([area, Object.values(counts)]).toEqual([area, [2]])
  }
})
