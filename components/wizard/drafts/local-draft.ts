import { deviceStorage, parseStored } from '@/components/shared/browser-storage'
import {
  type DraftBase,
  type StoredDraft,
  storedDraftBody,
  withDefaultFields,
} from '@/lib/domain/listing/stored-draft'
import { validateAgainst } from '@/lib/domain/validate-against'

const PREFIX = 'diyar-wizard:'

/** The unsent input of this browser: one copy for each listing. */
export interface LocalDraft extends StoredDraft {
  /** see `WizardStart` */
  listingKey: string
  /** the user and the vendor, which keep it when the role changes */
  ownerId: string
  /** of the draft on the server; null before the first save */
  draftId: string | null
  /** of the listing that is being edited; null for a new one */
  serviceId: string | null
  /** null before the first save, and of an edit that began in an older version */
  base: DraftBase | null
  storedAt: string
}

export function saveLocalDraft(stored: LocalDraft): void {
  deviceStorage.write(PREFIX + stored.listingKey, JSON.stringify(stored))
}

export function deleteLocalDraft(listingKey: string): void {
  deviceStorage.remove(PREFIX + listingKey)
}

/** Gives the drafts of one owner to another name of the same one. */
export function renameLocalDrafts(from: string, to: string): void {
  for (const stored of listLocalDrafts(from)) saveLocalDraft({ ...stored, ownerId: to })
}

/** Only of this user in this vendor, newest first, and only valid drafts. */
export function listLocalDrafts(ownerId: string): LocalDraft[] {
  return deviceStorage
    .names(PREFIX)
    .flatMap((name) => readable(parseStored(deviceStorage.read(name)) as LocalDraft | null) ?? [])
    .filter((stored) => stored.ownerId === ownerId)
    .toSorted((one, other) => other.storedAt.localeCompare(one.storedAt))
}

function readable(stored: LocalDraft | null): LocalDraft | null {
  if (!stored?.draft) return null
  const { step, draft } = { ...stored, draft: withDefaultFields(stored.draft) }
  const base = stored.base ? { ...stored.base, draft: withDefaultFields(stored.base.draft) } : null
  return validateAgainst(storedDraftBody, { step, draft }).issues.length === 0
    ? { ...stored, draft, base }
    : null
}
