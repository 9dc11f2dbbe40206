import { Agent, request } from 'node:http'

const TIMEOUT_MS = 30_000

export const connections = (count) => new Agent({ keepAlive: true, maxSockets: count })

/** Asks as a browser at an address of its own behind a trusted proxy: `{ status, ms, hasRetryAfter }`; status 0 is no answer. */
export function ask(origin, path, { agent, address }) {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const end = (status, headers = {}) =>
      resolve({ status, ms: performance.now() - startedAt, hasRetryAfter: 'retry-after' in headers })
    const headers = { 'accept-encoding': 'gzip, br', 'x-forwarded-for': address }
    const asked = request(`${origin}${path}`, { agent, headers, timeout: TIMEOUT_MS }, (answer) => {
      answer.resume()
      answer.once('end', () => end(answer.statusCode, answer.headers))
      answer.once('error', () => end(0))
    })
    asked.once('timeout', () => asked.destroy(new Error('No answer.')))
    asked.once('error', () => end(0))
    asked.end()
  })
}
