import { eq } from 'drizzle-orm'
import type { FastifyBaseLogger, FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Proof } from '@/lib/domain/account/fresh-proof'
import { NO_MAP_SERVICE } from '@/lib/domain/geo/map-settings'
import type { PushPayload } from '@/lib/domain/notifications/push'
import { buildApp } from '@/server/app'
import type { Config } from '@/server/config'
import type { Db } from '@/server/db/db'
import type { OpenDb } from '@/server/db/open'
import { sessions } from '@/server/db/schema/people/sessions'
import type { Deps } from '@/server/deps'
import { hashOfToken } from '@/server/modules/people/accounts/secrets'
import { type CalendarFeeds, FeedFailure } from '@/server/ports/calendar-feeds'
import type { Geocoder } from '@/server/ports/geocoder'
import type { Mail } from '@/server/ports/mail'
import type { PushSender } from '@/server/ports/push'
import type { SmsMessage } from '@/server/ports/sms'
import type { WebhookSender } from '@/server/ports/webhooks'
import { emptyTables, openTestDatabase } from './database'
import { type FakePayments, fakePayments } from './fake-payments'
import { memoryFiles } from './files/memory-files'
import { answerChecker } from './harness/described-answers'

/** A Sunday, 12:00 in Riyadh. */
export const START = new Date('2026-03-15T09:00:00Z')
export const TODAY = '2026-03-15'

/** Races on a busy machine need more than the five seconds of jest. */
const PATIENCE_MS = 30_000

export const TEST_CONFIG: Config = {
  map: NO_MAP_SERVICE,
  mode: 'production',
  host: '127.0.0.1',
  port: 0,
  dataDir: '',
  replicaUrls: [],
  pictureAvif: false,
  apiOrigin: 'https://api.example.sa',
  publicOrigin: 'https://www.example.sa',
  realtimeOrigin: 'https://www.example.sa',
  otpEcho: true,
  sessionSecret: 'a secret for tests only, 32 characters',
  adminTotpKey: 'a key for tests only, of 32 characters',
  adminTwoStep: 'off',
  codeLimits: {
    perRequesterPerDay: 6,
    unprovenPerPhonePerWait: 3,
    unprovenPerPhonePerDay: 12,
    perAddressPerDay: 20,
    perMinuteOverall: 300,
  },
  payments: { provider: 'sandbox' },
  payer: { name: 'Diyar', iban: 'SA0380000000608010167519' },
  apiWorkers: 1,
  slowStatementMs: 500,
  trustedProxies: ['loopback'],
  callsPerMinute: 1_000_000,
  messagesPerMinute: 30,
}

export interface Call {
  /** a session token */
  as?: { token: string }
  body?: unknown
  headers?: Record<string, string>
  /** the address that the call comes from */
  from?: string
  /** a session in other hands: whoever calls cannot prove to be its user */
  isStolen?: boolean
}

export interface Answer {
  status: number
  headers: Record<string, unknown>
  /** what the wire holds; a test asserts its shape itself */
  body: ReturnType<typeof JSON.parse>
}

interface SentPush {
  endpoint: string
  payload: PushPayload
}

interface SentWebhook {
  url: string
  body: string
  headers: Record<string, string>
}

export interface TestApp {
  app: FastifyInstance
  log: FastifyBaseLogger
  db: Db
  clock: { now(): Date; set(instant: Date): void; pass(seconds: number): void }
  sentTexts: SmsMessage[]
  sentMails: Mail[]
  sentPushes: SentPush[]
  /** endpoints that the push service no longer knows */
  goneDevices: Set<string>
  payments: FakePayments
  /** what foreign calendars hold, by address */
  calendars: Map<string, string>
  feeds: CalendarFeeds
  /** what was posted to vendors' endpoints, and the status that they answer; null: none */
  webhooks: { sent: SentWebhook[]; status: number | null }
  /** what the files port holds, by key; emptied before each test */
  files: Map<string, Uint8Array>
  call(method: string, path: string, call?: Call): Promise<Answer>
}

/** What a test may replace. */
type Outside = Pick<Deps, 'db' | 'clock' | 'payments' | 'einvoicing' | 'mapLinks' | 'translator'>

