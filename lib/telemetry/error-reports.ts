import { randomBytes } from 'node:crypto'
import { limitRepeated } from './repeated'

/** More reports at once are repetitions of a failure that is known by then. */
const MOST_WAITING = 50
const ANSWER_MS = 5000
const CLOSE_MS = 2000
const PAUSE_SECONDS = 60
const VALUE_LENGTH = 300
const FRAME = /^\s*at (?:(.+?) \()?(?:file:\/\/)?(.+?):(\d+):(\d+)\)?$/

export interface ErrorReports {
  /** Never throws and never waits; an equal error is sent once a minute at most. */
  send(error: unknown, about?: { requestId?: string | undefined; route?: string | undefined }): void
  /** Sends what waits, for two seconds at most. */
  close(): Promise<void>
}

interface ReportOptions {
  /** as in SENTRY_DSN: `https://<key>@<host>/<path><project>`; no reports without it */
  dsn: string | undefined
  service: 'diyar-api' | 'diyar-web'
  warn: (line: string) => void
}

/** Where a DSN sends to, and by which key; null for what is no DSN. */
export function readDsn(dsn: string): { endpoint: string; key: string } | null {
  if (!URL.canParse(dsn)) return null
  const { protocol, host, pathname, username } = new URL(dsn)
  const [, path = '', project] = /^(.*\/)(\w+)$/.exec(pathname) ?? []
  if (!project || !username || !/^https?:$/.test(protocol)) return null
  return { endpoint: `${protocol}//${host}${path}api/${project}/envelope/`, key: username }
}

/** Sends errors to a server that speaks Sentry's protocol, one at a time (develop.sentry.dev/sdk/foundations/transport/envelopes). */
export function openErrorReports({ dsn, service, warn }: ReportOptions): ErrorReports | undefined {
  const to = dsn ? readDsn(dsn) : null
  if (!to) return undefined
  const waiting: string[] = []
  const admit = limitRepeated()
  const admitWarning = limitRepeated()
  let sending: Promise<void> | null = null
  let pausedUntilMs = 0
  const auth = `Sentry sentry_version=7, sentry_client=diyar/1.0, sentry_key=${to.key}`

  async function post(body: string): Promise<void> {
    const answer = await fetch(to?.endpoint ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/x-sentry-envelope', 'x-sentry-auth': auth },
      body,
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    await answer.body?.cancel()
    // What the server does not take now is dropped, as its documents ask.
    if (answer.status === 429) {
      pausedUntilMs = performance.now() + (Number(answer.headers.get('retry-after')) || PAUSE_SECONDS) * 1000
      waiting.length = 0
    } else if (!answer.ok) throw new Error(`answered ${answer.status}`)
  }

  async function sendAll(): Promise<void> {
    for (let body = waiting.shift(); body !== undefined; body = waiting.shift())
      await post(body).catch((error: unknown) => {
        if (admitWarning('lost')) warn(`A report of an error was lost: ${String(error)}`)
      })
  }

  return {
    send(error, about = {}) {
      try {
        const event = eventOf(error, { ...about, service })
        const kind = JSON.stringify(event.exception)
        if (performance.now() < pausedUntilMs || waiting.length >= MOST_WAITING || !admit(kind)) return
        waiting.push(envelopeOf(event))
        sending ??= sendAll().finally(() => {
          sending = null
        })
      } catch {
        warn('An error could not be reported.')
      }
    },
    async close() {
      const timer = new Promise((resolve) => setTimeout(resolve, CLOSE_MS).unref())
      await Promise.race([sending, timer])
    },
  }
}

type About = Parameters<ErrorReports['send']>[1] & Pick<ReportOptions, 'service'>

/** Names of errors, places in our code, route and request: nothing of the call and of its sender. */
function eventOf(error: unknown, { requestId, route, service }: About) {
  const cause = innermost(error)
  const type = cause instanceof Error ? cause.name : 'Error'
  const frames = framesOf(error instanceof Error ? error : cause)
  return {
    event_id: randomBytes(16).toString('hex'),
    timestamp: Date.now() / 1000,
    platform: 'node',
    level: 'error',
    environment: process.env['NODE_ENV'] ?? 'production',
    ...(route ? { transaction: route } : {}),
    tags: { service, code: codeOf(cause), ...(requestId ? { request_id: requestId } : {}) },
    exception: { values: [{ type, value: scrubbed(cause), stacktrace: { frames } }] },
  }
}

function envelopeOf(event: ReturnType<typeof eventOf>): string {
  const payload = JSON.stringify(event)
  const header = { event_id: event.event_id, sent_at: new Date().toISOString() }
  const item = { type: 'event', content_type: 'application/json', length: Buffer.byteLength(payload) }
  return `${JSON.stringify(header)}\n${JSON.stringify(item)}\n${payload}\n`
}

/** What wraps an error of the database has the statement with its values. */
function innermost(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? innermost(error.cause) : error
}

const codeOf = (error: unknown): string => {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : 'none'
}

/** The message without what may be somebody's: what is quoted, addresses, numbers of four digits and more, words in Arabic. */
function scrubbed(error: unknown): string {
  const message = error instanceof Error ? error.message : 'not an error'
  return message
    .replace(/(["'`“«(]).*(["'`”»)])/gs, '$1…$2')
    .replace(/\S+@\S+/g, '…')
    .replace(/https?:\/\/\S+/g, '…')
    .replace(/[+\d٠-٩][\d٠-٩ -]{2,}[\d٠-٩]/g, '…')
    .replace(/[\u0600-\u06FF]+/g, '…')
    .slice(0, VALUE_LENGTH)
}

/** The oldest call first; a folder of the machine is left out. */
function framesOf(error: unknown) {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, name = '?', path = '', row, column] = FRAME.exec(line) ?? []
      if (!row) return []
      const filename = path.replace(process.cwd(), '').replace(/^\//, '')
      const isOurs = !/node_modules|^node:/.test(path)
      return [{ function: name, filename, lineno: Number(row), colno: Number(column), in_app: isOurs }]
    })
    .reverse()
}
