'use client'

import { OldVersion } from '@/components/admin/content-pages/old-version'
import { PageEditor } from '@/components/admin/content-pages/page-editor'
import { WordsPreview } from '@/components/content-pages/content-preview'
import type { WordPageWire, WordsInOneLanguage } from '@/lib/domain/content-pages/content-page'

/** The very drawing that visitors see. */
const preview = (words: WordsInOneLanguage) => <WordsPreview words={words} />

export function EditWithPreview({ page }: { page: WordPageWire }) {
  return <PageEditor page={page} preview={preview} />
}

export function OldWithPreview({ shown, old }: { shown: WordPageWire; old: WordPageWire }) {
  return <OldVersion shown={shown} old={old} preview={preview} />
}
