import { ADMIN_CALLS } from '../../support/admin-calls'
import { appForTests } from '../../support/test-app'
import { anAdmin } from '../../support/users'

const api = appForTests()

test.each([
  ['POST /admin/cancellations/:id/reject', 'Sara A. was first: Refused a cancellation exception'],
  ['POST /admin/deposit-claims/:id/decide', 'Sara A. was first: Decided on a deposit claim'],
  ['POST /admin/promotions/:id/end', 'Sara A. was first: Ended a discount code'],
])('%s: the second of two admins reads who decided what', async (route, message) => {
  const { id = '', body } = (await ADMIN_CALLS[route]?.(api)) ?? {}
  const path = route.replace('POST ', '').replace(':id', id)
  const headers = { 'accept-language': 'en' }
  // The example was made at this instant, too.
  api.clock.set(new Date(api.clock.now().getTime() + 1000))
  const decide = async () => api.call('POST', path, { as: await anAdmin(api), body, headers })
  expect((await decide()).status).toBe(200)
  expect(await decide()).toMatchObject({ status: 409, body: { code: 'already_done', message } })
})
