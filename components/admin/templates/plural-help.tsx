import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'

const Help = styled.details`
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
    <Help>
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
    </Help>
  )
}
