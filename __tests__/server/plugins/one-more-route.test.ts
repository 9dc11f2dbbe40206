import { addressOf } from '@/lib/contract/address'
import { appForTests } from '../support/test-app'
import { aGuest } from '../support/users'

/** One entry and its handler, as a route would be added. */
jest.mock('@/lib/contract/contract', () => {
  const { Type } = jest.requireActual('@sinclair/typebox')
  const { object, string } = jest.requireActual('yup')
  const real = jest.requireActual('@/lib/contract/contract')
  const { idParam } = jest.requireActual('@/lib/contract/inputs')
  const entry = {
    access: 'user',
    params: idParam,
    query: object({ page: string().matches(/^\d+$/) })
      .noUnknown()
      .exact(),
    answer: Type.Object({ page: Type.String(), notes: Type.Array(Type.Object({ text: Type.String() })) }),
  }
  return { ...real, CONTRACT: { ...real.CONTRACT, 'GET /favourites/:id/notes': entry } }
})
jest.mock('@/server/modules/listings/favourites/routes', () => {
  const real = jest.requireActual('@/server/modules/listings/favourites/routes')
  const { serve } = jest.requireActual('@/server/plugins/serve')
  return {
    favouriteRoutes: (app: object, deps: object) => {
      real.favouriteRoutes(app, deps)
      serve(app, 'GET /favourites/:id/notes', ({ query }: { query: { page: string } }) => ({
        page: query.page,
        notes: [{ text: 'Near the sea', authorId: 'u1' }],
      }))
    },
  }
})

const api = appForTests()
const { method, path } = addressOf('GET /favourites/:id/notes', { params: { id: 'a' }, query: { page: 3 } })

test('a route of one entry is guarded, reads its checked inputs and answers what its schema names', async () => {
  expect((await api.call(method, `/${path}`)).status).toBe(401)
  const as = await aGuest(api)
  const answer = await api.call(method, `/${path}`, { as })
  expect([answer.status, answer.body]).toEqual([200, { page: '3', notes: [{ text: 'Near the sea' }] }])
  expect((await api.call(method, '/favourites/a/notes?page=first', { as })).body).toMatchObject({
    issues: [{ path: 'page' }],
  })
})

test('the description of the api has it with its access, inputs and answer', async () => {
  const { body } = await api.call('GET', '/openapi.json')
  const described = body.paths['/api/v1/favourites/{id}/notes'].get
  expect(described).toMatchObject({ security: [{ bearer: [] }], operationId: expect.any(String) })
  expect(described.parameters.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['id', 'page']),
  )
  const { schema } = described.responses['200'].content['application/json']
  expect(Object.keys(schema.properties)).toEqual(['page', 'notes'])
})
