import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { enqueueJobs } from '@/server/modules/platform/outbox/enqueue-jobs'
import type { Job, JobHandlers } from '@/server/modules/platform/outbox/jobs'
import { importSettlement } from './import-settlement'
import { notifyFinance } from './notify-finance'
import { listKnownIds } from './store'

type SettlementDeps = Pick<Deps, 'db' | 'clock' | 'payments' | 'log'>

const DAY_MS = 86_400_000
/** A provider that was silent for weeks is caught up with. */
const READ_DAYS = 45

/** Queues the reading of a settlement that the provider announced; a known one needs none. */
export async function queueSettlement(deps: SettlementDeps, settlementId: string): Promise<void> {
  await queueUnknown(deps, [settlementId])
}

/** Queues all settlements of the last weeks that are not imported; null where the provider has no call for them. */
export async function queueNewSettlements(deps: SettlementDeps): Promise<number | null> {
  const port = deps.payments.settlements
  if (!port) return null
  return queueUnknown(deps, await port.list(new Date(deps.clock.now().getTime() - READ_DAYS * DAY_MS)))
}

async function queueUnknown({ db, clock, payments }: SettlementDeps, ids: string[]): Promise<number> {
  const known = await listKnownIds(db, payments.provider, ids)
  const jobs = ids
    .filter((settlementId) => !known.has(settlementId))
    .map((settlementId): Job => ({ kind: 'settlement', payload: { settlementId } }))
  await enqueueJobs(db, jobs, clock.now())
  return jobs.length
}

export function settlementJobHandlers(deps: SettlementDeps): Pick<JobHandlers, 'settlement'> {
  return { settlement: ({ settlementId }) => readSettlement(deps, settlementId) }
}

/** Reads a settlement from the provider and imports it. What contradicts itself is not tried again: finance is notified. */
async function readSettlement(deps: SettlementDeps, settlementId: string): Promise<Job[]> {
  const { db, clock, payments, log } = deps
  const report = await payments.settlements?.read(settlementId)
  if (!report) throw new Error(`the provider knows no settlement ${settlementId}`)
  const now = clock.now()
  const about = { provider: payments.provider, source: 'api', actorId: null, now } as const
  try {
    await db.transaction((tx) => importSettlement(tx, report, about))
  } catch (err) {
    if (!(err instanceof DomainError)) throw err
    log.error({ err, settlementId }, 'a settlement contradicts itself or what is stored of it')
    await db.transaction((tx) => notifyFinance(tx, 'Settlement_refused', { settlement: settlementId }, now))
  }
  return []
}
