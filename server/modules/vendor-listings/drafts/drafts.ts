import { DomainError } from '@/lib/domain/issues'
import {
  type DraftCard,
  type DraftWire,
  type StoredDraft,
  withDefaultFields,
} from '@/lib/domain/listing/stored-draft'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
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

/** A vendor's drafts, the last changed first, without their content. */
export async function listDrafts({ db }: Deps, owner: SignedIn): Promise<DraftCard[]> {
  return (await readDrafts(db, owner._id)).map(cardOf)
}

export async function getDraft({ db }: Deps, owner: SignedIn, id: string): Promise<DraftWire> {
  return wireOf(found(await findDraft(db, owner._id, id)))
}

/** Creates a draft; throws `too_many_drafts` at the limit. */
export async function createDraft(
  { db, clock }: Deps,
  owner: SignedIn,
  stored: StoredDraft,
): Promise<DraftWire> {
  if ((await countDrafts(db, owner._id)) >= MAX_DRAFTS) throw new DomainError('too_many_drafts')
  return wireOf(found(await insertDraft(db, { ownerId: owner._id, ...columnsOf(stored, clock.now()) })))
}

/** Saves a draft; the last save wins. */
export async function saveDraft(
  { db, clock }: Deps,
  owner: SignedIn,
  id: string,
  stored: StoredDraft,
): Promise<DraftWire> {
  return wireOf(found(await updateDraft(db, owner._id, id, columnsOf(stored, clock.now()))))
}

export async function removeDraft({ db }: Deps, owner: SignedIn, id: string): Promise<void> {
  if (!(await deleteDraft(db, owner._id, id))) throw new DomainError('not_found')
}

function found(row: DraftRow | null): DraftRow {
  if (!row) throw new DomainError('not_found')
  return row
}

function columnsOf({ step, draft }: StoredDraft, updatedAt: Date) {
  return { type: draft.type, step, payload: draft, updatedAt }
}

function cardOf({ id, type, step, payload, updatedAt }: DraftRow): DraftCard {
  return {
    _id: id,
    type,
    step,
    name: payload.name.en,
    name_ar: payload.name.ar,
    image: payload.images[0] ?? null,
    updatedAt: updatedAt.toISOString(),
  }
}

function wireOf(row: DraftRow): DraftWire {
  return { ...cardOf(row), draft: withDefaultFields(row.payload) }
}
