'use client'

import { OldVersion } from '@/components/admin/old-version'
import { PageEditor } from '@/components/admin/page-editor'
import { WordsPreview } from '@/components/words/words-preview'
import type { WordPageWire, WordsInOneLanguage } from '@/lib/domain/words/page'

/** The very drawing that visitors see. */
const preview = (words: WordsInOneLanguage) => <WordsPreview words={words} />

export function EditWithPreview({ page }: { page: WordPageWire }) {
  return <PageEditor page={page} preview={preview} />
}

export function OldWithPreview({ shown, old }: { shown: WordPageWire; old: WordPageWire }) {
  return <OldVersion shown={shown} old={old} preview={preview} />
}
