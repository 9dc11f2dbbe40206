import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasBody } from './request-body'

interface Route {
  methods: readonly string[]
  /** media types of a body; empty: no body is read */
  types: readonly string[]
}

const PAGE: Route = { methods: ['GET', 'HEAD'], types: [] }

/** Next's own routes that take a body; every other address of the web is a page or a file. */
const ROUTES: Record<string, Route> = {
  '/api/session': { methods: ['POST', 'DELETE'], types: ['application/json'] },
  '/api/contact': { methods: ['POST'], types: ['application/x-www-form-urlencoded', 'multipart/form-data'] },
}

/** Two processes could each believe another one (RFC 9112, 3.2); Node reads the first. */
export const hasTwoHosts = ({ headersDistinct }: IncomingMessage): boolean =>
  (headersDistinct['host']?.length ?? 0) > 1

const routeOf = ({ url = '' }: IncomingMessage): Route => ROUTES[url.split('?')[0] ?? ''] ?? PAGE

/** Whether Next reads a body here. Such a body is small and is buffered before Next receives the request. */
export const takesBody = (req: IncomingMessage): boolean =>
  routeOf(req).types.length > 0 && req.method !== 'GET' && req.method !== 'HEAD'

/** Answers OPTIONS and refuses unsupported methods and media types; returns whether it answered. */
export function answerMethod(req: IncomingMessage, res: ServerResponse): boolean {
  const { methods, types } = routeOf(req)
  const { method = '' } = req
  const allow = [...methods, 'OPTIONS'].join(', ')
  if (method === 'OPTIONS') return end(res, 204, { Allow: allow })
  if (!methods.includes(method)) return end(res, 405, { Allow: allow })
  const type = (req.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (hasBody(req) && types.length > 0 && !types.includes(type))
    return end(res, 415, { Accept: types.join(', ') })
  return false
}

function end(res: ServerResponse, status: number, headers: Record<string, string>): true {
  res.writeHead(status, status === 204 ? headers : { ...headers, 'Content-Length': '0' }).end()
  return true
}
