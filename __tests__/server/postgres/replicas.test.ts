import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { startTemporaryPostgres, startTemporaryReplica } from '@/scripts/steps/services/postgres.mjs'
import { openDatabase } from '@/server/db/open'
import { MAX_STALE_MS } from '@/server/db/replicas'
import { eventually } from '../../eventually'
import { type ApiProcess, bundleApi, startApi } from '../crash/api-process'
import { aListing } from '../support/listings'
import type { TestApp } from '../support/test-app'

type Server = Awaited<ReturnType<typeof startTemporaryReplica>>

/** Of two looks at the servers. */
const SLACK_MS = 3000
/** Whoever waits for a connection is refused after five seconds. */
const WITHOUT_WAITING_MS = 4000

let primary: Server
let replica: Server
let dataDir: string
let bundle: string
let api: ApiProcess
let listingId: string
let names = 0

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'diyar-replicas-'))
  primary = (await startTemporaryPostgres()) as Server
  const { db, close } = await openDatabase({ databaseUrl: primary.url, dataDir })
  ;({ id: listingId } = await aListing({ db, clock: { now: () => new Date() } } as TestApp))
  await close()
  replica = await startTemporaryReplica(primary.url)
  bundle = bundleApi()
  api = await startApi(bundle, dataDir, { DATABASE_URL: primary.url, DATABASE_READ_URL: replica.url })
  await isReplicaRead()
}, 240_000)

afterAll(async () => {
  await api.kill()
  await replica.stop()
  await primary.stop()
  rmSync(dataDir, { recursive: true, force: true })
  rmSync(dirname(bundle), { recursive: true, force: true })
})

async function run(server: Server, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Gives the listing a name that it never had, on the primary. */
async function rename(): Promise<string> {
  names += 1
  await run(primary, `UPDATE listings SET name = 'Name ${names}.' WHERE id = '${listingId}'`)
  return `Name ${names}.`
}

async function shows(name: string, headers: Record<string, string> = {}): Promise<boolean> {
  const answer = await fetch(`${api.origin}/api/v1/services/details/${listingId}`, { headers })
  expect(answer.status).toBe(200)
  return (await answer.text()).includes(name)
}

const pause = () => run(replica, 'SELECT pg_wal_replay_pause()')
const resume = () => run(replica, 'SELECT pg_wal_replay_resume()')

/** A reader gets what the primary no longer has, so a replica has answered. */
async function isReplicaRead(): Promise<void> {
  await eventually(async () => {
    await pause()
    const isOld = !(await shows(await rename()))
    await resume()
    return isOld
  })
}

/** How long a replica that has stopped to follow is read. */
async function timeOfStaleReads(): Promise<number> {
  await pause()
  const begun = performance.now()
  const name = await rename()
  expect(await shows(name)).toBe(false)
  await eventually(() => shows(name))
  const ms = performance.now() - begun
  await resume()
  await isReplicaRead()
  return ms
}

test('a visitor reads the replica, never older than five seconds: one that stops following is passed over', async () => {
  const limitMs = MAX_STALE_MS + SLACK_MS
  let ms = await timeOfStaleReads()
  // Of three times the quickest counts: the machine may have been busy with the others.
  for (let time = 1; time < 3 && ms > limitMs; time++) ms = await timeOfStaleReads()
  expect(ms).toBeLessThan(limitMs)
}, 90_000)

test('a page of a newer content than the replica knows reads the primary', async () => {
  await pause()
  expect(await shows(await rename(), { 'x-content-version': '1000' })).toBe(true)
  await resume()
})

test('while every connection for bookings waits, readers of the replica and of the primary do not', async () => {
  await isReplicaRead()
  const client = new pg.Client({ connectionString: primary.url })
  await client.connect()
  await client.query('BEGIN; LOCK TABLE splits')
  const token = 'a'.repeat(32)
  const waiting = Array.from({ length: 40 }, () => fetch(`${api.origin}/api/v1/splits/${token}`))
  const begun = performance.now()
  const onPrimary = { 'x-content-version': '1000' }
  for (let i = 0; performance.now() - begun < MAX_STALE_MS + SLACK_MS; i++) {
    const signal = AbortSignal.timeout(WITHOUT_WAITING_MS)
    const headers: Record<string, string> = i % 2 === 0 ? {} : onPrimary
    const answer = await fetch(`${api.origin}/api/v1/services/details/${listingId}`, { headers, signal })
    expect(answer.status).toBe(200)
  }
  await client.query('ROLLBACK')
  await client.end()
  // Those who waited longer than for a connection were refused.
  for (const { status } of await Promise.all(waiting)) expect([404, 503]).toContain(status)
}, 60_000)

test('a replica that ends fails no call and is read again when it is back; the log has both', async () => {
  await isReplicaRead()
  await replica.crash()
  for (let i = 0; i < 5; i++) expect(await shows(await rename())).toBe(true)
  await replica.start()
  await isReplicaRead()
  const lines = api.log().map(({ msg }) => msg)
  expect(lines).toContain('a replica does not answer: the primary is read')
  expect(lines).toContain('a replica answers again')
}, 60_000)
