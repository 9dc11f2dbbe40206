import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { Counter } from 'prom-client'
import { createWebServer } from '@/gateway/server'
import { createRegistry } from '@/lib/telemetry/metrics-of-process'
import { metricsOf } from '@/lib/telemetry/worker-metrics'
import { closeAfterAnswers } from '@/server/plugins/shutdown'

/** The server of the web or of the api, which answers its process id, as a worker of workers.test.ts. */
const port = Number(process.env['PORT'])
const DRAIN_MS = 2000

const registry = createRegistry({ hasProcess: false })
const workers = new Counter({ name: 'workers', help: 'Each worker counts itself', registers: [registry] })
workers.inc()
const readMetrics = metricsOf(registry)

const answerPid = async () => {
  await pause(2)
  return String(process.pid)
}

async function startWeb(): Promise<() => Promise<unknown>> {
  const { server, close } = createWebServer(
    async ({ url }, res) => void res.end(await (url === '/metrics' ? readMetrics() : answerPid())),
  )
  server.listen(port, '127.0.0.1')
  return () => close(DRAIN_MS)
}

async function startApi(): Promise<() => Promise<unknown>> {
  const app = Fastify({ forceCloseConnections: 'idle' })
  closeAfterAnswers(app)
  app.get('/', answerPid)
  app.get('/metrics', readMetrics)
  await app.listen({ port, host: '127.0.0.1' })
  return async () => {
    await app.drain(DRAIN_MS)
    await app.close()
  }
}

/** Ends as it is told to, and does not listen before. */
const startNever = () => {
  setInterval(() => undefined, 60_000)
  return Promise.resolve(async () => undefined)
}

const starts: Record<string, () => Promise<() => Promise<unknown>>> = {
  web: startWeb,
  api: startApi,
  never: startNever,
}
process.stdout.write('starting\n')
const started = (starts[process.env['SERVER'] ?? ''] ?? startWeb)()
process.once('SIGTERM', async () => {
  await (await started)()
  process.exit(0)
})
