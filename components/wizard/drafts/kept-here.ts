import { check } from '@/lib/domain/check'
import { type KeptDraft, keptDraftBody } from '@/lib/domain/listing/kept-draft'

const KEY = 'diyar-wizard'

/** What was typed in this browser and has not reached the server yet. */
export interface KeptHere extends KeptDraft {
  ownerId: string
  /** of the draft on the server; null for one that it has never seen */
  draftId: string | null
  /** of the place that is being edited; null for a new one */
  serviceId: string | null
  keptAt: string
}

export function keepHere(kept: KeptHere): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing (private, full) still has the open page and the server's copy.
  }
}

export function forgetHere(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // As above.
  }
}

/** Of this person alone, and only while it still has the shape of a draft. */
export function keptHereBy(ownerId: string): KeptHere | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as KeptHere | null
    if (kept?.ownerId !== ownerId) return null
    return check(keptDraftBody, { step: kept.step, draft: kept.draft }).issues.length === 0 ? kept : null
  } catch {
    return null
  }
}
