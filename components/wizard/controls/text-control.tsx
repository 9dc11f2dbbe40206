'use client'

import { useTranslations } from 'next-intl'
import { type ComponentPropsWithRef, useId } from 'react'
import styled from 'styled-components'
import { useFieldText } from '@/components/shared/listing-fields/use-field-text'
import { describedBy, Field, TextInput } from '@/components/ui/input/field'
import { Num } from '@/components/ui/num'
import type { ControlProps } from '@/components/wizard/fields/control'
import { useControl } from '@/components/wizard/fields/use-control'
import { useRoomTypeHelp } from '@/components/wizard/property'

/** From this maximum length on a text is multi-line. */
const LONG_TEXT = 1000

const LongText = styled((props: ComponentPropsWithRef<'textarea'>) => <TextInput as="textarea" {...props} />)`
  && { min-block-size: 168px; padding-block: var(--s-3); line-height: var(--lh-body); resize: vertical; }
`

const Count = styled.p`
  justify-self: end; font-size: var(--fs-xs); color: var(--c-ink-3); margin-block-start: calc(-1 * var(--s-1));
`

/** One line, or several with a counter. A text of one language has that language's direction. */
export function TextControl({ field }: ControlProps) {
  const t = useTranslations('wizard')
  const { value, change, errorAt } = useControl<'text'>(field)
  const text = useFieldText(field)
  const help = useRoomTypeHelp(field.path) ?? text.help
  const id = useId()
  const error = errorAt()
  const isLong = field.max >= LONG_TEXT
  const input = {
    id,
    name: field.path,
    value: value ?? '',
    maxLength: field.max,
    required: field.isRequired,
    ...writingOf(field.path),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, { help, error }),
  }
  return (
    <Field id={id} label={text.label} help={help} error={error}>
      {isLong ? (
        <>
          <LongText {...input} onChange={(event) => change(event.target.value)} />
          <Count>
            <span className="sr-only">{t('written', { count: input.value.length, max: field.max })}</span>
            <span aria-hidden="true">
              <Num>
                {input.value.length} / {field.max}
              </Num>
            </span>
          </Count>
        </>
      ) : (
        <TextInput {...input} onChange={(event) => change(event.target.value)} />
      )}
    </Field>
  )
}

function writingOf(path: string) {
  if (path.endsWith('.en')) return { lang: 'en', dir: 'ltr' }
  if (path.endsWith('.ar')) return { lang: 'ar', dir: 'rtl' }
  return { dir: 'auto' }
}
