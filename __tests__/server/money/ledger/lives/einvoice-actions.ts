import { asc } from 'drizzle-orm'
import { aSigningUnit } from '@/__tests__/server/support/outside/signing-unit'
import type { TestApp } from '@/__tests__/server/support/test-app'
import { einvoices } from '@/server/db/schema/money/einvoices'
import { invoices } from '@/server/db/schema/money/invoices'
import { jobHandlersOf } from '@/server/jobs/outbox'
import { FIRST_PREVIOUS_HASH } from '@/server/modules/money/einvoices/stamp'
import { runDueJobs } from '@/server/modules/platform/outbox/run-due-jobs'
import type { EinvoicingPort } from '@/server/ports/einvoicing/port'
import { type Actions, DIYAR_VAT, type World } from './world'

/** Diyar signs its own documents; vendors have no VAT number. */
export const UNIT = aSigningUnit(DIYAR_VAT)

/** The tax authority: the documents that it took, by their ids, and what it does with the next ones. */
export const AUTHORITY = { taken: new Map<string, string>(), next: 'accept' as Answer }
type Answer = 'accept' | 'refuse' | 'silent' | 'lost'

/** What the process has of it. An accepted document is accepted once, and the same one again is not another. */
export const einvoicing: EinvoicingPort = {
  submit: async (_, { uuid, hash, profile }) => {
    const { next, taken } = AUTHORITY
    if (next === 'silent') throw new Error('the authority does not answer')
    if (next === 'refuse') return { state: 'refused', findings: [] }
    if ((taken.get(uuid) ?? hash) !== hash) throw new Error('another document of the same id')
    taken.set(uuid, hash)
    if (next === 'lost') throw new Error('the answer was lost')
    return profile === 'standard'
      ? { state: 'cleared', findings: [], clearedXml: null }
      : { state: 'reported', findings: [] }
  },
}

export const EINVOICE_ACTIONS: Actions = {
  'electronic invoices are sent': (world) => sendEinvoices(world),
  'the authority is silent': (world) => whileAuthority('silent', world),
  'the answers of the authority are lost': (world) => whileAuthority('lost', world),
  'the authority refuses, and an admin sends again': async (world) => {
    await whileAuthority('refuse', world)
    await retryRefused(world)
  },
}

const sendEinvoices = ({ api: { app } }: World) => runDueJobs(app.deps, jobHandlersOf(app.deps), ['einvoice'])

async function whileAuthority(next: Answer, world: World): Promise<void> {
  AUTHORITY.next = next
  await sendEinvoices(world).finally(() => {
    AUTHORITY.next = 'accept'
  })
}

async function retryRefused({ api, admin }: World): Promise<void> {
  const { body } = await api.call('GET', '/admin/einvoices?state=refused', { as: admin })
  for (const { _id } of body.data)
    await api.call('POST', `/admin/einvoices/${_id}/retry`, { as: admin, body: {} })
}

/** Every document that Diyar must sign is in one chain without a gap, and the authority took it. */
export async function assertEinvoices({ db }: TestApp): Promise<void> {
  const chain = await db.select().from(einvoices).orderBy(asc(einvoices.counter))
  const documents = await db.select().from(invoices)
  // Goodwill bears no VAT.
  const taxed = documents.filter(({ vatHalalas }) => vatHalalas !== null)
  const own = taxed.filter(({ series }) => series.includes(DIYAR_VAT)).map(({ id }) => id)
  expect(chain.map(({ invoiceId }) => invoiceId).toSorted()).toEqual(own.toSorted())
  expect(chain.map(({ counter }) => counter)).toEqual(chain.map((_, i) => i + 1))
  expect(chain.map(({ previousHash }) => previousHash)).toEqual(
    [FIRST_PREVIOUS_HASH, ...chain.map(({ hash }) => hash)].slice(0, chain.length),
  )
  expect(chain.map(({ uuid, hash, state }) => [state, uuid, hash])).toEqual(
    chain.map(({ uuid, profile }) => [
      profile === 'standard' ? 'cleared' : 'reported',
      uuid,
      AUTHORITY.taken.get(uuid),
    ]),
  )
}
