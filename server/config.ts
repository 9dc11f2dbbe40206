import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type InferType, number, object, string, ValidationError } from 'yup'
import {
  MAX_CODES_PER_ADDRESS_PER_DAY,
  MAX_CODES_PER_MINUTE_OVERALL,
  MAX_CODES_PER_REQUESTER_PER_DAY,
  MAX_UNPROVEN_CODES_PER_PHONE_PER_DAY,
  MAX_UNPROVEN_CODES_PER_PHONE_PER_WAIT,
} from '@/lib/domain/account/one-time-code'
import { MOYASAR_URL } from '@/lib/domain/booking/money/moyasar-url'
import type { BankParty } from '@/lib/domain/payouts/bank-file'
import { isSaudiIban, normaliseIban } from '@/lib/domain/payouts/iban'
import { POSTGRES_DRIVERS, type PostgresDriver } from './db/postgres-driver/tuned'
import type { MailSettings } from './ports/mail'
import type { S3Settings } from './ports/s3-files'
import { SMS_SERVICES, type SmsSettings } from './ports/sms'

type Mode = 'demo' | 'production'

const TWO_STEP = ['required', 'off'] as const

const PAYMENT_PROVIDERS = ['sandbox', 'moyasar'] as const
export type PaymentSettings =
  | { provider: 'sandbox' }
  | {
      provider: 'moyasar'
      url: string
      publishableKey: string
      secretKey: string
      webhookSecret: string
    }

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
  postgresDriver?: PostgresDriver
  redisUrl?: string
  /** a folder holds the files without it */
  s3?: S3Settings
  apiOrigin: string
  publicOrigin: string
  /** origin at which browsers open the socket */
  realtimeOrigin: string
  otpEcho: boolean
  sessionSecret: string
  /** encrypts the secrets of the second step of admins */
  adminTotpKey: string
  /** `off`: only an admin who has set it up is asked for the second step */
  adminTwoStep: (typeof TWO_STEP)[number]
  codeLimits: CodeLimits
  googleMapsApiKey?: string
  /** Google key for geocoding, used by the server only */
  geocodingKey?: string
  payments: PaymentSettings
  sms?: SmsSettings
  mail?: MailSettings
  /** our account, from which vendors are paid out */
  payer?: BankParty
  /** who knows it reads `/metrics`; nobody without one */
  metricsToken?: string
  /** a statement that takes longer is logged */
  slowStatementMs: number
  trustedProxies: string[]
  /** calls per minute from one address */
  callsPerMinute: number
  /** messages per minute from one user */
  messagesPerMinute: number
}

/** All problems of the environment, one message per variable. */
export class ConfigProblem extends Error {
  constructor(readonly sentences: string[]) {
    super(sentences.join('\n'))
    this.name = 'ConfigProblem'
  }
}

const SECRET_LENGTH = 32
const WEBHOOK_SECRET_LENGTH = 16
const METRICS_TOKEN_LENGTH = 16
const SLOW_STATEMENT_MS = 500
const DEFAULT_WEB_PORT = 3000
/** Shorter than the lease of a job in the outbox. */
const MAX_SMS_TIMEOUT_MS = 20_000

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

const port = (name: string) =>
  number()
    .typeError(`${name} must be a port number.`)
    .integer(`${name} must be a port number.`)
    .min(0, `${name} must be a port number.`)
    .max(65_535, `${name} must be a port number.`)

const address = (name: string) =>
  string().matches(
    /^https?:\/\/[^/\s]+$/,
    `${name} must be an address such as https://example.sa, without a path.`,
  )

const POSTGRES_ADDRESS = /^postgres(ql)?:\/\//

const listOf = (value = '') =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

const flag = (name: string) => string().oneOf(['0', '1'], `${name} must be 0 or 1.`)

