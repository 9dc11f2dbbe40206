import { type AnyObjectSchema, type InferType, number, object, string, ValidationError } from 'yup'
import {
  PAYMENT_PROVIDERS,
  REAL_PROVIDER_NAMES,
  REAL_PROVIDERS,
  realProviderOf,
} from '@/lib/domain/booking/money/payment-providers'
import {
  ARCHIVE_URL_MESSAGE,
  isArchiveUrl,
  isStyleUrl,
  isTilesUrl,
  parseOrigins,
  STYLE_ORIGINS_MESSAGE,
  STYLE_URL_MESSAGE,
  TILES_URL_MESSAGE,
} from '@/lib/domain/geo/map-settings'
import { isSaudiIban, normaliseIban } from '@/lib/domain/payouts/iban'
import { PAYOUT_CHANNELS } from '@/lib/domain/payouts/payout'
import { readDsn } from '@/lib/telemetry/error-reports'
import { POSTGRES_STATEMENTS } from './db/postgres-driver/statement-names'
import { FATOORA_URLS, type FatooraEnvironment } from './ports/einvoicing/fatoora'
import { PAYMENT_ADAPTERS, type PaymentVariables } from './ports/payments/adapters'
import { SMS_SERVICES } from './ports/sms'

const ZATCA_ENVIRONMENTS = Object.keys(FATOORA_URLS) as FatooraEnvironment[]
export const TWO_STEP = ['required', 'off'] as const

export const SECRET_LENGTH = 32
const METRICS_TOKEN_LENGTH = 16
/** The names of OpenTelemetry, which its SDK reads. */
const SAMPLERS = [
  ...['always_on', 'always_off', 'traceidratio'],
  ...['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'],
]
/** Shorter than the lease of a job in the outbox. */
const MAX_SMS_TIMEOUT_MS = 20_000

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

export const listOf = (value = '') =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

