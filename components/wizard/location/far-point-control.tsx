'use client'

import { useFormikContext } from 'formik'
import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { CheckLabel } from '@/components/wizard/fields/check-style'
import type { ControlProps } from '@/components/wizard/fields/control'
import { ErrorLine } from '@/components/wizard/fields/error-line'
import { useControl } from '@/components/wizard/fields/use-control'
import { useAnswer } from '@/lib/api/use-answer'
import { isActive } from '@/lib/domain/catalogue'
import { cityAround, kmBeyondCity } from '@/lib/domain/geo/city-distance'
import type { Draft } from '@/lib/domain/listing/draft'
import { localName } from '@/lib/i18n/direction'
import { useUnconfirm } from './use-suggested-address'

const Frame = styled.div`
  display: grid; gap: var(--s-3); justify-items: start; padding: var(--s-4); border-radius: var(--r-lg); background: var(--c-warn-soft);
`

const FarPointText = styled.p`
  display: flex; align-items: center; gap: var(--s-3); font-weight: var(--fw-medium);
  svg { flex: none; color: var(--c-warn); }
`

/** A pin far from the city: change the city, or confirm both. */
export function FarPointControl({ field }: ControlProps) {
  const t = useTranslations('wizard.place')
  const locale = useLocale()
  const id = useId()
  const { value, change, errorAt } = useControl<'confirmation'>(field)
  const { values, setFieldValue } = useFormikContext<Draft>()
  const unconfirm = useUnconfirm()
  const { data: cities = [] } = useAnswer('GET /services/cities', {})
  const km = kmBeyondCity(values.place, cities)
  if (km === null) return null
  const nearer = cityAround(values.place, cities.filter(isActive))
  const chosen = cities.find(({ name }) => name === values.place.city)
  const city = chosen ? localName(locale, chosen) : values.place.city
  return (
    <Frame>
      <FarPointText role="status">
        <Icon name="alert" size={20} />
        {t('far', { km, city })}
      </FarPointText>
      {nearer ? (
        <Button
          $kind="outline"
          $size="sm"
          onClick={() => {
            setFieldValue('place.city', nearer.name, false)
            unconfirm()
          }}
        >
          {t('farChange', { city: localName(locale, nearer) })}
        </Button>
      ) : null}
      <CheckLabel>
        <input
          type="checkbox"
          name={field.path}
          checked={value}
          aria-invalid={errorAt() ? true : undefined}
          aria-describedby={errorAt() ? `${id}-error` : undefined}
          onChange={(event) => change(event.target.checked)}
        />
        {t('farConfirm', { city })}
      </CheckLabel>
      <ErrorLine id={`${id}-error`}>{errorAt()}</ErrorLine>
    </Frame>
  )
}
