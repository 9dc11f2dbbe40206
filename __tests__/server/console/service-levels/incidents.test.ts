import { appForTests } from '@/__tests__/server/support/test-app'
import { anAdmin } from '@/__tests__/server/support/users'
import type { PublicStatusWire } from '@/lib/domain/status/public-status'

const api = appForTests()
const A_DAY = 86_400
const AN_INCIDENT = {
  ...{ title: 'Payments fail', title_ar: 'تعذّر الدفع' },
  ...{ text: 'Cards are refused.', text_ar: 'تُرفض البطاقات.', state: 'open' },
}

async function publicIncidents(): Promise<PublicStatusWire['incidents']> {
  // An answer serves everybody for some seconds.
  api.clock.pass(20)
  return (await api.call('GET', '/public-status')).body.incidents
}

test('an incident is public from when it was written until its days are over, and ends when it is resolved', async () => {
  const as = await anAdmin(api)
  const { status, body } = await api.call('POST', '/admin/incidents', { as, body: AN_INCIDENT })
  expect(status).toBe(201)
  const startedAt = api.clock.now().toISOString()
  expect(await publicIncidents()).toEqual([{ ...AN_INCIDENT, startedAt, endedAt: null }])
  const change = (state: string, version: number) =>
    api.call('PUT', `/admin/incidents/${body._id}`, { as, body: { ...AN_INCIDENT, state, version } })
  api.clock.pass(3600)
  expect((await change('resolved', 1)).status).toBe(200)
  const endedAt = api.clock.now().toISOString()
  api.clock.pass(60)
  expect((await change('resolved', 2)).body.endedAt).toBe(endedAt)
  expect(await publicIncidents()).toMatchObject([{ state: 'resolved', endedAt }])
  expect((await change('open', 3)).body.endedAt).toBeNull()
  api.clock.pass(91 * A_DAY)
  expect(await publicIncidents()).toEqual([])
})

test('of two admins who change an incident the second one learns of the first', async () => {
  const as = await anAdmin(api)
  const { _id } = (await api.call('POST', '/admin/incidents', { as, body: AN_INCIDENT })).body
  const change = () =>
    api.call('PUT', `/admin/incidents/${_id}`, { as, body: { ...AN_INCIDENT, state: 'watched', version: 1 } })
  const answers = await Promise.all([change(), change()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test.each([
  ['without Arabic', { ...AN_INCIDENT, title_ar: '' }],
  ['in an unknown state', { ...AN_INCIDENT, state: 'gone' }],
])('an incident %s is refused', async (_name, body) => {
  expect((await api.call('POST', '/admin/incidents', { as: await anAdmin(api), body })).status).toBe(400)
})

test('only who may write the system writes incidents', async () => {
  const as = await anAdmin(api, 'readOnly')
  expect((await api.call('GET', '/admin/incidents', { as })).status).toBe(200)
  expect((await api.call('POST', '/admin/incidents', { as, body: AN_INCIDENT })).status).toBe(403)
})
