import { Agent, request } from 'node:http'

const TIMEOUT_MS = 30_000

export const connections = (count) => new Agent({ keepAlive: true, maxSockets: count })

/** Requests as a browser at an address of its own behind a trusted proxy: `{ status, ms, hasRetryAfter }`; status 0 is no answer. */
export function requestPage(origin, path, { agent, address }) {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const end = (status, headers = {}) =>
      resolve({ status, ms: performance.now() - startedAt, hasRetryAfter: 'retry-after' in headers })
    const headers = { 'accept-encoding': 'gzip, br', 'x-forwarded-for': address }
    const sent = request(`${origin}${path}`, { agent, headers, timeout: TIMEOUT_MS }, (answer) => {
      answer.resume()
      answer.once('end', () => end(answer.statusCode, answer.headers))
      answer.once('error', () => end(0))
    })
    sent.once('timeout', () => sent.destroy(new Error('No answer.')))
    sent.once('error', () => end(0))
    sent.end()
  })
}
