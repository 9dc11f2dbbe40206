'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { TextField } from '@/components/forms/text-field'

export const FieldPair = styled.div`
  display: grid; gap: var(--s-4); grid-template-columns: repeat(auto-fit, minmax(220px, 1fr)); align-items: start;
`

interface BilingualFieldsProps {
  /** of the English text; the Arabic one is `{name}_ar` */
  name: string
  label: string
  maxLength: number
  /** under the English text */
  help?: string
}

/** A text in both languages, each written in its own direction. */
export function BilingualFields({ name, label, maxLength, help }: BilingualFieldsProps) {
  const t = useTranslations('admin.content')
  return (
    <FieldPair>
      <TextField
        name={`${name}_ar`}
        label={t('inArabic', { label })}
        dir="rtl"
        lang="ar"
        maxLength={maxLength}
      />
      <TextField
        name={name}
        label={t('inEnglish', { label })}
        help={help}
        dir="ltr"
        lang="en"
        maxLength={maxLength}
      />
    </FieldPair>
  )
}
