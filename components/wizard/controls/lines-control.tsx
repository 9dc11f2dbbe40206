'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import styled from 'styled-components'
import { useFieldText } from '@/components/shared/listing-fields/use-field-text'
import { Button, IconButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { TextInput } from '@/components/ui/input/field'
import type { ControlProps } from '@/components/wizard/fields/control'
import { ControlGroup } from '@/components/wizard/fields/control-group'
import { ErrorLine } from '@/components/wizard/fields/error-line'
import { useControl } from '@/components/wizard/fields/use-control'
import { MAX_LINES } from '@/lib/domain/listing/fields/basic-codecs'

const Line = styled.div`
  display: grid; grid-template-columns: 1fr auto; gap: var(--s-2); align-items: center;
`

/** The user's own rules, one per line. */
export function LinesControl({ field }: ControlProps) {
  const t = useTranslations('wizard')
  const { value, change, errorAt } = useControl<'lines'>(field)
  const { label, help } = useFieldText(field)
  const id = useId()
  const lines = value ?? []
  return (
    <ControlGroup title={label} hint={help} error={errorAt()}>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their index
        <div key={i}>
          <Line>
            <TextInput
              name={`${field.path}.${i}`}
              aria-label={t('line', { n: i + 1 })}
              aria-invalid={errorAt(String(i)) ? true : undefined}
              aria-describedby={errorAt(String(i)) ? `${id}-${i}` : undefined}
              dir="auto"
              maxLength={field.max}
              value={line}
              onChange={(event) => change((now) => now.map((one, j) => (j === i ? event.target.value : one)))}
            />
            <IconButton
              aria-label={t('removeLine', { n: i + 1 })}
              onClick={() => change((now) => now.filter((_, j) => j !== i))}
            >
              <Icon name="close" size={18} />
            </IconButton>
          </Line>
          <ErrorLine id={`${id}-${i}`}>{errorAt(String(i))}</ErrorLine>
        </div>
      ))}
      {lines.length < MAX_LINES ? (
        <div>
          <Button $kind="outline" $size="sm" onClick={() => change((now) => [...now, ''])}>
            <Icon name="plus" size={16} /> {t('addLine')}
          </Button>
        </div>
      ) : null}
    </ControlGroup>
  )
}
