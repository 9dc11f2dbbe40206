import { call } from '@/lib/api/call'
import { ApiError } from '@/lib/api/http'
import type { DraftWire } from '@/lib/contract/schemas/listing/stored-draft'
import type { Draft } from '@/lib/domain/listing/draft'
import { type DraftBase, isSameDraft, type StoredDraft } from '@/lib/domain/listing/stored-draft'
import { newerDraftIn } from './newer-copy'

/** The state of the server's copy: being sent, up to date, local only with a reason, or changed by another device. */
export type SyncState =
  | { state: 'idle' | 'sending' }
  | { state: 'saved'; draft: Draft }
  | { state: 'here'; failure: ApiError }
  | { state: 'changed'; current: DraftWire }

interface DraftSyncOptions {
  id: string | null
  base: DraftBase | null
  onChange: (syncState: SyncState) => void
}

interface DraftSync {
  /** sends the current draft; of several calls during one request only the last is sent */
  save: (stored: StoredDraft) => Promise<boolean>
  /** retries what has not reached the server */
  retry: () => Promise<boolean>
  /** removes the draft once the listing is published */
  drop: () => Promise<void>
  id: () => string | null
  base: () => DraftBase | null
  /** goes on from a copy that another device saved: over it with what is here, or with it */
  continueFrom: (current: DraftBase, choice: 'here' | 'stored') => Promise<boolean>
}

/** Stores a draft on the server: created at first, then updated, one call at a time. */
export function createDraftSync({ id: known, base: knownBase, onChange }: DraftSyncOptions): DraftSync {
  let id = known
  let base = knownBase
  /** was sent without an answer, so the server may have it */
  let unanswered: Draft | null = null
  let waiting: StoredDraft | null = null
  let running: Promise<boolean> | null = null

  async function write(stored: StoredDraft): Promise<void> {
    const { _id, updatedAt } = await (id && base
      ? call('PUT /vendor/drafts/:id', { params: { id }, body: { ...stored, basedOn: base.updatedAt } })
      : call('POST /vendor/drafts', { body: stored }))
    id = _id
    base = { updatedAt, draft: stored.draft }
    unanswered = null
  }

  async function send(stored: StoredDraft): Promise<void> {
    try {
      await write(stored)
    } catch (failure) {
      const current = newerDraftIn(failure)
      const isGone = id !== null && failure instanceof ApiError && failure.status === 404
      const isOwn = current !== null && unanswered !== null && isSameDraft(current.draft, unanswered)
      if (!isGone && !isOwn) {
        if (!current) unanswered = stored.draft
        throw failure
      }
      // Deleted on another device while it was edited here, or saved from here although no answer came.
      base = isOwn ? current : null
      await write(stored)
    }
  }

  async function run(): Promise<boolean> {
    onChange({ state: 'sending' })
    while (waiting) {
      const now: StoredDraft = waiting
      waiting = null
      try {
        await send(now)
        if (!waiting) onChange({ state: 'saved', draft: now.draft })
      } catch (failure) {
        waiting ??= now
        const current = newerDraftIn(failure)
        onChange(current ? { state: 'changed', current } : { state: 'here', failure: asApiError(failure) })
        return false
      }
    }
    return true
  }

  function start(): Promise<boolean> {
    running ??= run().finally(() => {
      running = null
    })
    return running
  }

  return {
    save(stored) {
      waiting = stored
      return start()
    },
    retry: () => (waiting ? start() : Promise.resolve(true)),
    async drop() {
      waiting = null
      await running
      waiting = null
      if (id) await call('DELETE /vendor/drafts/:id', { params: { id } })
      id = null
    },
    id: () => id,
    base: () => base,
    continueFrom(current, choice) {
      base = current
      if (choice === 'here') return waiting ? start() : Promise.resolve(true)
      waiting = null
      onChange({ state: 'saved', draft: current.draft })
      return Promise.resolve(true)
    },
  }
}

function asApiError(failure: unknown): ApiError {
  return failure instanceof ApiError ? failure : new ApiError('internal', 0, '')
}
