'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { IfMayWrite } from '@/components/admin/admin-role'
import { ChangedPieces } from '@/components/admin/changed-pieces'
import { changesBetween } from '@/components/admin/changes'
import { LanguageColumns } from '@/components/admin/content/versioned-form'
import { ActDialog } from '@/components/shared/act-dialog'
import { FaintText } from '@/components/shared/styles/quiet-text'
import { Wrapped } from '@/components/shared/styles/stack'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { ContentPageWire } from '@/lib/contract/schemas/content-pages/content-page'
import { LANGUAGES, type Language } from '@/lib/domain/account/account'
import type { PageTextInLanguage } from '@/lib/domain/content-pages/content-page'
import { directionOf } from '@/lib/i18n/direction'
import { Link, useRouter } from '@/lib/i18n/navigation'

const Sheet = styled.section`
  display: grid; gap: var(--s-6); grid-template-columns: minmax(0, 1fr);
  h2 { font-size: var(--fs-xl); }
  h3 { font-size: var(--fs-lg); margin-block-end: var(--s-3); }
`

const Head = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s-4);
`

const LanguageSide = styled.div`
  display: grid; gap: var(--s-4); grid-template-columns: minmax(0, 1fr); align-content: start;
`

const Page = styled.div`
  position: relative; max-block-size: 60vh; overflow: auto; border-radius: var(--r-lg); background: var(--c-sub); padding: var(--s-4) var(--s-5);
`

interface OldVersionProps {
  /** the published version */
  shown: ContentPageWire
  old: ContentPageWire
  /** the rendered page as published */
  preview: (text: PageTextInLanguage) => ReactNode
}

/** An earlier version, its differences from the published one, and a button that restores it. */
export function OldVersion({ shown, old, preview }: OldVersionProps) {
  const t = useTranslations('admin.pages')
  const [isRequesting, setRequesting] = useState(false)
  return (
    <Sheet aria-labelledby="old-version">
      <Head>
        <h2 id="old-version">{t('versions.one', { version: old.version })}</h2>
        <Wrapped $gap={3}>
          <Button as={Link} href={`/admin/pages?name=${old.name}`} $kind="outline" $size="sm">
            {t('versions.back')}
          </Button>
          <IfMayWrite area="content">
            {' '}
            <Button $size="sm" onClick={() => setRequesting(true)}>
              {t('versions.restore')}
            </Button>
          </IfMayWrite>{' '}
        </Wrapped>
      </Head>
      <FaintText>{t('versions.legend')}</FaintText>
      <LanguageColumns>
        {LANGUAGES.map((language) => (
          <LanguageSide key={language}>
            <div>
              <h3>{t(`languages.${language}`)}</h3>
              <TextChanges language={language} before={shown[language]} after={old[language]} />
            </div>
            <Page dir={directionOf(language)} lang={language} tabIndex={0}>
              {preview(old[language])}
            </Page>
          </LanguageSide>
        ))}
      </LanguageColumns>
      {isRequesting ? <RestoreDialog shown={shown} old={old} onClose={() => setRequesting(false)} /> : null}
    </Sheet>
  )
}

interface RestoreDialogProps {
  shown: ContentPageWire
  old: ContentPageWire
  onClose: () => void
}

/** Asks once, because the change is public within a minute; the replaced version is retained. */
function RestoreDialog({ shown, old, onClose }: RestoreDialogProps) {
  const t = useTranslations('admin.pages.versions')
  const router = useRouter()
  return (
    <ActDialog
      kind="primary"
      title={t('ask', { version: old.version })}
      keep={t('keep')}
      confirm={t('restore')}
      done={({ version }) => t('restored', { version, from: old.version })}
      send={() =>
        call('POST /admin/pages/:name/restore', {
          params: { name: old.name },
          body: { version: shown.version, from: old.version },
        })
      }
      onDone={() => router.push(`/admin/pages?name=${old.name}`)}
      onClose={onClose}
    >
      <p>{t('askText', { next: shown.version + 1 })}</p>
    </ActDialog>
  )
}

const List = styled.div`
  display: grid; gap: var(--s-3); grid-template-columns: minmax(0, 1fr); font-size: var(--fs-sm); overflow-wrap: anywhere;
  > div { display: grid; gap: var(--s-2); grid-template-columns: minmax(0, 1fr); }
  h4 { font-size: var(--fs-sm); color: var(--c-ink-3); font-weight: var(--fw-medium); }
  p { padding-inline-start: var(--s-3); border-inline-start: 3px solid var(--c-line-strong); }
`

const RestText = styled.p`
  && { border: 0; padding: 0; color: var(--c-ink-3); }
`

const NAMES = ['title', 'lead', 'text'] as const

interface TextChangesProps {
  language: Language
  before: PageTextInLanguage
  after: PageTextInLanguage
}

/** The differences between two versions in one language, in the editors' markup. */
function TextChanges({ language, before, after }: TextChangesProps) {
  const t = useTranslations('admin.pages')
  const changed = NAMES.filter((name) => before[name] !== after[name])
  if (changed.length === 0) return <p>{t('versions.same')}</p>
  return (
    <List>
      {changed.map((name) => (
        <div key={name}>
          <h4>{t(`fields.${name}`)}</h4>
          <Lines language={language} before={before[name]} after={after[name]} />
        </div>
      ))}
    </List>
  )
}

function Lines({ language, before, after }: { language: Language; before: string; after: string }) {
  const t = useTranslations('admin.pages.versions')
  return changesBetween(before, after).map((line, index) =>
    line.kind === 'unchanged' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of two fixed texts never move
      <RestText key={index}>{t('unchanged', { count: line.lines })}</RestText>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <p key={index} dir={directionOf(language)} lang={language}>
        <ChangedPieces pieces={line.pieces} />
      </p>
    ),
  )
}
