'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { IfMayWrite } from '@/components/admin/admin-role'
import { Button } from '@/components/ui/button'
import { LANGUAGES } from '@/lib/domain/account/account'
import type { ContentPageWire, PageTextInLanguage } from '@/lib/domain/content-pages/content-page'
import { directionOf } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { RestoreDialog } from './restore-dialog'
import { TextChanges } from './text-changes'

const Sheet = styled.section`
  display: grid; gap: var(--s-6); grid-template-columns: minmax(0, 1fr);
  h2 { font-size: var(--fs-xl); }
  h3 { font-size: var(--fs-lg); margin-block-end: var(--s-3); }
`

const Head = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s-4);
`

const Actions = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-3);
`

const Languages = styled.div`
  display: grid; gap: var(--s-8); grid-template-columns: minmax(0, 1fr);
  @media (min-width: 960px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`

const LanguageSide = styled.div`
  display: grid; gap: var(--s-4); grid-template-columns: minmax(0, 1fr); align-content: start;
`

const Page = styled.div`
  position: relative; max-block-size: 60vh; overflow: auto; border-radius: var(--r-lg); background: var(--c-sub); padding: var(--s-4) var(--s-5);
`

const Quiet = styled.p`
  color: var(--c-ink-3); font-size: var(--fs-sm);
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
        <Actions>
          <Button as={Link} href={`/admin/pages?name=${old.name}`} $kind="outline" $size="sm">
            {t('versions.back')}
          </Button>
          <IfMayWrite area="content">
            {' '}
            <Button type="button" $size="sm" onClick={() => setRequesting(true)}>
              {t('versions.restore')}
            </Button>
          </IfMayWrite>{' '}
        </Actions>
      </Head>
      <Quiet>{t('versions.legend')}</Quiet>
      <Languages>
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
      </Languages>
      {isRequesting ? <RestoreDialog shown={shown} old={old} onClose={() => setRequesting(false)} /> : null}
    </Sheet>
  )
}
