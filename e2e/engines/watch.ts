import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

const COMPLAINTS_PATH = '/heard-by-the-tests'
/**
 * Runs before every script of the page and removes itself, so that React finds the document it has written. What breaks off
 * because the page is left is no complaint.
 */
const COLLECTOR = `(() => {
  let isLeaving = false
  addEventListener('beforeunload', () => { isLeaving = true })
  const say = (what) => {
    if (isLeaving) return
    const call = new XMLHttpRequest()
    call.open('POST', '${COMPLAINTS_PATH}', false)
    call.send(location.pathname + ' ' + what)
  }
  addEventListener('error', ({ message, error, target }) =>
    say(message ? (error && error.stack) || message : 'not loaded: ' + (target.currentSrc || target.src || target.href)), true)
  addEventListener('unhandledrejection', ({ reason }) => say('unhandled: ' + ((reason && reason.stack) || reason)))
  addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
    say('blocked by ' + violatedDirective + ': ' + blockedURI))
  console.error = (...said) => say(said.join(' '))
  document.currentScript.remove()
})()`
const COLLECTOR_HASH = `'sha256-${createHash('sha256').update(COLLECTOR).digest('base64')}'`

export type Watch = Awaited<ReturnType<typeof startWatch>>

/**
 * Stands between a browser and the servers and hears what pages complain of from their first byte on, which WebDriver has
 * no word for: into each document it writes a script, and lets that one script pass the page's policy. For the servers it
 * is a proxy of theirs, whose address is the public one.
 */
export async function startWatch(target: string, listenAt = 0) {
  const { hostname, port } = new URL(target)
  let received: string[] = []
  let person = ''

  function forward(req: IncomingMessage, res: ServerResponse) {
    const isPage = req.headers.accept?.includes('text/html') ?? false
    const headers = {
      'x-forwarded-for': person,
      ...req.headers,
      ...(isPage ? { 'accept-encoding': 'identity' } : {}),
    }
    const requested = request({ hostname, port, method: req.method, path: req.url, headers }, (answer) => {
      const isDocument = answer.headers['content-type']?.startsWith('text/html')
      if (isDocument && req.method === 'GET') void sendWatched(answer, res)
      else answer.pipe(res.writeHead(answer.statusCode ?? 502, answer.headers))
    })
    requested.on('error', () => res.destroy())
    res.on('close', () => requested.destroy())
    req.pipe(requested)
  }

  const server = createServer(async (req, res) => {
    if (req.url !== COMPLAINTS_PATH) return forward(req, res)
    received.push(await text(req))
    res.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(listenAt, resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`

  return {
    origin,
    /** From here on everything comes from another address, because codes are limited by it. */
    beginAs(address: string) {
      person = address
      received = []
    },
    heard: () => received,
    close: () => server.close(),
  }
}

async function sendWatched(answer: IncomingMessage, res: ServerResponse) {
  const html = (await text(answer)).replace('<head>', `<head><script>${COLLECTOR}</script>`)
  const { 'content-length': _length, 'transfer-encoding': _chunks, etag: _tag, ...headers } = answer.headers
  const policy = headers['content-security-policy']?.toString()
  res.writeHead(answer.statusCode ?? 502, {
    ...headers,
    ...(policy ? { 'content-security-policy': policy.replace(/script-src /, `$&${COLLECTOR_HASH} `) } : {}),
  })
  res.end(html)
}
