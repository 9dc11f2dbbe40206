'use client'

import { OldVersion } from '@/components/admin/content-pages/old-version'
import { PageEditor } from '@/components/admin/content-pages/page-editor'
import { ContentPreview } from '@/components/content-pages/content-preview'
import type { ContentPageWire } from '@/lib/contract/schemas/content-pages/content-page'
import type { PageTextInLanguage } from '@/lib/domain/content-pages/content-page'

/** The same component that renders the public page. */
const preview = (text: PageTextInLanguage) => <ContentPreview page={text} />

export function EditWithPreview({ page }: { page: ContentPageWire }) {
  return <PageEditor page={page} preview={preview} />
}

export function OldWithPreview({ shown, old }: { shown: ContentPageWire; old: ContentPageWire }) {
  return <OldVersion shown={shown} old={old} preview={preview} />
}
