import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost } from '@/__tests__/server/support/users'

const api = appForTests()
const taxes = async (as: { token: string }, type = 'Chalets') =>
  api.call('GET', `/vender/stay-taxes?type=${type}`, { as })

test('before there is a listing its vendor reads the commission and who accounts for the VAT of its stays', async () => {
  const host = await aHost(api)
  const unregistered = { commissionPercent: 10, vatPercent: 15, stayVat: 'nobody' }
  expect((await taxes(host)).body).toEqual(unregistered)
  expect((await taxes(host, 'Caravans')).status).toBe(400)
  expect((await taxes(await aGuest(api))).status).toBe(403)
})