/** Builds the application on an empty database for one test file; tables are emptied and the clock set back before each test. */
export function appForTests(
  overrides: Partial<Config> = {},
  geocoder: Geocoder | null = null,
  adapt?: (outside: Outside) => Partial<Outside>,
): TestApp {
  jest.setTimeout(PATIENCE_MS)
  let opened: OpenDb
  let now = START
  const clock = {
    now: () => now,
    set: (instant: Date) => {
      now = instant
    },
    pass: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000)
    },
  }
  const payments = fakePayments()
  const calendars = new Map<string, string>()
  const feeds = { read: async (url: string) => calendars.get(url) ?? unreachable() }
  const test = {
    clock,
    sentTexts: [] as SmsMessage[],
    sentMails: [] as Mail[],
    sentPushes: [] as SentPush[],
    goneDevices: new Set<string>(),
    payments,
    calendars,
    feeds,
    webhooks: { sent: [] as SentWebhook[], status: 200 },
    files: new Map(),
  } as unknown as TestApp
  test.call = async (method, path, call) => {
    const answer = await inject(test.app, method, path, call)
    if (answer.body?.code !== 'proof_needed' || !call?.as || call.isStolen) return answer
    await prove(test, call.as, answer.body.proof)
    return test.call(method, path, call)
  }

  beforeAll(async () => {
    opened = await openTestDatabase()
    test.db = opened.db
    const sms = { send: async (message: SmsMessage) => void test.sentTexts.push(message) }
    const mail = { send: async (one: Mail) => void test.sentMails.push(one) }
    const config = { ...TEST_CONFIG, ...overrides }
    const { db, pool } = opened
    const files = memoryFiles(test.files)
    const outside = { db, clock, payments, ...adapt?.({ db, clock, payments }) }
    const fakes = { sms, mail, files, feeds, geocoder, push: fakePush(test), webhooks: fakeWebhooks(test) }
    test.app = await buildApp({ pool, ...outside, ...fakes, config }, false)
    test.log = test.app.log
    await test.app.ready()
    checkAnswersOf(test.app)
  }, 60_000)

  beforeEach(async () => {
    await emptyTables(opened)
    test.sentTexts.length = 0
    test.sentMails.length = 0
    test.sentPushes.length = 0
    test.goneDevices.clear()
    test.webhooks.sent.length = 0
    test.webhooks.status = 200
    payments.forget()
    calendars.clear()
    test.files.clear()
    now = START
  })

  afterAll(async () => {
    await test.app?.close()
    await opened?.close()
  })

  return test
}

/** The owner of a session shows who they are when a call asks for it, as the dialog of the web lets them. */
async function prove({ db, clock }: TestApp, { token }: { token: string }, proof: Proof): Promise<void> {
  const at = clock.now()
  await db
    .update(sessions)
    .set(proof === 'code' ? { provenAt: at } : { secondStepAt: at })
    .where(eq(sessions.tokenHash, hashOfToken(token)))
}

/** Every answer of every test is as the description of the api says. */
function checkAnswersOf(app: FastifyInstance): void {
  const check = answerChecker(app)
  const plain = app.inject.bind(app) as (options: InjectOptions) => Promise<LightMyRequestResponse>
  const checked = async (options: InjectOptions | string) => {
    const call = typeof options === 'string' ? { url: options } : options
    const answer = await plain(call)
    check({
      method: call.method ?? 'GET',
      url: String(call.url),
      status: answer.statusCode,
      mediaType: String(answer.headers['content-type'] ?? '').split(';')[0] ?? '',
      body: answer.headers['content-encoding'] ? null : answer.payload,
    })
    return answer
  }
  app.inject = checked as FastifyInstance['inject']
}

function fakePush({ sentPushes, goneDevices }: TestApp): PushSender {
  return {
    async send({ endpoint }, payload) {
      if (goneDevices.has(endpoint)) return 'gone'
      sentPushes.push({ endpoint, payload: JSON.parse(payload) })
      return 'sent'
    },
  }
}

function fakeWebhooks({ webhooks }: TestApp): WebhookSender {
  return {
    async post(url, body, headers) {
      webhooks.sent.push({ url, body, headers })
      if (webhooks.status === null) throw new Error('no answer')
      return webhooks.status
    },
  }
}

function unreachable(): never {
  throw new FeedFailure('unreachable')
}

async function inject(app: FastifyInstance, method: string, path: string, call: Call = {}): Promise<Answer> {
  const { as, body, headers, from } = call
  const answer = await app.inject({
    method: method as NonNullable<InjectOptions['method']>,
    url: path.startsWith('/api') || !path.startsWith('/') ? path : `/api/v1${path}`,
    remoteAddress: from ?? '203.0.113.7',
    headers: { ...(as ? { authorization: `Bearer ${as.token}` } : {}), ...headers },
    ...(body === undefined ? {} : { payload: body as object }),
  })
  const isJson = String(answer.headers['content-type']).includes('json')
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: isJson && answer.payload ? answer.json() : answer.payload,
  }
}