const secret = (name: string) =>
  string().min(SECRET_LENGTH, `${name} must have at least ${SECRET_LENGTH} characters.`)

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
  POSTGRES_STATEMENTS: string().oneOf(
    POSTGRES_STATEMENTS,
    `POSTGRES_STATEMENTS must be ${POSTGRES_STATEMENTS.join(' or ')}.`,
  ),
  REDIS_URL: string().matches(/^rediss?:\/\//, 'REDIS_URL must begin with redis:// or rediss://.'),
  PICTURE_AVIF: flag('PICTURE_AVIF'),
  S3_ENDPOINT: address('S3_ENDPOINT'),
  S3_BUCKET: string(),
  S3_REGION: string(),
  S3_ACCESS_KEY_ID: string(),
  S3_SECRET_ACCESS_KEY: string(),
  API_ORIGIN: address('API_ORIGIN'),
  PUBLIC_ORIGIN: address('PUBLIC_ORIGIN'),
  REALTIME_ORIGIN: address('REALTIME_ORIGIN'),
  OTP_ECHO: flag('OTP_ECHO'),
  SESSION_SECRET: secret('SESSION_SECRET'),
  SESSION_SECRET_PREVIOUS: secret('SESSION_SECRET_PREVIOUS'),
  ADMIN_TOTP_KEY: secret('ADMIN_TOTP_KEY'),
  ADMIN_TOTP_KEY_PREVIOUS: secret('ADMIN_TOTP_KEY_PREVIOUS'),
  ADMIN_TWO_STEP: string().oneOf(TWO_STEP, `ADMIN_TWO_STEP must be ${TWO_STEP.join(' or ')}.`),
  GOOGLE_MAPS_API_KEY: string(),
  MAP_TILES_URL: string().test('tiles', TILES_URL_MESSAGE, (value) => !value || isTilesUrl(value)),
  MAP_STYLE_URL: string().test('style', STYLE_URL_MESSAGE, (value) => !value || isStyleUrl(value)),
  MAP_STYLE_ORIGINS: string().test(
    'origins',
    STYLE_ORIGINS_MESSAGE,
    (value) => !value || parseOrigins(value) !== null,
  ),
  MAP_PMTILES: string().test('archive', ARCHIVE_URL_MESSAGE, (value) => !value || isArchiveUrl(value)),
  MAP_ATTRIBUTION: string(),
  GOOGLE_GEOCODING_API_KEY: string(),
  PAYMENTS: string().oneOf(PAYMENT_PROVIDERS, `PAYMENTS must be ${PAYMENT_PROVIDERS.join(' or ')}.`),
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
  PAYOUTS: string().oneOf(PAYOUT_CHANNELS, `PAYOUTS must be ${PAYOUT_CHANNELS.join(' or ')}.`),
  MOYASAR_PAYOUT_ACCOUNT: string().uuid('MOYASAR_PAYOUT_ACCOUNT must be the id of a payout account, a UUID.'),
  PAYOUT_NAME: string(),
  PAYOUT_IBAN: string().test(
    'iban',
    'PAYOUT_IBAN must be a Saudi IBAN with right check digits.',
    (value) => value === undefined || isSaudiIban(normaliseIban(value)),
  ),
  ZATCA_UNITS: string(),
  ZATCA_ENVIRONMENT: string().oneOf(
    ZATCA_ENVIRONMENTS,
    `ZATCA_ENVIRONMENT must be ${ZATCA_ENVIRONMENTS.join(' or ')}.`,
  ),
  ZATCA_URL: string().matches(/^https?:\/\//, 'ZATCA_URL must begin with http:// or https://.'),
  TRANSLATION_URL: address('TRANSLATION_URL'),
  TRANSLATION_KEY: string(),
  METRICS_TOKEN: string().min(
    METRICS_TOKEN_LENGTH,
    `METRICS_TOKEN must have at least ${METRICS_TOKEN_LENGTH} characters.`,
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: string().matches(
    /^https?:\/\//,
    'OTEL_EXPORTER_OTLP_ENDPOINT must begin with http:// or https://.',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: string(),
  OTEL_TRACES_SAMPLER: string().oneOf(SAMPLERS, `OTEL_TRACES_SAMPLER must be ${SAMPLERS.join(' or ')}.`),
  OTEL_TRACES_SAMPLER_ARG: number()
    .typeError('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.')
    .min(0, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.')
    .max(1, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.'),
  SENTRY_DSN: string().test(
    'dsn',
    'SENTRY_DSN must be https://<key>@<host>/<project>.',
    (value) => !value || readDsn(value) !== null,
  ),
  SLOW_STATEMENT_MS: number().typeError('SLOW_STATEMENT_MS must be a number.').integer().min(1),
  TRUSTED_PROXIES: string(),
  CALLS_PER_MINUTE: number().typeError('CALLS_PER_MINUTE must be a number.').integer().min(1),
  MESSAGES_PER_MINUTE: number().typeError('MESSAGES_PER_MINUTE must be a number.').integer().min(1),
})
export type Environment = InferType<typeof environment>

const paymentEnvironment = object(
  Object.fromEntries(
    REAL_PROVIDER_NAMES.flatMap((name) => {
      const { setting } = REAL_PROVIDERS[name]
      const { variables, optional = {} } = PAYMENT_ADAPTERS[name]
      return [[setting, address(setting)], ...Object.entries({ ...variables, ...optional })]
    }),
  ),
)

/** The variables that are known and set, and a sentence for each that is wrong. */
export const checkEnvironment = (variables: NodeJS.ProcessEnv) => check(environment, variables)

/** The same of the variables of all payment providers: wrong ones are told also of a provider that is not chosen. */
export const checkPaymentVariables = (variables: NodeJS.ProcessEnv) => check(paymentEnvironment, variables)

function check<Schema extends AnyObjectSchema>(
  known: Schema,
  variables: NodeJS.ProcessEnv,
): { env: InferType<Schema>; sentences: string[] } {
  const given = Object.fromEntries(
    Object.keys(known.fields).flatMap((name) => (variables[name] ? [[name, variables[name]]] : [])),
  )
  try {
    return { env: known.validateSync(given, { abortEarly: false }), sentences: [] }
  } catch (error) {
    if (error instanceof ValidationError) return { env: given, sentences: error.errors }
    throw error
  }
}

/** Settings that require one another. */
export function halfSettings(env: Environment, payments: PaymentVariables): string[] {
  return [
    ...ROTATED.flatMap((name) => rotationFault(env, name)),
    ...(env.SMS_SERVICE && !env.SMS_TOKEN ? ['SMS_TOKEN is missing: SMS_SERVICE needs it.'] : []),
    ...((env.MAP_TILES_URL || env.MAP_STYLE_URL) && !env.MAP_ATTRIBUTION
      ? ['MAP_ATTRIBUTION is missing: MAP_TILES_URL and MAP_STYLE_URL need it.']
      : []),
    ...missingPaymentSettings(env, payments),
    ...missingPayoutSettings(env, payments),
    ...missingS3Settings(env),
    ...((env.API_WORKERS ?? 1) > 1 && !env.DATABASE_URL
      ? ['API_WORKERS must be 1 without DATABASE_URL: one process alone can open the embedded database.']
      : []),
    ...(env.DATABASE_READ_URL && !env.DATABASE_URL
      ? ['DATABASE_URL is missing: DATABASE_READ_URL names its replicas.']
      : []),
    ...(env.TRANSLATION_KEY && !env.TRANSLATION_URL
      ? ['TRANSLATION_URL is missing: TRANSLATION_KEY is for it.']
      : []),
    ...(env.MAIL_URL && !env.MAIL_FROM ? ['MAIL_FROM is missing: MAIL_URL needs it.'] : []),
  ]
}

const ROTATED = ['SESSION_SECRET', 'ADMIN_TOTP_KEY'] as const

/** Half of a rotation would look like a whole one. */
function rotationFault(env: Environment, name: (typeof ROTATED)[number]): string[] {
  const previous = `${name}_PREVIOUS` as const
  if (!env[previous]) return []
  if (!env[name]) return [`${name} is missing: ${previous} is only read with.`]
  return env[name] === env[previous] ? [`${previous} must differ from ${name}.`] : []
}

const S3_NEEDS = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Half of the settings would write files into the folder, where the other machines do not see them. */
function missingS3Settings(env: Environment): string[] {
  const given = (['S3_ENDPOINT', ...S3_NEEDS] as const).find((name) => env[name])
  return given
    ? S3_NEEDS.filter((name) => !env[name]).map((name) => `${name} is missing: ${given} needs it.`)
    : []
}

function missingPaymentSettings({ PAYMENTS }: Environment, payments: PaymentVariables): string[] {
  const provider = realProviderOf(PAYMENTS)
  return provider
    ? Object.keys(PAYMENT_ADAPTERS[provider].variables)
        .filter((name) => !payments[name])
        .map((name) => `${name} is missing: PAYMENTS=${provider} needs it.`)
    : []
}

function missingPayoutSettings(
  { PAYOUTS, MOYASAR_PAYOUT_ACCOUNT }: Environment,
  payments: PaymentVariables,
): string[] {
  const needed = { MOYASAR_SECRET_KEY: payments['MOYASAR_SECRET_KEY'], MOYASAR_PAYOUT_ACCOUNT }
  if (PAYOUTS !== 'moyasar') return []
  return Object.entries(needed).flatMap(([name, value]) =>
    value ? [] : [`${name} is missing: PAYOUTS=moyasar needs it.`],
  )
}

/** Of another machine: a production on this one may be tried without a certificate. */
const PLAIN_HTTP = /^http:\/\/(?!(localhost|127\.0\.0\.1|\[::1\])(:|$))/

/** Settings that are allowed in a demo and unsafe in production. */
export function demoSettings(env: Environment): string[] {
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
      : [
          `PAYMENTS must name a real provider in production: set PAYMENTS=${REAL_PROVIDER_NAMES.join(' or ')} and its keys.`,
        ]),
    ...(env.SMS_SERVICE
      ? []
      : ['SMS_SERVICE is missing: without one nobody gets a code to sign in with; set it and SMS_TOKEN.']),
    ...(env.DATABASE_URL
      ? []
      : ['DATABASE_URL is missing or empty: the embedded database is for the demo; set it to a PostgreSQL.']),
  ]
}
