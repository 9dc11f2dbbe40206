import Fastify from 'fastify'
import { isOfConsole } from '@/lib/contract/route'
import { BUILT_IN_ROLES, builtInRole, hasRight } from '@/lib/domain/admin/roles'
import { guardRoutes } from '@/server/plugins/auth'
import { memoryCounters } from '@/server/ports/counters'
import { appForTests } from '../support/test-app'
import { aGuest, aHost, anAdmin } from '../support/users'

const api = appForTests()

const consoleRoutes = () => api.app.routeEntries.filter(({ access }) => isOfConsole(access))
const pathOf = (url: string) => url.replace(/:\w+/g, 'nothing')
const needsOf = (method: string) => (method === 'GET' || method === 'HEAD' ? ['read', 'write'] : ['write'])

test('every route of the console is open to the roles of the matrix, and refuses other admins with a sentence', async () => {
  expect(consoleRoutes().length).toBeGreaterThan(20)
  for (const role of BUILT_IN_ROLES) {
    const as = await anAdmin(api, role)
    for (const { method, url, area, right } of consoleRoutes()) {
      const { status, body } = await api.call(method, pathOf(url), { as })
      const rights = builtInRole(role)
      const isOpen = right
        ? hasRight(rights, right)
        : area === undefined || needsOf(method).includes(rights.areas[area])
      expect([role, method, url, status === 403]).toEqual([role, method, url, !isOpen])
      if (!isOpen && method !== 'HEAD') expect(body.code).toBe('role_may_not')
    }
  }
}, 240_000)

test('to everybody who is not an admin a route of the console answers as an unknown address, whatever the method', async () => {
  const callers = [
    undefined,
    { token: 'a-token-that-nobody-has-ever-been-given' },
    await aGuest(api),
    await aHost(api),
  ]
  const answerTo = async (method: string, path: string, as?: { token: string }) => {
    const { status, body, headers } = await api.call(method, path, { as })
    const { requestId: _, ...said } = Object(body)
    const { 'x-request-id': _id, date: _date, 'content-length': _length, ...sent } = headers
    return { status, said, sent }
  }
  const paths = [...new Set(consoleRoutes().map(({ url }) => pathOf(url)))]
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    for (const as of callers) {
      const unknown = await answerTo(method, '/admin/nothing-of-ours', as)
      expect(unknown.status).toBe(404)
      for (const path of paths) expect([path, await answerTo(method, path, as)]).toEqual([path, unknown])
    }
}, 240_000)

test('the settings of the specification stay public', () => {
  const settings = api.app.routeEntries.find(({ url }) => url === '/api/v1/admin/get-setting')
  expect(settings?.access).toBe('public')
})

test('a route for admins without an area stops the start', () => {
  const app = Fastify()
  guardRoutes(app, api.app.deps, memoryCounters())
  const route = { method: 'GET', url: '/more', handler: async () => null } as const
  expect(() => app.route({ ...route, config: { access: 'admin' } })).toThrow('GET /more')
})
