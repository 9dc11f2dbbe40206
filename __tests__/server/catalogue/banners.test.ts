import { anUpload } from '@/__tests__/server/support/pictures'
import { appForTests, TODAY } from '@/__tests__/server/support/test-app'
import { anAdmin } from '@/__tests__/server/support/users'
import { isBannerLink } from '@/lib/domain/content/banner'
import { auditTrail } from '@/server/db/schema/people/audit'

const api = appForTests()

const shown = async () =>
  (await api.call('GET', '/user/main-banner')).body.map(({ title }: { title: string }) => title)

test('a banner is shown on its days only, in its order, and leaves with its removal', async () => {
  const as = await anAdmin(api)
  const image = await anUpload(api, as)
  const body = { place: 'main', title_ar: 'لافتة', image, link: '/search', status: 'active' }
  const add = async (title: string, firstDay: string | null, lastDay: string | null) =>
    (await api.call('POST', '/admin/banners', { as, body: { ...body, title, firstDay, lastDay } })).body
  const always = await add('Always', null, null)
  const today = await add('Today', TODAY, TODAY)
  const past = await add('Past', null, '2026-03-14')
  expect(await shown()).toEqual(['Always', 'Today'])
  const from = [always._id, today._id, past._id]
  const order = { from, to: from.toReversed() }
  expect((await api.call('POST', '/admin/banners/order/main', { as, body: order })).status).toBe(204)
  expect(await shown()).toEqual(['Today', 'Always'])
  const remove = (version: number) =>
    api.call('POST', `/admin/banners/${today._id}/remove`, { as, body: { version } })
  expect([(await remove(7)).status, (await remove(1)).status]).toEqual([409, 204])
  expect(await shown()).toEqual(['Always'])
  const { _id, ...stored } = always
  const hide = { ...stored, status: 'inactive' }
  expect((await api.call('PUT', `/admin/banners/${_id}`, { as, body: hide })).body.version).toBe(2)
  expect(await shown()).toEqual([])
  expect(await api.db.$count(auditTrail)).toBe(6)
  const wrong = { ...body, title: 'x', link: 'javascript:alert(1)', firstDay: TODAY, lastDay: '2026-03-01' }
  const { issues } = (await api.call('POST', '/admin/banners', { as, body: wrong })).body
  expect(issues.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)).toEqual([
    'link banner_link',
    'lastDay open_to_before_from',
  ])
})

test.each([
  ['/search?city=Riyadh', true],
  ['/', true],
  ['https://example.sa/offer', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['http://example.sa', false],
  ['https://user:word@example.sa', false],
  ['javascript:alert(1)', false],
  ['search', false],
])('the link %s of a banner is allowed: %s', (link, isAllowed) => {
  expect(isBannerLink(link)).toBe(isAllowed)
})
