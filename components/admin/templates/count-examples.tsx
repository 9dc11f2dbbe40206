import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import type { Language } from '@/lib/domain/account/account'
import { hasCount } from '@/lib/domain/content/check-template'
import { filledIn, TRIED_COUNTS } from '@/lib/domain/content/template-samples'
import { directionOf } from '@/lib/i18n/direction'

const Examples = styled.figure`
  display: grid; gap: var(--s-2); margin: 0;
  figcaption { color: var(--c-ink-3); font-size: var(--fs-sm); }
  dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: var(--s-2) var(--s-4); margin: 0; padding: var(--s-4) var(--s-5); border-radius: var(--r-lg); background: var(--c-sub); font-size: var(--fs-sm); overflow-wrap: anywhere; }
  dt { color: var(--c-ink-3); font-variant-numeric: tabular-nums; }
  dd { margin: 0; }
`

interface CountExamplesProps {
  language: Language
  /** of the parts of a template */
  texts: readonly string[]
}

/** A text with a number as it reads with each form of its language; nothing where there is no number. */
export function CountExamples({ language, texts }: CountExamplesProps) {
  const t = useTranslations('admin.templates.plural')
  return texts
    .filter((text) => hasCount(language, text))
    .map((text) => (
      <Examples key={text}>
        <figcaption>{t('examples')}</figcaption>
        <dl dir={directionOf(language)} lang={language}>
          {TRIED_COUNTS.map((count) => [
            <dt key={`number ${count}`}>{count}</dt>,
            <dd key={count}>{filledIn(language, text, count)}</dd>,
          ])}
        </dl>
      </Examples>
    ))
}
