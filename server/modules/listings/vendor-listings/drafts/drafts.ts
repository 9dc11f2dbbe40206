import type { DraftCard, DraftWire } from '@/lib/contract/schemas/listing/stored-draft'
import { DomainError } from '@/lib/domain/issues'
import {
  type ChangedDraft,
  isSameDraft,
  type StoredDraft,
  withDefaultFields,
} from '@/lib/domain/listing/stored-draft'
import type { Deps } from '@/server/deps'
import { lockVendor } from '@/server/modules/people/vendors/lock-vendor'
import type { Member } from '@/server/policy/signed-in'
import {
  countDrafts,
  type DraftRow,
  deleteDraft,
  findDraft,
  insertDraft,
  readDrafts,
  updateDraft,
} from './drafts-store'

/** More drafts than this are an error or an attack. */
const MAX_DRAFTS = 20

/** The vendor whose drafts they are; its application may wait still. */
type Owner = Pick<Member, 'vendorId'>

/** For whom a draft is saved, and in which browser. */
export interface Saver extends Owner {
  device: string | null
}

/** A vendor's drafts, the last changed first, without their content. */
export async function listDrafts({ db }: Deps, { vendorId }: Owner): Promise<DraftCard[]> {
  return (await readDrafts(db, vendorId)).map(cardOf)
}

export async function getDraft({ db }: Deps, { vendorId }: Owner, id: string): Promise<DraftWire> {
  return wireOf(found(await findDraft(db, vendorId, id)))
}

/** Creates a draft; throws `too_many_drafts` at the limit. */
export async function createDraft(
  { db, clock }: Deps,
  { vendorId, device }: Saver,
  stored: StoredDraft,
): Promise<DraftWire> {
  return db.transaction(async (tx) => {
    await lockVendor(tx, vendorId)
    if ((await countDrafts(tx, vendorId)) >= MAX_DRAFTS) throw new DomainError('too_many_drafts')
    const row = { vendorId, device, ...columnsOf(stored, clock.now()) }
    return wireOf(found(await insertDraft(tx, row)))
  })
}

/**
 * Saves a change of the copy that was last read. Throws `changed_meanwhile` with the stored draft where another device
 * saved since; the same content again, after a lost answer, is saved already.
 */
export async function saveDraft(
  { db, clock }: Deps,
  { vendorId, device }: Saver,
  id: string,
  { basedOn, ...stored }: ChangedDraft,
): Promise<DraftWire> {
  const seen = { vendorId, id, basedOn: new Date(basedOn) }
  const written = await updateDraft(db, seen, { device, ...columnsOf(stored, clock.now()) })
  if (written) return wireOf(written)
  const current = wireOf(found(await findDraft(db, vendorId, id)))
  if (isSameDraft(current.draft, stored.draft)) return current
  throw new DomainError('changed_meanwhile', { data: { current } })
}

export async function removeDraft({ db }: Deps, { vendorId }: Owner, id: string): Promise<void> {
  if (!(await deleteDraft(db, vendorId, id))) throw new DomainError('not_found')
}

function found(row: DraftRow | null): DraftRow {
  if (!row) throw new DomainError('not_found')
  return row
}

function columnsOf({ step, draft }: StoredDraft, updatedAt: Date) {
  return { type: draft.type, step, payload: draft, updatedAt }
}

function cardOf({ id, type, step, payload, device, updatedAt }: DraftRow): DraftCard {
  return {
    _id: id,
    type,
    step,
    name: payload.name.en,
    name_ar: payload.name.ar,
    image: payload.images[0] ?? null,
    updatedAt: updatedAt.toISOString(),
    device,
  }
}

function wireOf(row: DraftRow): DraftWire {
  return { ...cardOf(row), draft: withDefaultFields(row.payload) }
}
