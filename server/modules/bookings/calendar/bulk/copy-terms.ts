import type { BulkResultWire } from '@/lib/contract/schemas/calendar/bulk-changes'
import type { BulkSkip, CopyTermsBody, TermsPart } from '@/lib/domain/calendar/bulk-changes'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { rowName } from '@/server/db/row-name'
import type { Deps } from '@/server/deps'
import type { TermsChange, TermsRow, TermsValue } from '@/server/modules/bookings/calendar/terms-part'
import type { Bookable } from '@/server/modules/listings/load-bookable'
import type { Member } from '@/server/policy/signed-in'
import { type ActedOn, assertUsual, lockOwnListings, skipped, storeAct } from './bulk-act'
import { TERMS } from './terms-rows'

/**
 * Replaces a part of the terms of other listings by that of one, in one transaction; bookings keep their prices. A listing that
 * cannot have it is left out. Throws `changed_meanwhile` where another version than the one that was read is stored.
 */
export async function copyTerms(
  deps: Deps,
  member: Member,
  id: string,
  body: CopyTermsBody,
): Promise<BulkResultWire> {
  const now = deps.clock.now()
  const listingIds = [...new Set(body.listingIds)]
  return deps.db.transaction(async (tx) => {
    const owns = await lockOwnListings(tx, member, [id, ...listingIds], now)
    const source = owns.get(id)
    if (!source) throw new DomainError('not_found')
    const acted = await copyPart(tx, body.part, { member, source, owns, listingIds, body, now })
    await storeAct(tx, member, { kind: body.part, acted, now })
    return { listings: acted.map(({ outcome }) => outcome) }
  })
}

interface Copy {
  member: Member
  source: Bookable
  owns: ReadonlyMap<string, Bookable>
  listingIds: readonly string[]
  body: CopyTermsBody
  now: Date
}

async function copyPart<Part extends TermsPart>(tx: Db, part: Part, copy: Copy): Promise<ActedOn[]> {
  const { member, source, owns, listingIds, body, now } = copy
  const row: TermsRow<TermsValue<Part>> = TERMS[part]
  const given = await row.read(tx, source.row.service.id)
  if (given.version !== body.basedOn) throw new DomainError('changed_meanwhile')
  const targets: { id: string; own: Bookable | null; fit: TermsChange<TermsValue<Part>> | BulkSkip }[] = []
  for (const id of listingIds) {
    const own = owns.get(id) ?? null
    targets.push({ id, own, fit: own ? await fitOf(tx, row, given, { member, own, now }) : 'gone' })
  }
  const changes = targets.flatMap(({ fit }) => (typeof fit === 'string' ? [] : [fit]))
  if (!body.confirmed) {
    const parts = []
    for (const change of changes) parts.push({ own: change.own, unusual: await row.unusual(tx, change) })
    assertUsual(parts)
  }
  const acted: ActedOn[] = []
  for (const { id, own, fit } of targets) {
    acted.push(typeof fit === 'string' ? skipped(id, own, fit) : await writeTerms(tx, row, fit))
  }
  return acted
}

/** The change that a copy makes of a listing, or why it makes none. */
async function fitOf<Value>(
  tx: Db,
  row: TermsRow<Value>,
  given: Awaited<ReturnType<TermsRow<Value>['read']>>,
  { member, own, now }: Pick<TermsChange<Value>, 'member' | 'own' | 'now'>,
): Promise<TermsChange<Value> | BulkSkip> {
  const { id } = own.row.service
  const { mode, version, value: before } = await row.read(tx, id)
  if (mode !== given.mode) return 'otherMode'
  if (row.isSame(before, given.value)) return 'same'
  const refusal = await row.refusal(tx, id, given.value)
  return refusal ?? { member, own, before, after: row.copyOf(given.value, before), version: version + 1, now }
}

/** Stores a change of terms, with what it replaced. */
export async function writeTerms<Value>(
  tx: Db,
  row: TermsRow<Value>,
  change: TermsChange<Value>,
): Promise<ActedOn> {
  const { service } = change.own.row
  await row.write(tx, change)
  return {
    outcome: { serviceId: service.id, names: rowName(service), isChanged: true, days: [], skipped: [] },
    replaced: row.replaced(service.id, { version: change.version, before: change.before }),
  }
}
