import cluster from 'node:cluster'
import closeWithGrace from 'close-with-grace'
import next from 'next'
import { apiOrigin, cardDataOrigin, mapSettings, mapStyleOrigins, realtimeOrigin, redisUrl } from '@/lib/env'
import { openErrorReports } from '@/lib/telemetry/error-reports'
import { openTracer } from '@/lib/telemetry/open-tracer'
import { setPageReporter } from '@/lib/telemetry/page-errors'
import { openContentChannel } from './content-version/content-channel'
import { watchContent } from './content-version/watch-content'
import { createPolicy } from './document/content-policy'
import { createFirstStyle } from './document/first-style'
import { createGateway } from './gateway'
import { limitConsoleErrors } from './limit-console'
import { PROCESS } from './limits'
import { createPageCache } from './page-cache/page-cache'
import { createWebServer } from './server'
import { createStaticFiles, noFiles } from './static-files'

const isDevelopment = process.env.NODE_ENV === 'development'
const print = (line: unknown) => process.stderr.write(`${line}\n`)
const reports = openErrorReports({ dsn: process.env['SENTRY_DSN'], service: 'diyar-web', warn: print })
setPageReporter(reports?.send)
const logError = (error: unknown) => {
  print(error instanceof Error ? error.stack : error)
  if (error instanceof Error) reports?.send(error)
}

interface End {
  err?: Error
  signal?: NodeJS.Signals
}

/** Ends what was started; while the process starts nothing is in work. */
let finish = async ({ err }: End): Promise<void> => {
  if (err) logError(err)
}

/** The web process: Next behind the gateway. */
async function start(): Promise<void> {
  closeWithGrace({ delay: PROCESS.graceMs }, (end) => finish(end))
  if (!isDevelopment) limitConsoleErrors()
  const port = Number(process.env['PORT'] || 3000)
  const host = process.env['HOST'] || '127.0.0.1'
  const app = next({ dev: isDevelopment, port })
  await app.prepare()
  const cache = isDevelopment ? createPageCache({ maxBytes: 1 }) : createPageCache()
  const url = redisUrl()
  const content = watchContent({
    apiOrigin: apiOrigin(),
    onChange: cache.clear,
    ...(url ? { channel: openContentChannel(url, logError) } : {}),
  })
  const tracer = await openTracer({
    endpoint: process.env['OTEL_EXPORTER_OTLP_ENDPOINT'],
    service: 'diyar-web',
    warn: logError,
  })
  const gateway = await createGateway({
    handler: app.getRequestHandler(),
    cache,
    contentVersion: content.version,
    apiOrigin: apiOrigin(),
    trustedProxies: trustedProxies(),
    metricsToken: process.env['METRICS_TOKEN'],
    tracer,
    logError,
    ...(isDevelopment ? inDevelopment() : inProduction()),
  })
  const { server, close } = createWebServer(gateway.listener)
  server.on('upgrade', isDevelopment ? app.getUpgradeHandler() : gateway.upgrade)
  server.on('error', failToStart)
  server.listen(port, host, () => {
    process.stdout.write(`The web listens on ${host}:${port}.\n`)
  })
  finish = async ({ err, signal }) => {
    if (err) logError(err)
    content.close()
    // Other workers, or other webs behind a balancer, take new connections meanwhile.
    await close(cluster.isWorker || signal === 'SIGTERM' ? PROCESS.idleMs : 0)
    await gateway.close()
    await tracer?.close()
    await reports?.close()
    await app.close()
  }
}

function failToStart(error: unknown): void {
  logError(error)
  process.exit(1)
}

const trustedProxies = () =>
  (process.env['TRUSTED_PROXIES'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

/** In development a page is compiled at its first request. */
const FIRST_COMPILE_MS = 300_000

/** A document without a policy of its own would keep the one of every answer, which allows nothing. */
const DEVELOPMENT_POLICY = "frame-ancestors 'none'"

/** Next's development pages change at each save and run scripts that the policy does not allow. */
const inDevelopment = () => ({
  serveFile: noFiles,
  policy: {
    finish: (body: Buffer) => ({ body, headers: { 'content-security-policy': DEVELOPMENT_POLICY } }),
  },
  renderTimeoutMs: FIRST_COMPILE_MS,
})

const inProduction = () => ({
  serveFile: createStaticFiles(),
  inlineStyle: createFirstStyle(),
  policy: createPolicy({
    map: mapSettings(),
    mapStyleOrigins: mapStyleOrigins(),
    realtimeOrigin: realtimeOrigin(),
    cardDataOrigin: cardDataOrigin(),
  }),
})

start().catch(failToStart)
