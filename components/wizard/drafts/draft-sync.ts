import { ApiError } from '@/lib/api/http'
import { createDraft, deleteDraft, updateDraft } from '@/lib/api/vendor-listings'
import type { Draft } from '@/lib/domain/listing/draft'
import type { StoredDraft } from '@/lib/domain/listing/stored-draft'

/** The state of the server's copy: being sent, up to date, or local only with a reason. */
export type SyncState =
  | { state: 'idle' | 'sending' }
  | { state: 'saved'; draft: Draft }
  | { state: 'here'; failure: ApiError }

interface DraftSyncOptions {
  id: string | null
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
}

/** Stores a draft on the server: created at first, then updated, one call at a time. */
export function createDraftSync({ id: known, onChange }: DraftSyncOptions): DraftSync {
  let id = known
  let waiting: StoredDraft | null = null
  let running: Promise<boolean> | null = null

  async function send(stored: StoredDraft): Promise<void> {
    try {
      id = (await (id ? updateDraft(id, stored) : createDraft(stored)))._id
    } catch (failure) {
      const isGone = id !== null && failure instanceof ApiError && failure.status === 404
      if (!isGone) throw failure
      // Deleted on another device while it was edited here.
      id = (await createDraft(stored))._id
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
        onChange({ state: 'here', failure: asApiError(failure) })
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
      if (id) await deleteDraft(id)
      id = null
    },
    id: () => id,
  }
}

function asApiError(failure: unknown): ApiError {
  return failure instanceof ApiError ? failure : new ApiError('internal', 0, '')
}
