import { deviceStorage, parseStored } from '@/components/shared/browser-storage'
import { type StoredDraft, storedDraftBody, withDefaultFields } from '@/lib/domain/listing/stored-draft'
import { validateAgainst } from '@/lib/domain/validate-against'

const PREFIX = 'diyar-wizard:'

/** What was typed in this browser and has not reached the server yet: one copy for each place. */
export interface LocalDraft extends StoredDraft {
  /** which place it is, see `Start` */
  place: string
  ownerId: string
  /** of the draft on the server; null for one that it has never seen */
  draftId: string | null
  /** of the place that is being edited; null for a new one */
  serviceId: string | null
  keptAt: string
}

export function saveLocalDraft(kept: LocalDraft): void {
  deviceStorage.write(PREFIX + kept.place, JSON.stringify(kept))
}

export function deleteLocalDraft(place: string): void {
  deviceStorage.remove(PREFIX + place)
}

/** Of this person alone, the last touched first, and only what still has the shape of a draft. */
export function listLocalDrafts(ownerId: string): LocalDraft[] {
  return deviceStorage
    .names(PREFIX)
    .flatMap((name) => readable(parseStored(deviceStorage.read(name)) as LocalDraft | null) ?? [])
    .filter((kept) => kept.ownerId === ownerId)
    .toSorted((one, other) => other.keptAt.localeCompare(one.keptAt))
}

function readable(kept: LocalDraft | null): LocalDraft | null {
  if (!kept?.draft) return null
  const { step, draft } = { ...kept, draft: withDefaultFields(kept.draft) }
  return validateAgainst(storedDraftBody, { step, draft }).issues.length === 0 ? { ...kept, draft } : null
}
