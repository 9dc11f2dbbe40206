import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConfigProblem, readConfig } from '@/server/config'

const folder = mkdtempSync(join(tmpdir(), 'diyar-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

const PRODUCTION = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'x'.repeat(32),
  ADMIN_TOTP_KEY: 'y'.repeat(32),
  PUBLIC_ORIGIN: 'https://www.example.sa',
  PAYMENTS: 'moyasar',
  MOYASAR_PUBLISHABLE_KEY: 'pk_live_1',
  MOYASAR_SECRET_KEY: 'sk_live_1',
  MOYASAR_WEBHOOK_SECRET: 'x'.repeat(16),
  SMS_SERVICE: 'taqnyat',
  SMS_TOKEN: 'x',
  DATABASE_URL: 'postgresql://database/diyar',
} as const
const read = (env: Record<string, string>) =>
  readConfig({ DATA_DIR: folder, ...env } as unknown as NodeJS.ProcessEnv)

function sentencesOf(env: Record<string, string>): string[] {
  try {
    read(env)
    return []
  } catch (error) {
    if (error instanceof ConfigProblem) return error.sentences
    throw error
  }
}

test('with no settings it is the demo: echoed codes, embedded database, a secret that the folder stores', () => {
  const config = read({})
  expect(config).toMatchObject({ mode: 'demo', otpEcho: true, port: 4000, databaseUrl: undefined })
  expect(config.publicOrigin).toBe('http://localhost:3000')
  expect(config.sessionSecret).toMatch(/^[0-9a-f]{64}$/)
  expect(read({}).sessionSecret).toBe(config.sessionSecret)
  expect(Object.isFrozen(config)).toBe(true)
})

test('translations are offered with an address, and with a key where there is one', () => {
  expect(read({}).translation).toBeUndefined()
  const url = 'http://libretranslate:5000'
  expect(read({ TRANSLATION_URL: url }).translation).toEqual({ url, apiKey: undefined })
  expect(read({ TRANSLATION_URL: url, TRANSLATION_KEY: 'x' }).translation).toEqual({ url, apiKey: 'x' })
})

test('production starts with a secret and a public address, and never echoes codes', () => {
  expect(read(PRODUCTION)).toMatchObject({ mode: 'production', otpEcho: false })
  expect(read({ ...PRODUCTION, PUBLIC_ORIGIN: 'http://localhost:3000' }).mode).toBe('production')
})

test.each([
  [{ OTP_ECHO: '1' }, 'OTP_ECHO'],
  [{ SESSION_SECRET: '' }, 'SESSION_SECRET'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
  [{ ADMIN_TOTP_KEY: '' }, 'ADMIN_TOTP_KEY'],
  [{ ADMIN_TOTP_KEY: 'short' }, 'ADMIN_TOTP_KEY'],
  [{ SESSION_SECRET_PREVIOUS: 'short' }, 'SESSION_SECRET_PREVIOUS'],
  [{ SESSION_SECRET_PREVIOUS: 'x'.repeat(32) }, 'SESSION_SECRET_PREVIOUS must differ'],
  [{ ADMIN_TOTP_KEY_PREVIOUS: 'short' }, 'ADMIN_TOTP_KEY_PREVIOUS'],
  [{ ADMIN_TOTP_KEY_PREVIOUS: 'y'.repeat(32) }, 'ADMIN_TOTP_KEY_PREVIOUS must differ'],
  [{ ADMIN_TWO_STEP: 'never' }, 'ADMIN_TWO_STEP'],
  [{ PUBLIC_ORIGIN: '' }, 'PUBLIC_ORIGIN'],
  [{ PUBLIC_ORIGIN: 'example.sa' }, 'PUBLIC_ORIGIN'],
  [{ PUBLIC_ORIGIN: 'http://www.example.sa' }, 'PUBLIC_ORIGIN'],
  [{ PUBLIC_ORIGIN: 'http://localhost.example.sa' }, 'PUBLIC_ORIGIN'],
  [{ API_PORT: 'many' }, 'API_PORT'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ DATABASE_URL: '' }, 'DATABASE_URL'],
  [{ SMS_SERVICE: '' }, 'SMS_SERVICE'],
  [{ APP_MODE: 'staging' }, 'APP_MODE'],
  [{ REALTIME_ORIGIN: 'wss:example.sa' }, 'REALTIME_ORIGIN'],
  [{ PAYMENTS: '' }, 'PAYMENTS'],
  [{ PAYMENTS: 'sandbox' }, 'PAYMENTS'],
  [{ PAYMENTS: 'cash' }, 'PAYMENTS'],
  [{ MOYASAR_SECRET_KEY: '' }, 'MOYASAR_SECRET_KEY'],
  [{ MOYASAR_SECRET_KEY: 'pk_live_1' }, 'MOYASAR_SECRET_KEY'],
  [{ MOYASAR_PUBLISHABLE_KEY: 'sk_live_1' }, 'MOYASAR_PUBLISHABLE_KEY'],
  [{ MOYASAR_WEBHOOK_SECRET: 'short' }, 'MOYASAR_WEBHOOK_SECRET'],
  [{ MOYASAR_URL: 'api.moyasar.com' }, 'MOYASAR_URL'],
  [{ MOYASAR_WALLETS: 'applepay, cash' }, 'MOYASAR_WALLETS'],
  [{ SMS_SERVICE: 'pigeon', SMS_TOKEN: 'x' }, 'SMS_SERVICE'],
  [{ SMS_TOKEN: '' }, 'SMS_TOKEN'],
  [{ TRANSLATION_URL: 'libretranslate:5000' }, 'TRANSLATION_URL'],
  [{ TRANSLATION_URL: 'https://translate.example.sa/translate' }, 'TRANSLATION_URL'],
  [{ TRANSLATION_KEY: 'x' }, 'TRANSLATION_URL'],
  [{ MAIL_URL: 'https://mail.example.sa', MAIL_FROM: 'hello@example.sa' }, 'MAIL_URL'],
  [{ MAIL_URL: 'smtp://mail.example.sa' }, 'MAIL_FROM'],
  [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL'],
  [{ DATABASE_READ_URL: 'postgresql://b/diyar, c' }, 'DATABASE_READ_URL'],
  [{ S3_BUCKET: 'diyar', S3_ACCESS_KEY_ID: 'x' }, 'S3_SECRET_ACCESS_KEY'],
  [{ S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'x' }, 'S3_BUCKET'],
])('production with %j is refused with a message that names it', (env, name) => {
  const sentences = sentencesOf({ ...PRODUCTION, ...env } as unknown as Record<string, string>)
  expect(sentences).toHaveLength(1)
  expect(sentences[0]).toContain(name)
})

test.each([
  [{ API_WORKERS: '2' }, 'API_WORKERS'],
  [{ DATABASE_READ_URL: 'postgresql://replica/diyar' }, 'DATABASE_URL'],
  [{ SESSION_SECRET_PREVIOUS: 'z'.repeat(32) }, 'SESSION_SECRET is missing'],
])('a demo on the embedded database with %j is refused with a message that names it', (env, name) => {
  expect(sentencesOf(env as unknown as Record<string, string>)).toEqual([expect.stringContaining(name)])
})

test('two keys at once: the current one, and the one that is only read with', () => {
  const [previousSessionSecret, previousAdminTotpKey] = ['a'.repeat(32), 'b'.repeat(32)]
  const env = {
    SESSION_SECRET_PREVIOUS: previousSessionSecret,
    ADMIN_TOTP_KEY_PREVIOUS: previousAdminTotpKey,
  }
  expect(read({ ...PRODUCTION, ...env })).toMatchObject({
    ...{ sessionSecret: PRODUCTION.SESSION_SECRET, previousSessionSecret },
    ...{ adminTotpKey: PRODUCTION.ADMIN_TOTP_KEY, previousAdminTotpKey },
  })
})

test('browsers find the socket beside the demo, and behind the public address in production, unless it is set', () => {
  expect(read({ PUBLIC_ORIGIN: 'http://diyar.local:3000', API_PORT: '4000' }).realtimeOrigin).toBe(
    'http://diyar.local:4000',
  )
  expect(read(PRODUCTION).realtimeOrigin).toBe('https://www.example.sa')
  const named = { ...PRODUCTION, REALTIME_ORIGIN: 'https://live.example.sa' }
  expect(read(named).realtimeOrigin).toBe('https://live.example.sa')
})

test('all invalid settings are reported at once', () => {
  expect(sentencesOf({ NODE_ENV: 'production', OTP_ECHO: '1', API_PORT: 'x' })).toHaveLength(8)
})

test('APP_MODE=demo is the demo whatever the NODE_ENV', () => {
  expect(read({ NODE_ENV: 'production', APP_MODE: 'demo' }).mode).toBe('demo')
})
