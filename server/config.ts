import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  MAX_CODES_PER_ADDRESS_PER_DAY,
  MAX_CODES_PER_MINUTE_OVERALL,
  MAX_CODES_PER_REQUESTER_PER_DAY,
  MAX_UNPROVEN_CODES_PER_PHONE_PER_DAY,
  MAX_UNPROVEN_CODES_PER_PHONE_PER_WAIT,
} from '@/lib/domain/account/one-time-code'
import {
  providerOrigin,
  type RealProviderName,
  realProviderOf,
} from '@/lib/domain/booking/money/payment-providers'
import { archiveUrlOf, type MapSettings } from '@/lib/domain/geo/map-settings'
import { normaliseIban } from '@/lib/domain/payouts/iban'
import type { BankParty } from '@/server/modules/money/payouts/batches/bank-file'
import type { PostgresStatements } from './db/postgres-driver/statement-names'
import {
  checkEnvironment,
  checkPaymentVariables,
  demoSettings,
  type Environment,
  halfSettings,
  listOf,
  SECRET_LENGTH,
  type TWO_STEP,
} from './environment'
import { type EinvoicingSettings, einvoicingOf } from './ports/einvoicing/settings'
import type { MailSettings } from './ports/mail'
import type { PaymentVariables } from './ports/payments/adapters'
import type { S3Settings } from './ports/s3-files'
import type { SmsSettings } from './ports/sms'
import type { TranslationSettings } from './ports/translation'

type Mode = 'demo' | 'production'

/** How Moyasar is asked to transfer payouts. */
export interface PayoutSettings {
  url: string
  secretKey: string
  sourceId: string
}

export type PaymentSettings =
  | { provider: 'sandbox' }
  | { provider: RealProviderName; variables: PaymentVariables }

/** Limits of one-time codes (explained in lib/domain/account/one-time-code.ts). */
export interface CodeLimits {
  perRequesterPerDay: number
  unprovenPerPhonePerWait: number
  unprovenPerPhonePerDay: number
  perAddressPerDay: number
  perMinuteOverall: number
}

export interface Config {
  mode: Mode
  host: string
  port: number
  dataDir: string
  databaseUrl?: string
  /** copies of that database for reads that decide nothing */
  replicaUrls: string[]
  postgresStatements?: PostgresStatements
  redisUrl?: string
  /** whether pictures are stored and served as AVIF, too */
  pictureAvif: boolean
  /** a folder holds the files without it */
  s3?: S3Settings
  apiOrigin: string
  publicOrigin: string
  /** origin at which browsers open the socket */
  realtimeOrigin: string
  otpEcho: boolean
  sessionSecret: string
  /** the other one while `sessionSecret` is rotated: only read with */
  previousSessionSecret?: string | undefined
  /** encrypts the secrets of the second step of admins */
  adminTotpKey: string
  previousAdminTotpKey?: string | undefined
  /** `off`: only an admin who has set it up is asked for the second step */
  adminTwoStep: (typeof TWO_STEP)[number]
  codeLimits: CodeLimits
  /** what browsers need to draw maps */
  map: MapSettings
  /** Google key for geocoding, used by the server only */
  geocodingKey?: string
  payments: PaymentSettings
  /** absent: payouts go into bank files */
  payouts?: PayoutSettings
  sms?: SmsSettings
  mail?: MailSettings
  /** without it nothing is translated, and no page offers it */
  translation?: TranslationSettings | undefined
  /** ZATCA's platform, and who signs; without it documents are those of the first phase */
  einvoicing?: EinvoicingSettings | undefined
  /** our account, from which vendors are paid out */
  payer?: BankParty
  /** who knows it reads `/metrics`; nobody without one */
  metricsToken?: string
  /** so many processes share the port */
  apiWorkers: number
  /** where traces are sent; nothing is traced without it */
  tracesEndpoint?: string
  /** as in SENTRY_DSN: where errors are reported; nowhere without it */
  errorsDsn?: string
  /** a statement that takes longer is logged */
  slowStatementMs: number
  trustedProxies: string[]
  /** calls per minute from one address */
  callsPerMinute: number
  /** messages per minute from one user */
  messagesPerMinute: number
}

