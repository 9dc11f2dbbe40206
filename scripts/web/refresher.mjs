import { once } from 'node:events'
import { createServer, get } from 'node:http'

const PATIENCE_MS = 20_000

/** What a refresh tells of the visitor who caused it: where the page was asked, nothing of who asked. */
const PASSED_ON = ['host', 'x-forwarded-host', 'x-forwarded-proto']

/**
 * Asks the handler for a page in the background, as a visitor without cookies would: over a server of its own that
 * listens on this machine alone. `ask(req)` answers `{ status, headers, body }`.
 */
export async function createRefresher(handler) {
  const server = createServer(handler)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  const { port } = server.address()
  return {
    ask: (req) => read(port, req.url, pick(req.headers)),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const pick = (headers) =>
  Object.fromEntries(PASSED_ON.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])))

function read(port, path, headers) {
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path, headers, agent: false, timeout: PATIENCE_MS })
    request.on('timeout', () => request.destroy(new Error(`No answer to the refresh of ${path}.`)))
    request.on('error', reject)
    request.on('response', (answer) => {
      const parts = []
      answer.on('data', (part) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    })
  })
}
