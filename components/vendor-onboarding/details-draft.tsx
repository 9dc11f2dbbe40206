'use client'

import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import type { DetailsValues } from './details-values'

/** The typed details per user; stored as long as the page, so that going back or closing the dialog loses nothing. */
let draft: { userId: string; values: DetailsValues } | null = null

export const draftOf = (userId: string) => (draft?.userId === userId ? draft.values : null)

export function clearDraft(): void {
  draft = null
}

/** Stores every change of the surrounding form. */
export function SaveDraft({ userId }: { userId: string }) {
  const { values } = useFormikContext<DetailsValues>()
  useEffect(() => {
    draft = { userId, values }
  }, [userId, values])
  return null
}
