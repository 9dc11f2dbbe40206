import type { FastifyInstance } from 'fastify'
import { isOfConsole } from '@/lib/contract/route'

/**
 * The methods of a path among our routes, for `Allow`; empty for an unknown path and for the console, which does not
 * exist for others. The routes are read at the first call, after all were registered.
 */
export function methodsOf(app: FastifyInstance): (url: string) => string[] {
  let routes: { pattern: RegExp; method: string }[] | undefined
  return (url) => {
    routes ??= app.routeEntries
      .filter(({ access }) => !isOfConsole(access))
      .map((one) => ({ pattern: patternOf(one.url), method: one.method }))
    const [path = ''] = url.split('?')
    const methods = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    return methods.length > 0 ? [...new Set([...methods, 'OPTIONS'])].sort() : []
  }
}

/** `/documents/:id/file` as a pattern of one path; our routes have no other placeholders. */
function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll('.', '\\.')))
  return new RegExp(`^${parts.join('/')}$`)
}