const SLOW_STATEMENT_MS = 500
const DEFAULT_WEB_PORT = 3000
/** While codes are echoed no message costs money, so a demo has no limit per address. */
const CODE_LIMITS: Record<Mode, CodeLimits> = {
  demo: {
    perRequesterPerDay: 1000,
    unprovenPerPhonePerWait: 1000,
    unprovenPerPhonePerDay: 10_000,
    perAddressPerDay: 10_000,
    perMinuteOverall: 10_000,
  },
  production: {
    perRequesterPerDay: MAX_CODES_PER_REQUESTER_PER_DAY,
    unprovenPerPhonePerWait: MAX_UNPROVEN_CODES_PER_PHONE_PER_WAIT,
    unprovenPerPhonePerDay: MAX_UNPROVEN_CODES_PER_PHONE_PER_DAY,
    perAddressPerDay: MAX_CODES_PER_ADDRESS_PER_DAY,
    perMinuteOverall: MAX_CODES_PER_MINUTE_OVERALL,
  },
}
const CALLS_PER_MINUTE: Record<Mode, number> = { demo: 100_000, production: 600 }

const MESSAGES_PER_MINUTE = 30
const SAMPLE_IBAN = 'SA0380000000608010167519'

/** All problems of the environment, one message per variable. */
export class ConfigProblem extends Error {
  constructor(readonly sentences: string[]) {
    super(sentences.join('\n'))
    this.name = 'ConfigProblem'
  }
}

/** Reads and validates the environment; throws a ConfigProblem that names every wrong variable. */
export function readConfig(variables: NodeJS.ProcessEnv): Readonly<Config> {
  const { env, sentences } = checkEnvironment(variables)
  const payments = checkPaymentVariables(variables)
  const mode = modeOf(variables)
  const problems = [
    ...einvoicingOf(env).sentences,
    ...sentences,
    ...payments.sentences,
    ...halfSettings(env, payments.env),
    ...(mode === 'production' ? demoSettings(env) : []),
  ]
  if (problems.length > 0) throw new ConfigProblem(problems)
  return Object.freeze(configOf(env, payments.env, mode))
}

export function modeOf(variables: NodeJS.ProcessEnv): Mode {
  const named = variables['APP_MODE'] || variables['NODE_ENV']
  return named === 'production' ? 'production' : 'demo'
}

