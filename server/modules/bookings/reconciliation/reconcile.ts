import { DIFFERENCE_KINDS, type DifferenceKind } from '@/lib/domain/ledger/reconciliation'
import { instantAt, riyadhDay } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { compareWithProvider } from '@/server/modules/bookings/payments/compare-with-provider'
import { rematchStatement } from '@/server/modules/money/bank-statement/import-statement'
import { queueNewSettlements } from '@/server/modules/money/settlements/queue-settlement'
import { rematchLines } from '@/server/modules/money/settlements/rematch-lines'
import { type Difference, findDifferences } from './find-differences'
import { findUnsettled } from './find-unsettled'
import { notifyOfDifferences } from './report-difference'
import { claimNight, endNight, resolveOthers, writeDifference } from './store'

type ReconcileDeps = Pick<Deps, 'db' | 'clock' | 'payments' | 'log'>

/** After midnight's check-outs, before anybody works. */
const NIGHT_BEGINS = '03:00'

/** Reconciles once a night. A night that is broken off is not repeated: the next one compares the same days again. */
export async function reconcileNightly(deps: ReconcileDeps): Promise<void> {
  const { db, clock } = deps
  const now = clock.now()
  const day = riyadhDay(now)
  if (now < instantAt(day, NIGHT_BEGINS) || !(await claimNight(db, day, now))) return
  await catchUpSettlements(deps)
  const { found: atProvider, isWhole } = await differencesAtProvider(deps)
  const found = [...atProvider, ...(await findDifferences(db)), ...(await findUnsettled(db, now))]
  // What was not asked about at the provider stays open.
  const compared = DIFFERENCE_KINDS.filter((kind) => isWhole || kind !== 'provider_capture')
  await storeDifferences(deps, found, compared)
  await endNight(db, day, clock.now())
}

/** A settlement whose webhook never came is read by night, and lines that wait are compared once more. */
async function catchUpSettlements(deps: ReconcileDeps): Promise<void> {
  try {
    await queueNewSettlements(deps)
  } catch (err) {
    deps.log.error({ err }, 'the settlements of the provider could not be listed')
  }
  await rematchLines(deps)
  await rematchStatement(deps)
}

/** What differs at the provider, and whether all could be compared. */
async function differencesAtProvider(
  deps: ReconcileDeps,
): Promise<{ found: Difference[]; isWhole: boolean }> {
  const { compared, problem } = await compareWithProvider(deps)
  if (problem !== null)
    deps.log.error({ err: problem }, 'not every payment could be reconciled with the provider')
  const found = compared
    .filter(({ ours, theirs }) => ours !== theirs)
    .map(({ paymentId: subject, ...sides }) => ({ kind: 'provider_capture' as const, subject, ...sides }))
  return { found, isWhole: problem === null }
}

/** Stores, logs and reports what is new, and resolves what is equal again. */
async function storeDifferences(
  { db, clock, log }: ReconcileDeps,
  found: readonly Difference[],
  compared: readonly DifferenceKind[],
): Promise<void> {
  const now = clock.now()
  const fresh: Difference[] = []
  await db.transaction(async (tx) => {
    for (const one of found) if (await writeDifference(tx, one, now)) fresh.push(one)
    await resolveOthers(tx, compared, now)
    if (fresh.length > 0) await notifyOfDifferences(tx, fresh.length, now)
  })
  for (const one of fresh) log.error(one, 'ledger, provider and bookings do not agree')
}
