import { createServer } from 'node:http'
import closeWithGrace from 'close-with-grace'
import next from 'next'
import { googleMapsApiKey } from '@/lib/env'
import { createPolicy } from './content-policy'
import { createGateway } from './gateway'
import { PROCESS } from './limits'
import { createPageCache } from './page-cache'
import { createStaticFiles, noFiles } from './static-files'

/** The web process: Next behind the gateway. */
const port = Number(process.env['PORT'] || 3000)
const logError = (error: unknown) => process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)

const isDevelopment = process.env.NODE_ENV === 'development'

const app = next({ dev: isDevelopment, port })
await app.prepare()
const gateway = await createGateway({
  handler: app.getRequestHandler(),
  logError,
  // Next's development pages change at each save, and run code that no policy would allow.
  ...(isDevelopment
    ? {
        serveFile: noFiles,
        finish: (body) => ({ body, headers: {} }),
        cache: createPageCache({ maxBytes: 1 }),
      }
    : {
        serveFile: createStaticFiles(),
        finish: createPolicy({ hasGoogleMap: googleMapsApiKey() !== null }),
      }),
})
const server = createServer({ keepAliveTimeout: PROCESS.keepAliveMs }, gateway.listener)
if (isDevelopment) server.on('upgrade', app.getUpgradeHandler())
server.on('error', (error) => {
  logError(error)
  process.exit(1)
})
server.listen(port, process.env['HOST'] || undefined, () => {
  process.stdout.write(`The web listens on ${port}.\n`)
})

closeWithGrace({ delay: PROCESS.graceMs }, async ({ err }) => {
  if (err) logError(err)
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  await closed
  await gateway.close()
  await app.close()
})
