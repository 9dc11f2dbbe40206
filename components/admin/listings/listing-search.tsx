'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import styled from 'styled-components'
import { SelectFrame } from '@/components/forms/select-field'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { TextInput } from '@/components/ui/input/field'
import { LICENCE_FILTERS, type ReviewFilter, type ReviewTab } from '@/lib/domain/listing/listing-review'

const Line = styled.form`
  display: grid; gap: var(--s-3); align-items: end; grid-template-columns: minmax(0, 1fr);
  label { font-size: var(--fs-sm); font-weight: var(--fw-medium); }
  > div { display: grid; gap: var(--s-2); }
  @media (min-width: 701px) { grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) auto; }
`

/** The search of the queue and its filter by licence; a GET form, so that the address holds both. */
export function ListingSearch({ tab, filter }: { tab: ReviewTab; filter: ReviewFilter }) {
  const t = useTranslations('admin.services.find')
  const id = useId()
  return (
    <Line role="search">
      <input type="hidden" name="state" value={tab} />
      <div>
        <label htmlFor={`${id}-q`}>{t('label')}</label>
        <TextInput
          id={`${id}-q`}
          name="q"
          type="search"
          defaultValue={filter.q ?? ''}
          maxLength={60}
          dir="auto"
          autoComplete="off"
        />
      </div>
      <div>
        <label htmlFor={`${id}-licence`}>{t('licence')}</label>
        <SelectFrame>
          <select id={`${id}-licence`} name="licence" defaultValue={filter.licence ?? ''}>
            <option value="">{t('all')}</option>
            {LICENCE_FILTERS.map((one) => (
              <option key={one} value={one}>
                {t(one)}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" size={16} />
        </SelectFrame>
      </div>
      <Button type="submit" $kind="outline">
        {t('action')}
      </Button>
    </Line>
  )
}