const environment = object({
  APP_MODE: string().oneOf(['demo', 'production'], 'APP_MODE must be demo or production.'),
  NODE_ENV: string(),
  HOST: string(),
  API_PORT: port('API_PORT'),
  API_WORKERS: number().typeError('API_WORKERS must be a number.').integer().min(0),
  PORT: port('PORT'),
  DATA_DIR: string(),
  DATABASE_URL: string().matches(POSTGRES_ADDRESS, 'DATABASE_URL must begin with postgresql://.'),
  DATABASE_READ_URL: string().test(
    'addresses',
    'DATABASE_READ_URL must be addresses that begin with postgresql://, with commas.',
    (value) => listOf(value).every((one) => POSTGRES_ADDRESS.test(one)),
  ),
  POSTGRES_DRIVER: string().oneOf(
    POSTGRES_DRIVERS,
    `POSTGRES_DRIVER must be ${POSTGRES_DRIVERS.join(' or ')}.`,
  ),
  REDIS_URL: string().matches(/^rediss?:\/\//, 'REDIS_URL must begin with redis:// or rediss://.'),
  S3_ENDPOINT: address('S3_ENDPOINT'),
  S3_BUCKET: string(),
  S3_REGION: string(),
  S3_ACCESS_KEY_ID: string(),
  S3_SECRET_ACCESS_KEY: string(),
  API_ORIGIN: address('API_ORIGIN'),
  PUBLIC_ORIGIN: address('PUBLIC_ORIGIN'),
  REALTIME_ORIGIN: address('REALTIME_ORIGIN'),
  OTP_ECHO: flag('OTP_ECHO'),
  SESSION_SECRET: string().min(
    SECRET_LENGTH,
    `SESSION_SECRET must have at least ${SECRET_LENGTH} characters.`,
  ),
  ADMIN_TOTP_KEY: string().min(
    SECRET_LENGTH,
    `ADMIN_TOTP_KEY must have at least ${SECRET_LENGTH} characters.`,
  ),
  ADMIN_TWO_STEP: string().oneOf(TWO_STEP, `ADMIN_TWO_STEP must be ${TWO_STEP.join(' or ')}.`),
  GOOGLE_MAPS_API_KEY: string(),
  GOOGLE_GEOCODING_API_KEY: string(),
  PAYMENTS: string().oneOf(PAYMENT_PROVIDERS, `PAYMENTS must be ${PAYMENT_PROVIDERS.join(' or ')}.`),
  MOYASAR_URL: address('MOYASAR_URL'),
  MOYASAR_PUBLISHABLE_KEY: string().matches(/^pk_/, 'MOYASAR_PUBLISHABLE_KEY must begin with pk_.'),
  MOYASAR_SECRET_KEY: string().matches(/^sk_/, 'MOYASAR_SECRET_KEY must begin with sk_.'),
  MOYASAR_WEBHOOK_SECRET: string().min(
    WEBHOOK_SECRET_LENGTH,
    `MOYASAR_WEBHOOK_SECRET must have at least ${WEBHOOK_SECRET_LENGTH} characters.`,
  ),
  SMS_SERVICE: string().oneOf(SMS_SERVICES, `SMS_SERVICE must be ${SMS_SERVICES.join(' or ')}.`),
  SMS_URL: string().url('SMS_URL must be an address.'),
  SMS_TOKEN: string(),
  SMS_SENDER: string(),
  SMS_TIMEOUT_MS: number()
    .typeError('SMS_TIMEOUT_MS must be a number.')
    .integer()
    .min(100)
    .max(MAX_SMS_TIMEOUT_MS),
  MAIL_URL: string().matches(/^smtps?:\/\//, 'MAIL_URL must begin with smtp:// or smtps://.'),
  MAIL_FROM: string(),
  PAYOUT_NAME: string(),
  PAYOUT_IBAN: string().test(
    'iban',
    'PAYOUT_IBAN must be a Saudi IBAN with right check digits.',
    (value) => value === undefined || isSaudiIban(normaliseIban(value)),
  ),
  METRICS_TOKEN: string().min(
    METRICS_TOKEN_LENGTH,
    `METRICS_TOKEN must have at least ${METRICS_TOKEN_LENGTH} characters.`,
  ),
  SLOW_STATEMENT_MS: number().typeError('SLOW_STATEMENT_MS must be a number.').integer().min(1),
  TRUSTED_PROXIES: string(),
  CALLS_PER_MINUTE: number().typeError('CALLS_PER_MINUTE must be a number.').integer().min(1),
  MESSAGES_PER_MINUTE: number().typeError('MESSAGES_PER_MINUTE must be a number.').integer().min(1),
})
type Environment = InferType<typeof environment>

/** Reads and validates the environment; throws a ConfigProblem that names every wrong variable. */
export function readConfig(variables: NodeJS.ProcessEnv): Readonly<Config> {
  const { env, sentences } = checked(variables)
  const mode = modeOf(variables)
  const problems = [...sentences, ...halfSettings(env), ...(mode === 'production' ? demoSettings(env) : [])]
  if (problems.length > 0) throw new ConfigProblem(problems)
  return Object.freeze(configOf(env, mode))
}

function checked(variables: NodeJS.ProcessEnv): { env: Environment; sentences: string[] } {
  const given = Object.fromEntries(
    Object.keys(environment.fields).flatMap((name) => (variables[name] ? [[name, variables[name]]] : [])),
  )
  try {
    return { env: environment.validateSync(given, { abortEarly: false }), sentences: [] }
  } catch (error) {
    if (error instanceof ValidationError) return { env: given as Environment, sentences: error.errors }
    throw error
  }
}

function modeOf(variables: NodeJS.ProcessEnv): Mode {
  const named = variables['APP_MODE'] || variables['NODE_ENV']
  return named === 'production' ? 'production' : 'demo'
}

/** Settings that require one another. */
function halfSettings(env: Environment): string[] {
  return [
    ...(env.SMS_SERVICE && !env.SMS_TOKEN ? ['SMS_TOKEN is missing: SMS_SERVICE needs it.'] : []),
    ...(env.PAYMENTS === 'moyasar' ? missingMoyasarKeys(env) : []),
    ...missingS3Settings(env),
    ...((env.API_WORKERS ?? 1) > 1 && !env.DATABASE_URL
      ? ['API_WORKERS must be 1 without DATABASE_URL: one process alone can open the embedded database.']
      : []),
    ...(env.DATABASE_READ_URL && !env.DATABASE_URL
      ? ['DATABASE_URL is missing: DATABASE_READ_URL names its replicas.']
      : []),
    ...(env.MAIL_URL && !env.MAIL_FROM ? ['MAIL_FROM is missing: MAIL_URL needs it.'] : []),
  ]
}

const S3_NEEDS = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Half of the settings would write files into the folder, where the other machines do not see them. */
function missingS3Settings(env: Environment): string[] {
  const given = (['S3_ENDPOINT', ...S3_NEEDS] as const).find((name) => env[name])
  return given
    ? S3_NEEDS.filter((name) => !env[name]).map((name) => `${name} is missing: ${given} needs it.`)
    : []
}

const MOYASAR_KEYS = ['MOYASAR_PUBLISHABLE_KEY', 'MOYASAR_SECRET_KEY', 'MOYASAR_WEBHOOK_SECRET'] as const

const missingMoyasarKeys = (env: Environment) =>
  MOYASAR_KEYS.filter((name) => !env[name]).map((name) => `${name} is missing: PAYMENTS=moyasar needs it.`)

/** Of another machine: a production on this one may be tried without a certificate. */
const PLAIN_HTTP = /^http:\/\/(?!(localhost|127\.0\.0\.1|\[::1\])(:|$))/

/** Settings that are allowed in a demo and unsafe in production. */
function demoSettings(env: Environment): string[] {
  return [
    ...(env.OTP_ECHO === '1'
      ? ['OTP_ECHO=1 shows the one-time codes to everybody: remove it or set OTP_ECHO=0.']
      : []),
    ...(env.SESSION_SECRET
      ? []
      : [`SESSION_SECRET is missing: set it to at least ${SECRET_LENGTH} random characters.`]),
    ...(env.ADMIN_TOTP_KEY
      ? []
      : [`ADMIN_TOTP_KEY is missing: set it to at least ${SECRET_LENGTH} random characters.`]),
    ...(env.PUBLIC_ORIGIN
      ? []
      : ['PUBLIC_ORIGIN is missing: set it to the address that visitors open, such as https://example.sa.']),
    ...(PLAIN_HTTP.test(env.PUBLIC_ORIGIN ?? '')
      ? [
          'PUBLIC_ORIGIN must begin with https:// in production: over http others on the way read the sessions.',
        ]
      : []),
    ...(env.PAYMENTS && env.PAYMENTS !== 'sandbox'
      ? []
      : ['PAYMENTS must name a real provider in production: set PAYMENTS=moyasar and its keys.']),
  ]
}

function configOf(env: Environment, mode: Mode): Config {
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
    postgresDriver: env.POSTGRES_DRIVER,
    redisUrl: env.REDIS_URL,
    s3: s3Of(env),
    apiOrigin: env.API_ORIGIN ?? `http://localhost:${apiPort}`,
    publicOrigin,
    realtimeOrigin: env.REALTIME_ORIGIN ?? (mode === 'demo' ? besides(publicOrigin, apiPort) : publicOrigin),
    otpEcho: mode === 'demo' && env.OTP_ECHO !== '0',
    sessionSecret: env.SESSION_SECRET ?? secretOfFolder(dataDir, 'session-secret'),
    adminTotpKey: env.ADMIN_TOTP_KEY ?? secretOfFolder(dataDir, 'admin-totp-key'),
    adminTwoStep: env.ADMIN_TWO_STEP ?? (mode === 'production' ? 'required' : 'off'),
    codeLimits: CODE_LIMITS[mode],
    googleMapsApiKey: env.GOOGLE_MAPS_API_KEY,
    geocodingKey: env.GOOGLE_GEOCODING_API_KEY || env.GOOGLE_MAPS_API_KEY,
    payments: paymentsOf(env),
    sms: smsOf(env),
    payer: payerOf(env, mode),
    mail: env.MAIL_URL ? { url: env.MAIL_URL, from: env.MAIL_FROM ?? '' } : undefined,
    metricsToken: env.METRICS_TOKEN,
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

function paymentsOf(env: Environment): PaymentSettings {
  if (env.PAYMENTS !== 'moyasar') return { provider: 'sandbox' }
  return {
    provider: 'moyasar',
    url: env.MOYASAR_URL ?? MOYASAR_URL,
    publishableKey: env.MOYASAR_PUBLISHABLE_KEY ?? '',
    secretKey: env.MOYASAR_SECRET_KEY ?? '',
    webhookSecret: env.MOYASAR_WEBHOOK_SECRET ?? '',
  }
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
