import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { migratedDataDir } from '@/__tests__/server/support/database'
import { aListing } from '@/__tests__/server/support/listings'
import type { TestApp } from '@/__tests__/server/support/test-app'
import { aGuest, type TestUser } from '@/__tests__/server/support/users'
import { openDatabase } from '@/server/db/open'
import { newId } from '@/server/db/schema/columns'
import { conversations } from '@/server/db/schema/conversations/conversations'
import { type ApiProcess, bundleApi, startApi } from './api-process'

const CLIENTS = 10
const MESSAGES_EACH = 100
/** After how many kept messages the api dies. */
const DEATHS = [250, 600]
const PATIENCE_MS = 100

let dataDir: string
let bundle: string
let talks: Talk[]

/** A conversation in which both sides write at once. */
interface Talk {
  id: string
  sides: TestUser[]
}

beforeAll(async () => {
  dataDir = await migratedDataDir('messages')
  bundle = bundleApi()
  const { db, close } = await openDatabase({ dataDir })
  const test = { db, clock: { now: () => new Date() } } as TestApp
  talks = []
  for (let i = 0; i < CLIENTS / 2; i += 1) {
    const guest = await aGuest(test)
    const { id: listingId, host } = await aListing(test)
    const id = newId()
    await db.insert(conversations).values({ id, guestId: guest.id, vendorId: host.vendorId, listingId })
    talks.push({ id, sides: [guest, host] })
  }
  await close()
}, 60_000)

afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true })
  rmSync(dirname(bundle), { recursive: true, force: true })
})

const start = () => startApi(bundle, dataDir, { MESSAGES_PER_MINUTE: '100000' })

/** The api that answers now; while it is away clients keep trying, as browsers do. */
interface Running {
  api: ApiProcess
  kept: number
}

/** Sends one message after the other, each again under its name until it is known to be kept. */
async function writeAll(running: Running, { id, sides }: Talk, side: number): Promise<void> {
  const token = sides[side]?.token ?? ''
  for (let i = 0; i < MESSAGES_EACH; i += 1) {
    const message = { clientId: `client-${side}-${i}`, body: `${side} says ${i}` }
    let answer = null
    while (answer?.status !== 201) {
      answer = await running.api.post(`/conversations/${id}/messages`, token, '', message)
      if (answer?.status !== 201) await pause(PATIENCE_MS)
    }
    running.kept += 1
  }
}

async function dieAndReturn(running: Running): Promise<void> {
  for (const after of DEATHS) {
    while (running.kept < after) await pause(5)
    await running.api.kill()
    running.api = await start()
  }
}

interface StoredDraftRow {
  seq: number
  body: string
}

async function wholeThread({ api }: Running, { id, sides }: Talk): Promise<StoredDraftRow[]> {
  const headers = { authorization: `Bearer ${sides[0]?.token}` }
  const thread: StoredDraftRow[] = []
  let page: StoredDraftRow[]
  do {
    const after = thread.at(-1)?.seq ?? 0
    const answer = await fetch(`${api.origin}/api/v1/conversations/${id}/messages?after=${after}`, {
      headers,
    })
    page = (await answer.json()).data
    thread.push(...page)
  } while (page.length > 0)
  return thread
}

test('messages: a thousand by ten clients while the api is killed twice: none lost, none doubled, in order', async () => {
  const running: Running = { api: await start(), kept: 0 }
  await Promise.all([
    dieAndReturn(running),
    ...talks.flatMap((talk) => talk.sides.map((_, side) => writeAll(running, talk, side))),
  ])
  const own = (side: number) => Array.from({ length: MESSAGES_EACH }, (_, i) => `${side} says ${i}`)
  for (const talk of talks) {
    const thread = await wholeThread(running, talk)
    expect(thread.map(({ seq }) => seq)).toEqual(Array.from({ length: 2 * MESSAGES_EACH }, (_, i) => i + 1))
    for (const side of [0, 1]) {
      const said = thread.filter(({ body }) => body.startsWith(`${side} `)).map(({ body }) => body)
      expect(said).toEqual(own(side))
    }
  }
  await running.api.kill()
}, 400_000)
