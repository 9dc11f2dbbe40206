import { GET } from '@/app/apple-pay-domain/route'
import { config } from '@/middleware'

const ADDRESS = '/.well-known/apple-developer-merchantid-domain-association'
const before = process.env['APPLE_PAY_DOMAIN_FILE']
afterEach(() => {
  process.env['APPLE_PAY_DOMAIN_FILE'] = before ?? ''
})

test('Apple reads the text of its file where it is set, and finds none otherwise', async () => {
  process.env['APPLE_PAY_DOMAIN_FILE'] = '7B227073704964'
  const file = GET()
  expect([file.status, await file.text()]).toEqual([200, '7B227073704964'])
  expect(file.headers.get('content-type')).toMatch(/^text\/plain/)
  process.env['APPLE_PAY_DOMAIN_FILE'] = ''
  expect(GET().status).toBe(404)
})

test('its address is no page: no language is put before it', () => {
  const [pages = ''] = config.matcher
  expect(new RegExp(`^${pages}$`).test(ADDRESS)).toBe(false)
  expect(new RegExp(`^${pages}$`).test('/my-bookings')).toBe(true)
})
