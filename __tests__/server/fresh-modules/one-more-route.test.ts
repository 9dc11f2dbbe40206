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
    errors: ['deadline_passed'],
  }
  return { ...real, CONTRACT: { ...real.CONTRACT, 'GET /favourites/:id/notes': entry } }
})
jest.mock('@/server/modules/listings/favourites/routes', () => {
  const real = jest.requireActual('@/server/modules/listings/favourites/routes')
  const { serve } = jest.requireActual('@/server/plugins/serve')
  const { DomainError } = jest.requireActual('@/lib/domain/issues')
  const refusals: Record<string, string> = { '8': 'deadline_passed', '9': 'already_done' }
  return {
    favouriteRoutes: (app: object, deps: object) => {
      real.favouriteRoutes(app, deps)
      serve(app, 'GET /favourites/:id/notes', ({ query: { page } }: { query: { page: string } }) => {
        if (refusals[page]) throw new DomainError(refusals[page])
        return { page, notes: [{ text: 'Near the sea', authorId: 'u1' }] }
      })
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

test('an error that the route does not name is logged, and fails the test that caused it', async () => {
  const as = await aGuest(api)
  const logged = jest.spyOn(api.app.log, 'error')
  const listed = await api.call(method, '/favourites/a/notes?page=8', { as })
  expect([listed.status, listed.body.code]).toEqual([409, 'deadline_passed'])
  expect(logged).not.toHaveBeenCalled()
  const met = api.call(method, '/favourites/a/notes?page=9', { as })
  await expect(met).rejects.toThrow('GET /favourites/:id/notes: 409 is not as described')
  expect(logged).toHaveBeenCalledWith({ refusal: 'already_done' }, expect.stringContaining('lib/contract'))
})

test('the description of the api has it with its access, inputs, answer and errors', async () => {
  const { body } = await api.call('GET', '/openapi.json')
  const described = body.paths['/api/v1/favourites/{id}/notes'].get
  expect(described).toMatchObject({ security: [{ bearer: [] }], operationId: expect.any(String) })
  expect(described.parameters.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['id', 'page']),
  )
  const { schema } = described.responses['200'].content['application/json']
  expect(Object.keys(schema.properties)).toEqual(['page', 'notes'])
  expect(described.responses['409']).toEqual({ $ref: '#/components/responses/deadline_passed' })
})
