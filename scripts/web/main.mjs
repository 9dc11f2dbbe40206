import { createServer } from 'node:http'
import closeWithGrace from 'close-with-grace'
import next from 'next'
import { withPolicy } from './content-policy.mjs'
import { createFiles } from './files.mjs'
import { createFront } from './front.mjs'
import { SECURITY_HEADERS } from './security-headers.mjs'

const GRACE_MS = 12_000
/** Longer than a proxy in front keeps its connections (nginx 60 s), or a request meets one that is just being closed. */
const KEEP_ALIVE_MS = 65_000

/** The web: Next behind a front that keeps public pages compressed. */
const port = Number(process.env.PORT || 3000)
const hasGoogleMap = Boolean(process.env.GOOGLE_MAPS_API_KEY)
const complain = (error) => console.error(error)

const app = next({ dev: false, port })
await app.prepare()
const front = await createFront({
  handler: app.getRequestHandler(),
  serveFile: createFiles(),
  addHeaders: (res) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) res.setHeader(name, value)
  },
  finish: (body) => withPolicy(body, { hasGoogleMap }),
  complain,
})
const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, front.listener)
server.on('error', (error) => {
  complain(error)
  process.exit(1)
})
server.listen(port, process.env.HOST || undefined, () => console.log(`The web listens on ${port}.`))

closeWithGrace({ delay: GRACE_MS }, async ({ err }) => {
  if (err) complain(err)
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  await closed
  await front.close()
  await app.close()
})
