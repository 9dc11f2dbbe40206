'use client'

import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { parseStored, tabStorage } from '@/components/shared/browser-storage'
import type { VendorType } from '@/lib/domain/account/account'
import { PRIVATE_STORAGE_PREFIX } from '@/lib/session/private-storage'
import type { DetailsValues } from './details-values'

const KEY = `${PRIVATE_STORAGE_PREFIX}vendor-application`

interface DetailsDraft {
  userId: string
  type: VendorType
  /** of a document only the address, which its owner alone can open */
  values: DetailsValues
}

/** The typed details of this user, stored in this tab: a reload, going back and closing the dialog lose nothing. */
export function draftOf(userId: string): DetailsDraft | null {
  const draft = parseStored(tabStorage.read(KEY)) as Partial<DetailsDraft> | null
  if (draft?.userId !== userId || !draft.type || !draft.values) return null
  const isWhole = Object.values(draft.values).every((text) => typeof text === 'string')
  return isWhole ? { userId, type: draft.type, values: draft.values } : null
}

export function clearDraft(): void {
  tabStorage.remove(KEY)
}

/** Stores every change of the surrounding form. */
export function SaveDraft({ userId, type }: { userId: string; type: VendorType }) {
  const { values } = useFormikContext<DetailsValues>()
  useEffect(() => {
    tabStorage.write(KEY, JSON.stringify({ userId, type, values } satisfies DetailsDraft))
  }, [userId, type, values])
  return null
}
