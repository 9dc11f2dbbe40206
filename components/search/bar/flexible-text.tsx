'use client'

import { LazyMessages } from '@/lib/i18n/lazy-messages'
import { datesOf, type SearchDraft } from './search-draft'
import { useFlexibleText } from './use-flexible-text'

/** The flexible dates of the bar; few searches have them, so that their texts load with the first. */
export default function FlexibleText({ draft }: { draft: SearchDraft }) {
  return (
    <LazyMessages part="calendar">
      <Text draft={draft} />
    </LazyMessages>
  )
}

function Text({ draft }: { draft: SearchDraft }) {
  return useFlexibleText()(datesOf(draft))
}
