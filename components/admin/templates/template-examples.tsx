import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import type { Language } from '@/lib/domain/account/account'
import { casesOf, hasCount } from '@/lib/domain/content/check-template'
import { filledIn, TRIED_COUNTS } from '@/lib/domain/content/template-samples'
import { directionOf } from '@/lib/i18n/direction'

const Examples = styled.figure`
  display: grid; gap: var(--s-2); margin: 0;
  figcaption { color: var(--c-ink-3); font-size: var(--fs-sm); }
  dl, ul { display: grid; gap: var(--s-2) var(--s-4); margin: 0; padding: var(--s-4) var(--s-5); border-radius: var(--r-lg); background: var(--c-sub); font-size: var(--fs-sm); overflow-wrap: anywhere; }
  dl { grid-template-columns: max-content minmax(0, 1fr); }
  ul { list-style: none; }
  dt { color: var(--c-ink-3); font-variant-numeric: tabular-nums; }
  dd { margin: 0; }
`

interface TemplateExamplesProps {
  language: Language
  /** of the parts of a template */
  texts: readonly string[]
}

/** A text as it reads with each form of a number, and in each of its cases; nothing where it is always the same. */
export function TemplateExamples({ language, texts }: TemplateExamplesProps) {
  const t = useTranslations('admin.templates')
  const within = { dir: directionOf(language), lang: language }
  return texts.map((text) => {
    const cases = casesOf(language, text).map((chosen) => filledIn(language, text, undefined, chosen))
    return [
      hasCount(language, text) ? (
        <Examples key={`counts ${text}`}>
          <figcaption>{t('plural.examples')}</figcaption>
          <dl {...within}>
            {TRIED_COUNTS.map((count) => [
              <dt key={`number ${count}`}>{count}</dt>,
              <dd key={count}>{filledIn(language, text, count)}</dd>,
            ])}
          </dl>
        </Examples>
      ) : null,
      cases.length > 0 ? (
        <Examples key={`cases ${text}`}>
          <figcaption>{t('cases')}</figcaption>
          <ul {...within}>
            {[...new Set(cases)].map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Examples>
      ) : null,
    ]
  })
}
