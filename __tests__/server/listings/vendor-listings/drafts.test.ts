import { aDraft } from '@/__tests__/lib/domain/listing/a-draft'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost } from '@/__tests__/server/support/users'
import { CHALET, send } from '@/__tests__/server/support/vendor-listings'
import { type Draft, emptyDraft } from '@/lib/domain/listing/draft'
import { changeWeekdays, tickWeekdays } from '@/lib/domain/listing/pricing/week'
import { listingDrafts } from '@/server/db/schema/listings/listing-changes'

const api = appForTests()

const half = () => {
  const draft = emptyDraft('Resorts')
  return {
    ...draft,
    name: { en: 'Half', ar: '' },
    week: changeWeekdays(tickWeekdays(draft.week, true), null),
    facilities: [],
    addOns: { buffet: { isTicked: true, amount: null } },
  }
}

test('no typed text is lost: a listing draft comes back as it was left, on its screen', async () => {
  const host = await aHost(api)
  const started = await send(api, host, '/vender/drafts', { step: 'pricing', draft: half() })
  expect([started.status, started.body.step, started.body.draft]).toEqual([201, 'pricing', half()])
  const path = `/vender/drafts/${started.body._id}`

  const finished = aDraft(CHALET)
  api.clock.pass(60)
  expect(
    (
      await send(
        api,
        host,
        path,
        { step: 'settings', draft: finished, basedOn: started.body.updatedAt },
        'PUT',
      )
    ).status,
  ).toBe(200)
  const read = await api.call('GET', path, { as: host })
  expect(read.body).toMatchObject({ type: 'Chalets', step: 'settings', draft: finished })
  const list = await api.call('GET', '/vender/drafts', { as: host })
  expect(list.body).toEqual([
    expect.objectContaining({ _id: started.body._id, type: 'Chalets', name: 'Palm House' }),
  ])

  expect((await send(api, host, path, undefined, 'DELETE')).status).toBe(204)
  expect((await api.call('GET', path, { as: host })).status).toBe(404)
})

test("a draft older than a field is read with the field's default, and can be saved again", async () => {
  const host = await aHost(api)
  const { body } = await send(api, host, '/vender/drafts', { step: 'pricing', draft: half() })
  const { licence: _licence, hour, ...rest } = half()
  const older = { ...rest, hour: { price: hour.price } } as unknown as Draft
  await api.db.update(listingDrafts).set({ payload: older })
  const path = `/vender/drafts/${body._id}`
  const read = await api.call('GET', path, { as: host })
  expect(read.body.draft).toEqual(half())
  expect(
    (
      await send(
        api,
        host,
        path,
        { step: 'pricing', draft: read.body.draft, basedOn: read.body.updatedAt },
        'PUT',
      )
    ).status,
  ).toBe(200)
})

describe('two devices change one draft', () => {
  const named = (en: string) => ({ ...half(), name: { en, ar: '' } })
  const onPhone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0' }
  async function begun() {
    const host = await aHost(api)
    const { body } = await send(api, host, '/vender/drafts', { step: 'details', draft: named('Begun') })
    const path = `/vender/drafts/${body._id}`
    const save = (en: string, basedOn: string, headers = {}) =>
      api.call('PUT', path, { as: host, headers, body: { step: 'details', draft: named(en), basedOn } })
    const nameNow = async () => (await api.call('GET', path, { as: host })).body.draft.name.en
    return { save, nameNow, first: body.updatedAt as string }
  }

  test('the second save is refused with what the first one saved, and on which device', async () => {
    const { save, nameNow, first } = await begun()
    const saved = await save('Phone', first, onPhone)
    expect([saved.status, saved.body.device]).toEqual([200, 'Chrome, Android'])
    const refused = await save('Laptop', first)
    expect([refused.status, refused.body.code]).toEqual([409, 'changed_meanwhile'])
    expect(refused.body.current).toMatchObject({ device: 'Chrome, Android', draft: named('Phone') })
    expect(await nameNow()).toBe('Phone')
    const chosen = await save('Laptop', refused.body.current.updatedAt)
    expect([chosen.status, await nameNow()]).toEqual([200, 'Laptop'])
    expect((await save('Phone again', saved.body.updatedAt)).status).toBe(409)
  })

  test('the same content twice, after a lost answer, is saved once and refused never', async () => {
    const { save, first } = await begun()
    const saved = await save('Phone', first)
    const again = await save('Phone', first)
    expect([again.status, again.body.updatedAt]).toEqual([200, saved.body.updatedAt])
  })

  test('of two saves in the same instant one is stored and the other refused', async () => {
    const { save, nameNow, first } = await begun()
    const answers = await Promise.all([save('Phone', first), save('Laptop', first)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const stored = answers.find(({ status }) => status === 200)?.body.name
    expect(await nameNow()).toBe(stored)
  })
})

test('a draft belongs to its vendor alone', async () => {
  const host = await aHost(api)
  const { body } = await send(api, host, '/vender/drafts', { step: 'details', draft: half() })
  const path = `/vender/drafts/${body._id}`
  const other = await aHost(api)
  const answers = [
    await api.call('GET', path, { as: other }),
    await send(api, other, path, { step: 'details', draft: half(), basedOn: body.updatedAt }, 'PUT'),
    await send(api, other, path, undefined, 'DELETE'),
  ]
  expect(answers.map((one) => one.status)).toEqual([404, 404, 404])
  expect((await api.call('GET', '/vender/drafts', { as: other })).body).toEqual([])
  expect((await api.call('GET', '/vender/drafts', { as: await aGuest(api) })).status).toBe(403)
})

test.each([
  ['an unknown property', { step: 'details', draft: { ...half(), status: 'live' } }],
  ['a text where a number stands', { step: 'details', draft: { ...half(), areaSqm: '300' } }],
  [
    'a name that is too long',
    { step: 'details', draft: { ...half(), name: { en: 'x'.repeat(500), ar: '' } } },
  ],
  ['an unknown screen', { step: 'nowhere', draft: half() }],
  ['no draft', { step: 'details' }],
  ['an unknown type', { step: 'details', draft: { ...half(), type: 'Castle' } }],
])('a draft with %s is refused', async (_what, body) => {
  expect((await send(api, await aHost(api), '/vender/drafts', body)).status).toBe(400)
})

test('a vendor has at most twenty listing drafts', async () => {
  const host = await aHost(api)
  const start = () => send(api, host, '/vender/drafts', { step: 'type', draft: emptyDraft() })
  for (let i = 0; i < 20; i += 1) expect((await start()).status).toBe(201)
  const refused = await start()
  expect([refused.status, refused.body.code]).toEqual([409, 'too_many_drafts'])
})
