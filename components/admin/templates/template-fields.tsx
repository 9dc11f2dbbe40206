import { useTranslations } from 'next-intl'
import { type ChangeEvent, useId } from 'react'
import styled from 'styled-components'
import { FaintText } from '@/components/shared/styles/quiet-text'
import { describedBy, Field, TextInput } from '@/components/ui/input/field'
import type { TemplateWire } from '@/lib/contract/schemas/content/template'
import type { Language } from '@/lib/domain/account/account'
import { droppedVariables } from '@/lib/domain/content/check-template'
import {
  LONG_PARTS,
  partsOf,
  TEMPLATE_LENGTHS,
  type TemplatePart,
  type TemplateTexts,
} from '@/lib/domain/content/template'
import { directionOf } from '@/lib/i18n/direction'
import { TemplateExamples } from './template-examples'
import { TemplatePreview } from './template-preview'

const Side = styled.fieldset`
  display: grid; gap: var(--s-4); align-content: start; min-inline-size: 0;
  legend { font-size: var(--fs-xl); font-weight: var(--fw-semibold); margin-block-end: var(--s-3); }
  textarea { padding-block: var(--s-3); line-height: var(--lh-body); resize: vertical; }
`

const Warning = styled.p`
  padding: var(--s-3) var(--s-4); border-radius: var(--r-md); background: var(--c-warn-soft); color: var(--c-warn); font-size: var(--fs-sm);
`

interface TemplateFieldsProps {
  template: TemplateWire
  language: Language
  texts: TemplateTexts
  /** error texts by path: `title.ar` */
  errors: Record<string, string>
  onChange: (part: TemplatePart, text: string) => void
}

/** One language of a template with its preview. */
export function TemplateFields({ template, language, texts, errors, onChange }: TemplateFieldsProps) {
  const t = useTranslations('admin.templates')
  const id = useId()
  const parts = partsOf(template.name)
  const isReadable = parts.every((part) => !errors[`${part}.${language}`])
  const dropped = isReadable ? droppedVariables(template.name, language, texts, template.defaults) : []
  return (
    <Side>
      <legend>{t(`languages.${language}`)}</legend>
      {parts.map((part) => {
        const own = `${id}-${part}`
        const error = errors[`${part}.${language}`]
        return (
          <Field key={part} id={own} label={t(`fields.${part}`)} error={error}>
            <TextInput
              as={LONG_PARTS.includes(part) ? 'textarea' : 'input'}
              id={own}
              dir={directionOf(language)}
              lang={language}
              {...(LONG_PARTS.includes(part) ? { rows: 5 } : {})}
              maxLength={TEMPLATE_LENGTHS[part]}
              value={texts[part]?.[language] ?? ''}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy(own, { error })}
              onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(part, event.target.value)}
            />
          </Field>
        )
      })}
      {dropped.length > 0 ? (
        <Warning role="status">
          {t('dropped', { names: dropped.map((one) => `\u2066{${one}}\u2069`).join(' ') })}
        </Warning>
      ) : null}
      {isReadable ? (
        <>
          <TemplateExamples language={language} texts={parts.map((part) => texts[part]?.[language] ?? '')} />
          <TemplatePreview template={template} language={language} texts={texts} />
        </>
      ) : (
        <FaintText>{t('preview.waits')}</FaintText>
      )}
    </Side>
  )
}
