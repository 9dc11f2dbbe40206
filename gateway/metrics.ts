import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter, Gauge, Histogram } from 'prom-client'
import { createRegistry, mayReadMetrics } from '@/lib/telemetry/metrics-of-process'
import { metricsOf } from '@/lib/telemetry/worker-metrics'
import { API_PATH } from './api/api-proxy'
import { isFile } from './page-policy'

/** Seconds; cached pages take under one thousandth. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type Metrics = ReturnType<typeof createMetrics>

interface MetricsOptions {
  hasProcess: boolean
  /** sets the gauges that are read when Prometheus asks */
  collect?: () => void
}

/** The figures of one web process, read by Prometheus; docs/monitoring.md explains them. */
export function createMetrics({ hasProcess, collect = () => undefined }: MetricsOptions) {
  const registry = createRegistry({ hasProcess })
  const registers = [registry]
  return {
    registry,
    requests: new Histogram({
      name: 'diyar_web_request_seconds',
      help: 'Time to answer: a page, a call of the api, or a file',
      labelNames: ['kind', 'status'],
      buckets: BUCKETS,
      registers,
    }),
    renders: new Histogram({
      name: 'diyar_render_seconds',
      help: 'Time of a page in the render queue and in Next',
      labelNames: ['result'],
      buckets: BUCKETS,
      registers,
    }),
    cachedPages: new Counter({
      name: 'diyar_page_cache_total',
      help: 'Page requests by what the cache had: a fresh page, a stale one that is sent and rendered anew, or none',
      labelNames: ['result'],
      registers,
    }),
    outages: new Counter({
      name: 'diyar_outage_pages_total',
      help: 'Requests that got the outage page or its sentence',
      registers,
    }),
    renderQueue: new Gauge({
      name: 'diyar_render_queue',
      help: 'Requests that wait for a render',
      registers,
      collect,
    }),
    cacheBytes: new Gauge({
      name: 'diyar_page_cache_bytes',
      help: 'Memory of cached pages',
      registers,
      collect,
    }),
  }
}

/** Measures an answer, also one whose client leaves. */
export function countAnswer(
  { requests, outages }: Metrics,
  { url = '' }: IncomingMessage,
  res: ServerResponse,
): void {
  const kind = url.startsWith(API_PATH) ? 'api' : isFile(url) ? 'file' : 'page'
  const end = requests.startTimer({ kind })
  res.once('close', () => {
    end({ status: res.writableEnded ? res.statusCode : 'aborted' })
    if (res.statusCode === 503) outages.inc()
  })
}

/** Answers `GET /metrics` to who has the token; false for everybody else, who gets the page of an unknown address. */
export function createMetricsRoute(metrics: Metrics, token: string | undefined) {
  const read = metricsOf(metrics.registry)
  return ({ method, url, headers }: IncomingMessage, res: ServerResponse): boolean => {
    if (method !== 'GET' || url !== '/metrics' || !mayReadMetrics(token, headers.authorization)) return false
    read().then(
      (text) => {
        res.setHeader('Content-Type', metrics.registry.contentType)
        res.setHeader('Cache-Control', 'no-store')
        res.end(text)
      },
      () => res.destroy(),
    )
    return true
  }
}
