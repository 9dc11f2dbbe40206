import { appForTests } from '@/__tests__/server/support/test-app'
import { aHost, anAdmin } from '@/__tests__/server/support/users'
import { aLiveListing, aPayload, ownPictures, send } from '@/__tests__/server/support/vendor-listings'
import { listings } from '@/server/db/schema/listings/listings'

const api = appForTests()

test('wizard-roles: another vendor finds no listing to edit, pause, copy or delete, and reads nothing of it', async () => {
  const owner = await aHost(api)
  const stranger = await aHost(api)
  const { id } = await aLiveListing(api, owner)
  const payload = await aPayload(api, stranger)
  const answers = await Promise.all([
    send(api, stranger, `/chalet/${id}`, payload, 'PUT'),
    send(api, stranger, `/chalet/${id}/pause`, undefined),
    send(api, stranger, `/chalet/${id}/resume`, undefined),
    send(api, stranger, `/chalet/${id}/duplicate`, undefined),
    send(api, stranger, `/chalet/${id}`, undefined, 'DELETE'),
    api.call('GET', `/vender/services/${id}`, { as: stranger }),
  ])
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    answers.map(() => [404, 'not_found']),
  )
  expect((await api.db.select().from(listings)).map((one) => [one.id, one.state])).toEqual([[id, 'live']])
})

test('a listing is not found under the path of another type, by its vendor either', async () => {
  const owner = await aHost(api)
  const { id } = await aLiveListing(api, owner)
  expect((await send(api, owner, `/farm/${id}/pause`, undefined)).status).toBe(404)
})

test('an admin cannot edit a listing for its vendor', async () => {
  const { id, payload } = await aLiveListing(api, await aHost(api))
  expect((await send(api, await anAdmin(api), `/chalet/${id}`, payload, 'PUT')).status).toBe(403)
})

test('pictures of another user cannot be put on an own listing by an edit', async () => {
  const owner = await aHost(api)
  const { id, payload } = await aLiveListing(api, owner)
  const images = await ownPictures(api, await aHost(api))
  const description = { ...(payload['description'] as object), images }
  const answer = await send(api, owner, `/chalet/${id}`, { ...payload, description }, 'PUT')
  expect([answer.status, answer.body.issues[0].code]).toEqual([422, 'not_your_upload'])
})
