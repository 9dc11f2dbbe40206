import { REASON } from '@/__tests__/server/support/admin-calls/admin-call'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import { CONTRACT } from '@/lib/contract/contract'
import { ADMIN_TABLES } from '@/lib/domain/admin/tables'
import { deleteColumnChoices, listColumnChoices } from '@/server/modules/people/admins/column-choice'

const api = appForTests()

const put = (as: TestUser, table: string, hidden: unknown, order?: unknown) =>
  api.call('PUT', `/admin/columns/${table}`, { as, body: { hidden, order } })
const list = async (as: TestUser) => (await api.call('GET', '/admin/columns', { as })).body.data

test('each admin hides other columns, by table, and goes back to those of the table', async () => {
  const [one, other] = [await anAdmin(api), await anAdmin(api)]
  expect((await put(one, 'users', ['phone'])).status).toBe(204)
  await put(one, 'users', ['phone', 'email'])
  await put(one, 'ledger', [])
  await put(other, 'users', ['role'])
  expect(await list(one)).toEqual([
    { table: 'ledger', hidden: [], order: [] },
    { table: 'users', hidden: ['phone', 'email'], order: [] },
  ])
  await put(one, 'users', null)
  await put(one, 'users', null)
  expect(await list(one)).toEqual([{ table: 'ledger', hidden: [], order: [] }])
  expect(await list(other)).toEqual([{ table: 'users', hidden: ['role'], order: [] }])
})

test('an order of columns stays while others are hidden, and goes with all of the choice', async () => {
  const admin = await anAdmin(api)
  expect((await put(admin, 'users', [], ['role', 'phone'])).status).toBe(204)
  await put(admin, 'users', ['email'])
  expect(await list(admin)).toEqual([{ table: 'users', hidden: ['email'], order: ['role', 'phone'] }])
  await put(admin, 'users', ['email'], [])
  expect(await list(admin)).toEqual([{ table: 'users', hidden: ['email'], order: [] }])
  await put(admin, 'users', [], ['role'])
  await put(admin, 'users', null)
  await put(admin, 'users', ['phone'])
  expect(await list(admin)).toEqual([{ table: 'users', hidden: ['phone'], order: [] }])
  expect((await put(admin, 'users', [], ['<b>'])).status).toBe(400)
})

test('two devices that choose at once leave one row of a table, and both of two tables', async () => {
  const admin = await anAdmin(api)
  const both = await Promise.all([
    put(admin, 'users', ['phone']),
    put(admin, 'users', ['role']),
    put(admin, 'audit', ['actor']),
  ])
  expect(both.map(({ status }) => status)).toEqual([204, 204, 204])
  expect((await list(admin)).map(({ table }: { table: string }) => table)).toEqual(['audit', 'users'])
})

test.each([
  ['an unknown table', 'wallets', ['phone']],
  ['no list', 'users', 'phone'],
  ['a name that is no key', 'users', ['<b>']],
  ['too many', 'users', Array.from({ length: 41 }, () => 'phone')],
])('%s is refused', async (_title, table, hidden) => {
  const admin = await anAdmin(api)
  expect([400, 404, 422]).toContain((await put(admin, table, hidden)).status)
  expect(await list(admin)).toEqual([])
})

test('admins alone reach it, and a closed account leaves no rows', async () => {
  const [admin, guest] = [await anAdmin(api), await aGuest(api)]
  expect((await put(guest, 'users', ['phone'])).status).toBe(404)
  expect((await api.call('GET', '/admin/columns', { as: guest })).status).toBe(404)
  await put(admin, 'users', ['phone'])
  await deleteColumnChoices(api.db, admin.id)
  expect(await list(admin)).toEqual([])
})

test('a removed role leaves no rows of its admin, a changed one does', async () => {
  const [owner, admin] = [await anAdmin(api), await anAdmin(api, 'support')]
  await put(admin, 'users', ['phone'])
  const give = (role: string) =>
    api.call('PUT', `/admin/roles/${admin.id}`, { as: owner, body: { role, ...REASON } })
  const rows = () => listColumnChoices(api.db, admin.id)
  expect((await give('content')).status).toBe(200)
  expect(await rows()).toHaveLength(1)
  expect((await give('none')).status).toBe(200)
  expect(await rows()).toEqual([])
})

test('every table of the contract is one whose columns are chosen', () => {
  const named = Object.keys(CONTRACT).flatMap((name) => /^GET \/admin\/([\w-]+)\.csv$/.exec(name)?.[1] ?? [])
  const withoutTable = ['figures']
  expect(ADMIN_TABLES.map(({ name }) => name).toSorted()).toEqual(
    named.filter((name) => !withoutTable.includes(name)).toSorted(),
  )
})
