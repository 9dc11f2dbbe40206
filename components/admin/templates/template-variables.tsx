import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
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

const PluralForms = styled.details`
  padding: var(--s-2) var(--s-5); border-radius: var(--r-lg); box-shadow: inset 0 0 0 1px var(--c-line);
  summary { display: flex; align-items: center; justify-content: space-between; gap: var(--s-4); min-block-size: var(--tap); font-weight: var(--fw-semibold); cursor: pointer; }
  summary svg { flex: none; transition: transform var(--t-2) var(--ease); }
  &[open] summary svg { transform: rotate(180deg); }
  p { margin-block: var(--s-2); }
  ul { display: grid; gap: var(--s-1); margin: 0 0 var(--s-3); padding-inline-start: var(--s-5); }
  code { padding-inline: var(--s-2); border-radius: var(--r-sm); background: var(--c-sub); }
`

const ARABIC_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
const ENGLISH_FORMS = ['one', 'other'] as const

/** How a text with a number is written, by the forms of each language. */
export function PluralHelp() {
  const t = useTranslations('admin.templates.plural')
  return (
    <PluralForms>
      <summary>
        {t('title')}
        <Icon name="chevronDown" size={18} />
      </summary>
      <p>{t('lead')}</p>
      <p>{t('forms')}</p>
      <ul>
        {ARABIC_FORMS.map((form) => (
          <li key={form}>
            <code dir="ltr">{form}</code> {t(`form.${form}`)}
          </li>
        ))}
      </ul>
      <p>{t('formsEn')}</p>
      <ul>
        {ENGLISH_FORMS.map((form) => (
          <li key={form}>
            <code dir="ltr">{form}</code> {t(`formEn.${form}`)}
          </li>
        ))}
      </ul>
    </PluralForms>
  )
}
