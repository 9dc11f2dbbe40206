'use client'

import { useTranslations } from 'next-intl'
import { type ChangeEvent, type ReactNode, useDeferredValue, useId } from 'react'
import styled from 'styled-components'
import { describedBy, Field, TextInput } from '@/components/ui/input/field'
import type { Language } from '@/lib/domain/account/account'
import {
  MAX_PAGE_INTRO,
  MAX_PAGE_TEXT,
  MAX_PAGE_TITLE,
  type PageTextInLanguage,
} from '@/lib/domain/content-pages/content-page'
import { directionOf } from '@/lib/i18n/direction'

const TEXT_ROWS = 18
const LENGTHS = { title: MAX_PAGE_TITLE, lead: MAX_PAGE_INTRO, text: MAX_PAGE_TEXT }
const NAMES = ['title', 'lead', 'text'] as const

const Side = styled.fieldset`
  display: grid; gap: var(--s-4); align-content: start; min-inline-size: 0;
  legend { font-size: var(--fs-xl); font-weight: var(--fw-semibold); margin-block-end: var(--s-3); }
  textarea { padding-block: var(--s-3); line-height: var(--lh-body); resize: vertical; }
  details { border-radius: var(--r-lg); background: var(--c-sub); padding: var(--s-4) var(--s-5); }
  summary { min-block-size: var(--tap); display: grid; align-items: center; font-weight: var(--fw-semibold); }
`

const Page = styled.div`
  position: relative; max-block-size: 60vh; overflow: auto; padding-block-start: var(--s-4);
`

interface PageTextFieldsProps {
  language: Language
  text: PageTextInLanguage
  /** error texts by path: `ar.title` */
  errors: Record<string, string>
  preview: (text: PageTextInLanguage) => ReactNode
  onChange: (change: Partial<PageTextInLanguage>) => void
}

/** One language of a page: title, summary, text and preview. */
export function PageTextFields({ language, text, errors, preview, onChange }: PageTextFieldsProps) {
  const t = useTranslations('admin.pages')
  const id = useId()
  const shown = useDeferredValue(text)
  const dir = directionOf(language)
  return (
    <Side>
      <legend>{t(`languages.${language}`)}</legend>
      {NAMES.map((name) => {
        const error = errors[`${language}.${name}`]
        const help = name === 'text' ? t('help') : undefined
        const own = `${id}-${name}`
        return (
          <Field key={name} id={own} label={t(`fields.${name}`)} help={help} error={error}>
            <TextInput
              as={name === 'text' ? 'textarea' : 'input'}
              id={own}
              dir={dir}
              lang={language}
              {...(name === 'text' ? { rows: TEXT_ROWS } : {})}
              maxLength={LENGTHS[name]}
              value={text[name]}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy(own, { help, error })}
              onChange={(event: ChangeEvent<HTMLInputElement>) => onChange({ [name]: event.target.value })}
            />
          </Field>
        )
      })}
      <details open>
        <summary>{t('preview')}</summary>
        <Page dir={dir} lang={language} tabIndex={0}>
          {preview(shown)}
        </Page>
      </details>
    </Side>
  )
}
