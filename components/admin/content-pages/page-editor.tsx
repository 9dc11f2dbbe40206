'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { IfMayWrite } from '@/components/admin/admin-role'
import { LanguageColumns, VersionedForm } from '@/components/admin/content/versioned-form'
import { Button } from '@/components/ui/button'
import type { ContentPageWire } from '@/lib/contract/schemas/content-pages/content-page'
import { LANGUAGES } from '@/lib/domain/account/account'
import type { PageTextInLanguage } from '@/lib/domain/content-pages/content-page'
import { Link } from '@/lib/i18n/navigation'
import { PageTextFields } from './page-text-fields'
import { usePageEditor } from './use-page-editor'

const ActionBar = styled.div`
  position: sticky; inset-block-end: calc(var(--h-tabbar) + env(safe-area-inset-bottom)); z-index: var(--z-sticky); display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-4);
  padding-block: var(--s-4); background: var(--c-bg); border-block-start: 1px solid var(--c-line);
  p { color: var(--c-ink-3); font-size: var(--fs-sm); margin-inline-end: auto; }
  a { text-decoration: underline; text-underline-offset: 4px; min-block-size: var(--tap); display: grid; align-items: center; }
  @media (min-width: 960px) { inset-block-end: 0; }
`

interface PageEditorProps {
  page: ContentPageWire
  /** renders the page as visitors see it */
  preview: (text: PageTextInLanguage) => ReactNode
}

/** Both languages of a page side by side, each with a preview. A failed save keeps the typed text. */
export function PageEditor({ page, preview }: PageEditorProps) {
  const t = useTranslations('admin.pages')
  const editor = usePageEditor(page)
  return (
    <VersionedForm words="admin.pages" label={t('title')} conflict={editor.conflict} onSave={editor.save}>
      <LanguageColumns>
        {LANGUAGES.map((language) => (
          <PageTextFields
            key={language}
            language={language}
            text={editor.texts[language]}
            errors={editor.errors}
            preview={preview}
            onChange={(change) => editor.write(language, change)}
          />
        ))}
      </LanguageColumns>
      <ActionBar>
        <p role="status">{editor.isChanged ? t('unsaved') : ''}</p>
        <Link href={`/${page.name}`} prefetch={false} target="_blank">
          {t('see')}
        </Link>
        <IfMayWrite area="content">
          {' '}
          <Button type="submit" disabled={editor.isSaving || !editor.isChanged} aria-busy={editor.isSaving}>
            {t(editor.isSaving ? 'saving' : 'save')}
          </Button>
        </IfMayWrite>{' '}
      </ActionBar>
    </VersionedForm>
  )
}
