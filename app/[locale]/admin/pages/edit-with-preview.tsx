'use client'

import { PageEditor } from '@/components/admin/page-editor'
import { WordsPreview } from '@/components/words/words-preview'
import type { WordPageWire } from '@/lib/domain/words/page'

/** The editor with the very drawing that visitors see. */
export function EditWithPreview({ page }: { page: WordPageWire }) {
  return <PageEditor page={page} preview={(words) => <WordsPreview words={words} />} />
}
