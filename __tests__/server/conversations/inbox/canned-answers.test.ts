import { appForTests } from '@/__tests__/server/support/test-app'
import { anAdmin, type TestUser } from '@/__tests__/server/support/users'
import { auditTrail } from '@/server/db/schema/people/audit'

const api = appForTests()

const PATH = '/admin/canned-answers'
const AN_ANSWER = { title: 'Hello', title_ar: 'مرحبًا', text: 'Hello {name}', text_ar: 'مرحبًا {name}' }
const send = (as: TestUser, body: object, path = PATH, method = 'POST') =>
  api.call(method, path, { as, body, headers: { 'accept-language': 'en' } })

test('content and support edit canned answers in both languages; an unknown variable is named, an old version refused', async () => {
  const [content, support] = [await anAdmin(api, 'content'), await anAdmin(api, 'support')]
  const wrong = await send(content, { ...AN_ANSWER, text: 'Hello {nmae}' })
  expect([wrong.status, wrong.body.issues[0].message]).toEqual([400, 'The variable nmae is not known here'])
  expect((await send(content, { ...AN_ANSWER, text_ar: ' ' })).status).toBe(400)
  const { status, body } = await send(content, AN_ANSWER)
  expect([status, body.version]).toEqual([201, 1])
  const path = `${PATH}/${body._id}`
  expect((await send(support, { ...AN_ANSWER, title: 'Hi', version: 1 }, path, 'PUT')).body).toMatchObject({
    title: 'Hi',
    version: 2,
  })
  expect((await send(content, { ...AN_ANSWER, version: 1 }, path, 'PUT')).body.code).toBe('changed_meanwhile')
  expect((await send(await anAdmin(api, 'readOnly'), { version: 2 }, `${path}/remove`)).status).toBe(403)
  expect((await send(support, { version: 2 }, `${path}/remove`)).status).toBe(204)
  expect((await api.call('GET', PATH, { as: support })).body).toEqual({ data: [] })
  const lines = await api.db.select().from(auditTrail).orderBy(auditTrail.action)
  expect(lines.map(({ action, subjectId }) => [action, subjectId])).toEqual(
    ['changed', 'created', 'removed'].map((verb) => [`canned_answer_${verb}`, body._id]),
  )
})
