import type { FastifyInstance } from 'fastify'

/**
 * The methods of a path by our own routes, as `Allow` lists them; empty for a path that nobody serves. The routes are read
 * when the first such call comes, after all of them were registered.
 */
export function methodsOf(app: FastifyInstance): (url: string) => string[] {
  let routes: { pattern: RegExp; method: string }[] | undefined
  return (url) => {
    routes ??= app.routeEntries.map((one) => ({ pattern: patternOf(one.url), method: one.method }))
    const [path = ''] = url.split('?')
    const methods = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    return methods.length > 0 ? [...new Set([...methods, 'OPTIONS'])].sort() : []
  }
}

/** `/documents/:id/file` as a pattern of one path; our routes know no other placeholders. */
function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll('.', '\\.')))
  return new RegExp(`^${parts.join('/')}$`)
}
