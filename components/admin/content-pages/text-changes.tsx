import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { ChangedPieces } from '@/components/admin/changed-pieces'
import type { Language } from '@/lib/domain/account/account'
import type { PageTextInLanguage } from '@/lib/domain/content-pages/content-page'
import { changesBetween } from '@/lib/domain/text/changes'
import { directionOf } from '@/lib/i18n/direction'

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
export function TextChanges({ language, before, after }: TextChangesProps) {
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
