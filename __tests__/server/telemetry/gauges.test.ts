import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { eventually } from '@/__tests__/eventually'
import { aSigningUnit, inFolder, openssl } from '@/__tests__/server/support/outside/signing-unit'
import { appForTests } from '@/__tests__/server/support/test-app'
import { startTemporaryRedis } from '@/scripts/steps/services/redis.mjs'
import { serviceCalls } from '@/server/db/schema/console/overview'
import { reconciliationRuns } from '@/server/db/schema/money/reconciliation'
import type { Deps } from '@/server/deps'
import { diskFiles } from '@/server/ports/files'
import { openRedis } from '@/server/ports/redis/link'
import { certificateReader, endAt } from '@/server/telemetry/certificates'
import { gaugeReader } from '@/server/telemetry/gauges'
import { createMetrics } from '@/server/telemetry/metrics'

const api = appForTests()
const A_DAY = 86_400

/** The value of a gauge as Prometheus reads it; undefined where it is not there. */
async function gaugeOf(line: string, deps: Partial<Deps> = {}): Promise<number | undefined> {
  const metrics = createMetrics({ hasProcess: false })
  await gaugeReader({ ...api.app.deps, ...deps })(metrics)
  const text = await metrics.registry.metrics()
  const found = text.split('\n').find((one) => one.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.split(' ').at(-1))
}

test('a file store that takes nothing is down', async () => {
  expect(await gaugeOf('diyar_file_store_up')).toBe(1)
  const files = diskFiles(join(process.execPath, 'no-folder'))
  expect(await gaugeOf('diyar_file_store_up', { files })).toBe(0)
})

test('the free part of the disk is that of the data folder, and is missing without it', async () => {
  const { config } = api.app.deps
  const free = await gaugeOf('diyar_disk_free_ratio', { config: { ...config, dataDir: process.cwd() } })
  expect(free).toBeGreaterThan(0)
  expect(free).toBeLessThanOrEqual(1)
  const away = { ...config, dataDir: '/no/such/folder' }
  expect(await gaugeOf('diyar_disk_free_ratio', { config: away })).toBeUndefined()
})

test('Redis is down while it does not answer, and missing where it is not used', async () => {
  expect(await gaugeOf('diyar_redis_up')).toBeUndefined()
  const server = await startTemporaryRedis()
  const redis = openRedis(server.url)
  redis.start(api.log)
  await eventually(async () => (await gaugeOf('diyar_redis_up', { redis })) === 1)
  await server.crash()
  await eventually(async () => (await gaugeOf('diyar_redis_up', { redis })) === 0)
  redis.close()
  await server.stop()
})

test.each(['payments', 'sms'] as const)(
  '%s fail from the first failed call until one succeeds',
  async (service) => {
    const { config } = api.app.deps
    const set = {
      ...config,
      sms: { service: 'unifonic', url: '', token: '', senderName: '', timeoutMs: 1 } as const,
      payments: { provider: 'moyasar', variables: {} } as never,
    }
    const line = `diyar_service_failing{service="${service}"}`
    const at = (seconds: number) => new Date(api.clock.now().getTime() + seconds * 1000)
    expect(await gaugeOf(line, { config: set })).toBe(0)
    await api.db.insert(serviceCalls).values({ service, lastFailureAt: at(0), lastSuccessAt: at(-60) })
    expect(await gaugeOf(line, { config: set })).toBe(1)
    await api.db.update(serviceCalls).set({ lastSuccessAt: at(60) })
    expect(await gaugeOf(line, { config: set })).toBe(0)
  },
)

test('the reconciliation has an age once a night has ended', async () => {
  expect(await gaugeOf('diyar_reconciliation_age_seconds')).toBeUndefined()
  expect(await gaugeOf('diyar_reconciliation_differences')).toBe(0)
  const now = api.clock.now()
  await api.db.insert(reconciliationRuns).values({ day: '2026-03-14', startedAt: now, endedAt: now })
  api.clock.pass(A_DAY)
  expect(await gaugeOf('diyar_reconciliation_age_seconds')).toBe(A_DAY)
})

test('a certificate of electronic invoices has the seconds until its end, beside one that is not readable', async () => {
  const { config } = api.app.deps
  const unit = aSigningUnit('300000000000003')
  const einvoicing = {
    ...config.einvoicing,
    units: [{ ...unit, vatNumber: '1', certificate: 'no DER' }, unit],
  } as typeof config.einvoicing
  const read = certificateReader({ config: { ...config, einvoicing }, clock: { now: () => new Date() } })
  const seconds = await read()
  const left = seconds.get('einvoices 300000000000003') ?? 0
  expect(seconds.size).toBe(1)
  expect(left / A_DAY).toBeCloseTo(3650, 0)
})

test('the certificate of an address ends as its server presents it, and there is none without https or an answer', async () => {
  const [key, cert] = inFolder((folder) => {
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '5', '-subj', '/CN=localhost']
    openssl([...made, '-keyout', 'key.pem', '-out', 'cert.pem'], folder)
    return [readFileSync(join(folder, 'key.pem')), readFileSync(join(folder, 'cert.pem'))] as const
  })
  const server = createServer({ key, cert })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const end = await endAt(`https://localhost:${port}`)
  expect(((end?.getTime() ?? 0) - Date.now()) / 1000 / A_DAY).toBeCloseTo(5, 1)
  await new Promise((resolve) => server.close(resolve))
  expect(await endAt(`https://localhost:${port}`)).toBeNull()
  expect(await endAt('http://localhost:1')).toBeNull()
})
