'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { SelectFrame } from '@/components/forms/select-field'
import { Button } from '@/components/ui/button'
import { describedBy, Field } from '@/components/ui/input/field'
import type { ControlProps } from '@/components/wizard/fields/control'
import { useControl } from '@/components/wizard/fields/use-control'
import { useAnswer } from '@/lib/api/use-answer'
import { localName } from '@/lib/i18n/direction'
import { useUnconfirm } from './use-suggested-address'

/** The cities that can have listings; none is preselected. */
export function CityControl({ field }: ControlProps) {
  const t = useTranslations('wizard.place')
  const locale = useLocale()
  const id = useId()
  const { value, change, errorAt } = useControl<'text'>(field)
  const unconfirm = useUnconfirm()
  const { data: cities = [], error: failure, mutate } = useAnswer('GET /services/cities', {})
  const active = cities.filter(({ status, name }) => status === 'active' || name === value)
  const isKnown = active.some(({ name }) => name === value)
  const error = errorAt() ?? (failure ? t('noCities') : undefined)
  return (
    <Field id={id} label={t('city')} error={error}>
      <SelectFrame>
        <select
          id={id}
          name={field.path}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error })}
          onChange={(event) => {
            change(event.target.value)
            unconfirm()
          }}
        >
          <option value="" disabled>
            {t('selectCity')}
          </option>
          {value && !isKnown ? <option value={value}>{value}</option> : null}
          {active.map((city) => (
            <option key={city._id} value={city.name}>
              {localName(locale, city)}
            </option>
          ))}
        </select>
      </SelectFrame>
      {failure ? (
        <Button $kind="soft" $size="sm" onClick={() => mutate()}>
          {t('retry')}
        </Button>
      ) : null}
    </Field>
  )
}
