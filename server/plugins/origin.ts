import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '@/lib/domain/issues'
import type { Config } from '@/server/config'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']
const ALLOWED_FETCH_SITES = ['same-origin', 'none']

/** Refuses state-changing calls from a foreign page: Fetch-Metadata first, Origin as fallback (security.md). */
export function refuseForeignOrigins(app: FastifyInstance, config: Config): void {
  const own = ownOrigins(config)
  app.addHook('onRequest', async (request) => {
    if (changesState(request) && isForeign(request, own)) throw new DomainError('foreign_origin')
  })
}

function changesState({ method, routeOptions }: FastifyRequest): boolean {
  return !SAFE_METHODS.includes(method) || routeOptions.config.changesState === true
}

/** A call without both headers comes from no browser page and carries no cookie of ours. */
function isForeign(request: FastifyRequest, own: readonly string[]): boolean {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && ALLOWED_FETCH_SITES.includes(String(site))) return false
  if (origin !== undefined) return !own.includes(origin)
  return site !== undefined
}

/** Whether a socket is opened by a page of this site; clients other than browsers send no Origin. */
export function isOwnOrigin(config: Config, { origin, host }: IncomingHttpHeaders): boolean {
  return (
    origin === undefined || ownOrigins(config).includes(origin) || origin.replace(/^\w+:\/\//, '') === host
  )
}

/** A demo is opened as localhost and as 127.0.0.1. */
function ownOrigins({ mode, apiOrigin, publicOrigin }: Config): string[] {
  const named = [apiOrigin, publicOrigin]
  if (mode === 'production') return named
  return named.flatMap((one) => [
    one,
    one.replace('//localhost', '//127.0.0.1'),
    one.replace('//127.0.0.1', '//localhost'),
  ])
}
