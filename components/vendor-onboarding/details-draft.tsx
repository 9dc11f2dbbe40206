'use client'

import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import type { DetailsValues } from './details-values'

/** What was typed by whom; it lives as long as the page, so that going back or closing the dialog loses nothing. */
let draft: { userId: string; values: DetailsValues } | null = null

export const draftOf = (userId: string) => (draft?.userId === userId ? draft.values : null)

export function clearDraft(): void {
  draft = null
}

/** Stands inside the form and keeps every change. */
export function SaveDraft({ userId }: { userId: string }) {
  const { values } = useFormikContext<DetailsValues>()
  useEffect(() => {
    draft = { userId, values }
  }, [userId, values])
  return null
}
