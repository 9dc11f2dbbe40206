import { REPORT_REASONS } from '@/lib/domain/listing/report'
import { reports } from '@/server/db/schema/reports'
import { aGuest } from '../support/people'
import { aService } from '../support/places'
import { appForTests } from '../support/test-app'

const api = appForTests()

const A_REPORT = { reason: 'wrong_photos', text: 'These photos show another chalet.' }
const report = (id: string, body: object = A_REPORT, call = {}) =>
  api.call('POST', `/services/${id}/report`, { body, ...call })

test.each(REPORT_REASONS)('a visitor reports %s, and no address is kept', async (reason) => {
  const { id } = await aService(api)
  const { status } = await report(id, { reason, text: 'Look at it.' }, { from: '203.0.113.9' })
  const rows = await api.db.select().from(reports)
  expect(status).toBe(204)
  expect(rows).toMatchObject([
    { serviceId: id, reason, body: 'Look at it.', reporterId: null, state: 'open', day: '2026-03-15' },
  ])
  expect(JSON.stringify(rows)).not.toContain('203.0.113')
})

test('a signed-in person is known; a second report of the same place on a day replaces the first', async () => {
  const { id } = await aService(api)
  const as = await aGuest(api)
  await report(id, A_REPORT, { as })
  await report(id, { reason: 'wrong_price' }, { as, from: '203.0.113.10' })
  expect(await api.db.select().from(reports)).toMatchObject([
    { reporterId: as.id, reason: 'wrong_price', body: '' },
  ])
})

test('the sixth place that one address reports on a day is refused; the next day begins anew', async () => {
  const from = '203.0.113.11'
  for (let at = 0; at < 5; at++)
    expect((await report((await aService(api)).id, A_REPORT, { from })).status).toBe(204)
  const { id } = await aService(api)
  const refused = await report(id, A_REPORT, { from })
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '86400'])
  expect((await report(id, A_REPORT, { from: '203.0.113.12' })).status).toBe(204)
  api.clock.pass(86_400)
  expect((await report(id, A_REPORT, { from })).status).toBe(204)
})

test('a hidden or unknown place cannot be reported; "other" needs words; unknown reasons are refused', async () => {
  const hidden = await aService(api, { state: 'paused' })
  const { id } = await aService(api)
  const statuses = [
    await report(hidden.id),
    await report('nothing'),
    await report(id, { reason: 'other' }),
    await report(id, { reason: 'other', text: '  ' }),
    await report(id, { reason: 'boring' }),
    await report(id, { ...A_REPORT, text: 'x'.repeat(1001) }),
    await report(id, { ...A_REPORT, state: 'closed' }),
  ].map((answer) => answer.status)
  expect(statuses).toEqual([404, 404, 400, 400, 400, 400, 400])
  expect(await api.db.select().from(reports)).toEqual([])
})
