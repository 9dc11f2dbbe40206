import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { eventually } from '@/__tests__/eventually'
import { bundleApi, launchApi } from '@/__tests__/server/crash/api-process'
import { startTemporaryPostgres } from '@/scripts/steps/services/postgres.mjs'
import { openDatabase } from '@/server/db/open'
import { openWhenReachable } from '@/server/db/open-when-reachable'
import { cities } from '@/server/db/schema/catalogue/catalogue'

const PATIENCE_MS = 30_000
const PLACE = { image: '/city.webp', latitude: 24.7, longitude: 46.7 }
const PRODUCTION = {
  APP_MODE: 'production',
  SESSION_SECRET: 'x'.repeat(32),
  ADMIN_TOTP_KEY: 'y'.repeat(32),
  PUBLIC_ORIGIN: 'https://www.example.sa',
  PAYMENTS: 'moyasar',
  MOYASAR_PUBLISHABLE_KEY: 'pk_live_1',
  MOYASAR_SECRET_KEY: 'sk_live_1',
  MOYASAR_WEBHOOK_SECRET: 'x'.repeat(16),
  SMS_SERVICE: 'taqnyat',
  SMS_TOKEN: 'x',
}

let postgres: NonNullable<Awaited<ReturnType<typeof startTemporaryPostgres>>>
let dataDir: string
let bundle: string
const launched: Awaited<ReturnType<typeof launchApi>>[] = []

async function launch(settings: Record<string, string> = {}) {
  const api = await launchApi(bundle, dataDir, { DATABASE_URL: postgres.url, ...settings })
  launched.push(api)
  return api
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'diyar-starting-'))
  const started = await startTemporaryPostgres()
  if (!started) throw new Error('PostgreSQL is not installed')
  postgres = started
  bundle = bundleApi()
}, 60_000)
afterEach(() => {
  for (const { child } of launched) child.kill('SIGKILL')
})
afterAll(async () => {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
  rmSync(dirname(bundle), { recursive: true, force: true })
})

test('an api whose database is away writes one line, waits, and is ready once the database answers', async () => {
  await postgres.crash()
  const api = await launch()
  await eventually(() => expect(api.errors()).toContain('DATABASE_URL cannot be reached'), PATIENCE_MS)
  expect(await api.isReady()).toBe(false)
  await postgres.start()
  await eventually(api.isReady, PATIENCE_MS)
  expect(api.errors().trim().split('\n')).toHaveLength(1)
}, 240_000)

test.each(['diyar_not_made_yet', 'postgres'])(
  'while the database %s cannot be opened a stop signal ends the start, with code 0 and without a trace',
  async (name) => {
    if (name === 'postgres') await postgres.crash()
    const api = await launch({ DATABASE_URL: postgres.url.replace('/postgres', `/${name}`) })
    await eventually(() => expect(api.errors()).toContain('DATABASE_URL cannot be reached'), PATIENCE_MS)
    api.child.kill('SIGTERM')
    // One that went on trying would end with another code.
    expect(await api.ended).toBe(0)
    expect(api.errors()).not.toMatch(/^\s+at /m)
    if (name === 'postgres') await postgres.start()
  },
  60_000,
)

test('a database that stays away is given up after the limit, with a sentence', async () => {
  const url = postgres.url.replace(/:\d+\//, ':1/')
  const waits: string[] = []
  const opened = openWhenReachable(() => openDatabase({ databaseUrl: url, dataDir }), {
    ...{ onWait: (sentence: string) => waits.push(sentence), limitMs: 1000 },
  })
  await expect(opened).rejects.toThrow(/DATABASE_URL cannot be reached \(.*ECONNREFUSED.*gave up after 1 s/)
  expect(waits).toHaveLength(1)
})

test('an empty production ends with the command that fills it and is never ready; a filled one starts', async () => {
  const empty = await launch(PRODUCTION)
  expect(await empty.ended).toBe(78)
  expect(empty.errors()).toMatch(/^The database is empty\. .*npm run seed -- --catalogue --email/)
  expect(empty.errors().trim().split('\n')).toHaveLength(1)
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir })
  await db.insert(cities).values({ id: 'riyadh', name: 'Riyadh', nameAr: 'الرياض', ...PLACE })
  const filled = await launch(PRODUCTION)
  await eventually(filled.isReady, PATIENCE_MS)
  await db.delete(cities)
  expect(await filled.isReady()).toBe(false)
  await close()
}, 240_000)
