import { ACCESS, type Access, isOfConsole } from '@/server/plugins/auth'
import { appForTests } from '../support/test-app'
import { aGuest, aHost, anAdmin, aUser } from '../support/users'

const api = appForTests()

/** Who is let in, by what a route asks for (the console: admin-access.test.ts). A vendor without an approved profile is a user. */
const ADMITTED: Record<Exclude<Access, 'anyAdmin' | 'admin'>, string[]> = {
  public: ['visitor', 'stale', 'user', 'waiting', 'vendor', 'admin'],
  user: ['user', 'waiting', 'vendor', 'admin'],
  vendor: ['vendor'],
}

/** Walked by visitors only, or nobody would be signed in for the routes after them. */
const ENDS_SESSIONS = ['/api/v1/user/logout', '/api/v1/user/sessions/end']

async function callers(): Promise<Record<string, { token: string } | undefined>> {
  return {
    visitor: undefined,
    stale: { token: 'a-token-that-nobody-has-ever-been-given' },
    user: await aGuest(api),
    waiting: await aUser(api, 'Vender'),
    vendor: await aHost(api),
    admin: await anAdmin(api),
  }
}

test('every route declares who may call it, and lets in those and no others', async () => {
  const people = await callers()
  const routes = api.app.routeEntries.filter((route) => route.method !== 'HEAD')
  expect(routes.length).toBeGreaterThan(20)
  for (const { method, url, access } of routes) {
    expect(ACCESS).toContain(access)
    if (access === 'admin' || access === 'anyAdmin') continue
    const path = url.replace(/:\w+/g, 'nothing')
    const admitted: string[] = []
    for (const [name, as] of Object.entries(people).filter(([, as]) => !ENDS_SESSIONS.includes(url) || !as)) {
      const { status, body } = await api.call(method, path, { as })
      const refused = status === 401 || (status === 403 && body.code === 'forbidden')
      if (!refused) admitted.push(name)
      expect([path, status < 500]).toEqual([path, true])
    }
    if (!ENDS_SESSIONS.includes(url)) expect([path, admitted]).toEqual([path, ADMITTED[access]])
  }
}, 120_000)

test('a route for users answers 401 to a visitor, and is never cached', async () => {
  for (const { method, url, access } of api.app.routeEntries) {
    if (access === 'public' || isOfConsole(access) || method === 'HEAD') continue
    const { status, headers } = await api.call(method, url.replace(/:\w+/g, 'nothing'))
    expect([url, status, headers['cache-control']]).toEqual([url, 401, 'no-store'])
  }
})

test('private answers are not cached, nor are public ones that were requested with a token', async () => {
  const guest = await aGuest(api)
  const cacheOf = async (path: string, as?: { token: string }) =>
    (await api.call('GET', path, { as })).headers['cache-control']
  expect(await cacheOf('/user/profile', guest)).toBe('no-store')
  expect(await cacheOf('/services/cities', guest)).toBe('no-store')
  expect(await cacheOf('/services/cities')).toBe('public, max-age=5')
})
