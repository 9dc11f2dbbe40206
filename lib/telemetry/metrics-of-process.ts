import { timingSafeEqual } from 'node:crypto'
import { collectDefaultMetrics, Registry } from 'prom-client'

/** An empty registry; with `hasProcess` it has the usual figures of Node. */
export function createRegistry({ hasProcess }: { hasProcess: boolean }): Registry {
  const registry = new Registry()
  if (hasProcess) collectDefaultMetrics({ register: registry })
  return registry
}

/** Whether somebody sent the token of METRICS_TOKEN; never without one. */
export function mayReadMetrics(token: string | undefined, authorization = ''): boolean {
  const expected = Buffer.from(`Bearer ${token}`)
  const given = Buffer.from(authorization)
  return token !== undefined && given.length === expected.length && timingSafeEqual(given, expected)
}