function configOf(env: Environment, payments: PaymentVariables, mode: Mode): Config {
  const apiPort = env.API_PORT ?? 4000
  const dataDir = env.DATA_DIR ?? '.data'
  const publicOrigin = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT ?? DEFAULT_WEB_PORT}`
  return {
    mode,
    host: env.HOST ?? '127.0.0.1',
    port: apiPort,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    replicaUrls: listOf(env.DATABASE_READ_URL),
    postgresStatements: env.POSTGRES_STATEMENTS,
    redisUrl: env.REDIS_URL,
    pictureAvif: env.PICTURE_AVIF !== '0',
    s3: s3Of(env),
    apiOrigin: env.API_ORIGIN ?? `http://localhost:${apiPort}`,
    publicOrigin,
    realtimeOrigin: env.REALTIME_ORIGIN ?? (mode === 'demo' ? besides(publicOrigin, apiPort) : publicOrigin),
    otpEcho: mode === 'demo' && env.OTP_ECHO !== '0',
    sessionSecret: env.SESSION_SECRET ?? secretOfFolder(dataDir, 'session-secret'),
    previousSessionSecret: env.SESSION_SECRET_PREVIOUS,
    adminTotpKey: env.ADMIN_TOTP_KEY ?? secretOfFolder(dataDir, 'admin-totp-key'),
    previousAdminTotpKey: env.ADMIN_TOTP_KEY_PREVIOUS,
    adminTwoStep: env.ADMIN_TWO_STEP ?? (mode === 'production' ? 'required' : 'off'),
    codeLimits: CODE_LIMITS[mode],
    map: {
      googleMapsApiKey: env.GOOGLE_MAPS_API_KEY || null,
      tilesUrl: env.MAP_TILES_URL || null,
      styleUrl: env.MAP_STYLE_URL || null,
      archiveUrl: archiveUrlOf(env.MAP_PMTILES),
      attribution: env.MAP_ATTRIBUTION || null,
    },
    geocodingKey: env.GOOGLE_GEOCODING_API_KEY || env.GOOGLE_MAPS_API_KEY,
    payments: paymentsOf(env, payments),
    payouts: payoutsOf(env, payments),
    sms: smsOf(env),
    einvoicing: einvoicingOf(env).einvoicing,
    translation: env.TRANSLATION_URL ? { url: env.TRANSLATION_URL, apiKey: env.TRANSLATION_KEY } : undefined,
    payer: payerOf(env, mode),
    mail: env.MAIL_URL ? { url: env.MAIL_URL, from: env.MAIL_FROM ?? '' } : undefined,
    metricsToken: env.METRICS_TOKEN,
    apiWorkers: env.API_WORKERS || 1,
    tracesEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    errorsDsn: env.SENTRY_DSN,
    slowStatementMs: env.SLOW_STATEMENT_MS ?? SLOW_STATEMENT_MS,
    trustedProxies: ['loopback', ...listOf(env.TRUSTED_PROXIES)],
    callsPerMinute: env.CALLS_PER_MINUTE ?? CALLS_PER_MINUTE[mode],
    messagesPerMinute: env.MESSAGES_PER_MINUTE ?? MESSAGES_PER_MINUTE,
  }
}

/** A demo has no proxy: the api's own port on the host that visitors open. */
function besides(origin: string, port: number): string {
  const { protocol, hostname } = new URL(origin)
  return `${protocol}//${hostname}:${port}`
}

function paymentsOf({ PAYMENTS }: Environment, variables: PaymentVariables): PaymentSettings {
  const provider = realProviderOf(PAYMENTS)
  return provider ? { provider, variables } : { provider: 'sandbox' }
}

function payoutsOf(
  { PAYOUTS, MOYASAR_PAYOUT_ACCOUNT: sourceId }: Environment,
  variables: PaymentVariables,
): PayoutSettings | undefined {
  const secretKey = variables['MOYASAR_SECRET_KEY']
  if (PAYOUTS !== 'moyasar' || !sourceId || !secretKey) return undefined
  return { url: providerOrigin('moyasar', variables), secretKey, sourceId }
}

/** The demo pays out from the sample IBAN of the central bank, which is nobody's. */
function payerOf({ PAYOUT_NAME, PAYOUT_IBAN }: Environment, mode: Mode): BankParty | undefined {
  const iban = PAYOUT_IBAN ?? (mode === 'demo' ? SAMPLE_IBAN : undefined)
  return iban ? { name: PAYOUT_NAME ?? 'Diyar', iban: normaliseIban(iban) } : undefined
}

export type S3Variables = Pick<
  Environment,
  'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>

export function s3Of(env: S3Variables): S3Settings | undefined {
  if (!env.S3_BUCKET) return undefined
  return {
    endpoint: env.S3_ENDPOINT || undefined,
    bucket: env.S3_BUCKET,
    region: env.S3_REGION || 'us-east-1',
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
  }
}

function smsOf(env: Environment): SmsSettings | undefined {
  if (!env.SMS_SERVICE) return undefined
  return {
    service: env.SMS_SERVICE,
    url: env.SMS_URL,
    token: env.SMS_TOKEN ?? '',
    senderName: env.SMS_SENDER ?? 'Diyar',
    timeoutMs: env.SMS_TIMEOUT_MS ?? 5000,
  }
}

/** A demo's secret is generated once and stored with its data, so that sessions survive a restart. */
function secretOfFolder(dataDir: string, name: string): string {
  const file = join(dataDir, name)
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(SECRET_LENGTH).toString('hex'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8')
}
