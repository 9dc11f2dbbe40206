'use client'

import { useEffect, useRef, useState } from 'react'
import type { WizardStart } from '@/components/wizard/wizard-start'
import type { Draft } from '@/lib/domain/listing/draft'
import type { StepId } from '@/lib/domain/listing/steps'
import type { DraftBase } from '@/lib/domain/listing/stored-draft'
import { requestSignIn } from '@/lib/session/sign-in-prompt'
import { createDraftSync, type SyncState } from './draft-sync'
import { deleteLocalDraft, saveLocalDraft } from './local-draft'
import type { Copy } from './two-copies'

/** Debounce of the local save after the last change. */
const PAUSE_MS = 600

interface DraftSyncInput {
  ownerId: string
  start: WizardStart
  step: StepId
  values: Draft
}

/**
 * The draft is saved in this browser while it is typed, and on the server at each step; an edit of a
 * listing is only saved locally. Retries when the connection is back, or after signing in again.
 */
export function useDraftSync({ ownerId, start, step, values }: DraftSyncInput) {
  const [syncState, setSyncState] = useState<SyncState>({ state: 'idle' })
  const [sent, setSent] = useState(start.isUnsent ? null : values)
  const [sync] = useState(() => createDraftSync({ id: start.draftId, base: start.base, onChange: onEvent }))
  const isOver = useRef(false)
  const isDirty = values !== sent

  function onEvent(next: SyncState) {
    setSyncState(next)
    if (next.state !== 'saved') return
    setSent(next.draft)
    deleteLocalDraft(start.listingKey)
  }

  function writeDown(at: StepId, draft: Draft) {
    if (isOver.current) return
    const { listingKey, serviceId } = start
    const storedAt = new Date().toISOString()
    saveLocalDraft({
      listingKey,
      ownerId,
      draftId: sync.id(),
      base: sync.base(),
      serviceId,
      step: at,
      draft,
      storedAt,
    })
  }

  const write = useRef<() => void>(() => undefined)
  useEffect(() => {
    write.current = () => isDirty && writeDown(step, values)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the values restarts the debounce
  useEffect(() => {
    const timer = setTimeout(() => write.current(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [values])

  useEffect(() => {
    const again = () => void sync.retry()
    const leave = () => write.current()
    window.addEventListener('online', again)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('online', again)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [sync])

  useEffect(() => {
    if (syncState.state === 'here' && syncState.failure.status === 401) requestSignIn(() => void sync.retry())
  }, [syncState, sync])

  return {
    syncState,
    isDirty,
    draftId: sync.id,
    base: sync.base,
    /** goes on from a copy that another device saved: over it with what is here, or with it */
    continueFrom(current: DraftBase, copy: Copy): void {
      if (start.serviceId === null || copy === 'here') return void sync.continueFrom(current, copy)
      void sync.continueFrom(current, 'here')
      setSent(current.draft)
      deleteLocalDraft(start.listingKey)
    },
    /** resolves to whether the server has it now */
    save(at: StepId, draft: Draft): Promise<boolean> {
      writeDown(at, draft)
      return start.serviceId === null ? sync.save({ step: at, draft }) : Promise.resolve(false)
    },
    /** deletes the draft here and on the server */
    async finish(): Promise<void> {
      isOver.current = true
      deleteLocalDraft(start.listingKey)
      await sync.drop()
    },
    /** discards the local changes; the server's copy stays */
    giveUp(): void {
      isOver.current = true
      deleteLocalDraft(start.listingKey)
    },
  }
}
