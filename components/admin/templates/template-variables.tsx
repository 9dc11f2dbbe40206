import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import type { Language } from '@/lib/domain/account/account'
import { sampleParams } from '@/lib/domain/content/template-samples'

const Help = styled.section`
  display: grid; gap: var(--s-3); grid-template-columns: minmax(0, 1fr); padding: var(--s-4) var(--s-5); border-radius: var(--r-lg); background: var(--c-sub);
  h2 { font-size: var(--fs-md); }
  dl { display: grid; gap: var(--s-3) var(--s-6); grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr)); margin: 0; }
  div { display: grid; gap: var(--s-1); align-content: start; justify-items: start; }
  dd { margin: 0; font-size: var(--fs-sm); overflow-wrap: anywhere; }
  small { display: block; color: var(--c-ink-3); }
  code { padding: var(--s-1) var(--s-2); border-radius: var(--r-sm); background: var(--c-raised); }
`

/** What each variable of a template stands for, with an example. */
export function TemplateVariables({ names }: { names: readonly string[] }) {
  const t = useTranslations('admin.templates.variables')
  const samples = sampleParams(useLocale() as Language)
  if (names.length === 0) return null
  return (
    <Help aria-labelledby="template-variables">
      <h2 id="template-variables">{t('title')}</h2>
      <p>{t('lead')}</p>
      <dl>
        {names.map((name) => (
          <div key={name}>
            <dt>
              <code dir="ltr">{`{${name}}`}</code>
            </dt>
            <dd>
              {t.has(`meaning.${name}`) ? t(`meaning.${name}`) : null}
              <small>
                <bdi>{t('sample', { value: String(samples[name] ?? '') })}</bdi>
              </small>
            </dd>
          </div>
        ))}
      </dl>
    </Help>
  )
}
