import { connect } from 'node:net'

const SECOND = 'GET /api/v1/smuggled HTTP/1.1\r\nHost: a\r\n\r\n'
const post = (headers: string, body: string) =>
  `POST /api/v1/user/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`
const get = (headers: string) => `GET /api/v1/services/cities HTTP/1.1\r\n${headers}\r\n\r\n`

/** Requests whose end is a matter of taste, or that no client sends; each with the statuses that may answer it. */
export const HOSTILE_REQUESTS: [name: string, bytes: string, statuses: number[]][] = [
  ['two lengths of a body', post(`Content-Length: 0\r\nContent-Length: ${SECOND.length}`, SECOND), [400]],
  [
    'a length and chunks',
    post(`Content-Length: ${SECOND.length + 5}\r\nTransfer-Encoding: chunked`, `0\r\n\r\n${SECOND}`),
    [400],
  ],
  ['chunks that are not last', post('Transfer-Encoding: chunked, identity', `0\r\n\r\n${SECOND}`), [400]],
  ['an unknown coding', post('Transfer-Encoding: xchunked', `0\r\n\r\n${SECOND}`), [400]],
  ['a space before the colon', post('Transfer-Encoding : chunked', `0\r\n\r\n${SECOND}`), [400]],
  ['a chunk of no number', post('Transfer-Encoding: chunked', `+5\r\nhello\r\n0\r\n\r\n${SECOND}`), [400]],
  ['a chunk that is longer', post('Transfer-Encoding: chunked', `1\r\nhello\r\n0\r\n\r\n${SECOND}`), [400]],
  ['a negative length', post('Content-Length: -1', SECOND), [400]],
  ['a line feed alone inside a header', get('Host: a\r\nX-A: b\nX-B: c\x0bd'), [400]],
  ['a NUL in a header', get('Host: a\r\nX-A: b\0c'), [400]],
  ['no host', get('X-A: b'), [400]],
  ['two hosts', get('Host: a\r\nHost: b'), [400]],
  ['headers of 40 KB', get(`Host: a\r\nX-A: ${'b'.repeat(40_000)}`), [431]],
  ['a thousand headers', get(`Host: a\r\n${'X-A: bcdefghijklmnop\r\n'.repeat(1000)}X-B: c`), [431]],
  ['another protocol', 'SSH-2.0-OpenSSH_9.6\r\n\r\n', [400]],
  [
    'a request to a proxy',
    `GET http://evil.test/ HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n\r\n`,
    [400, 404],
  ],
]

/** The statuses of all answers to what is sent over one connection. */
export function statusesOf(port: number, bytes: string): Promise<number[]> {
  return new Promise((resolve) => {
    let answers = ''
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes, 'latin1'))
    socket.on('data', (part) => {
      answers += part.toString('latin1')
    })
    socket.on('error', () => undefined)
    socket.on('close', () =>
      resolve([...answers.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))),
    )
  })
}
