'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Combobox } from '@/components/ui/input/combobox'
import { type Choice, matchesChoice, type SearchDraft, withAll } from './search-draft'

export interface SearchFieldsProps {
  draft: SearchDraft
  onChange: (draft: SearchDraft) => void
  cities: Choice[]
  categories: Choice[]
}

interface FieldStyle {
  /** the wrapper of a field */
  className: string
}

/** City and type: two comboboxes that match names in both languages. */
export function SearchFields(props: SearchFieldsProps & FieldStyle) {
  const { draft, onChange, cities, categories, className } = props
  const t = useTranslations('search.bar')
  const id = useId()
  return (
    <>
      <div className={className}>
        <label htmlFor={`${id}-city`}>{t('where')}</label>
        <Combobox
          id={`${id}-city`}
          name="city"
          label={t('where')}
          placeholder={t('anyCity')}
          options={cities}
          value={draft.city}
          onChange={(city) => onChange({ ...draft, city })}
          matches={matchesChoice}
          words={{ count: (count) => t('cities', { count }), none: t('noCity') }}
        />
      </div>
      <div className={className}>
        <label htmlFor={`${id}-category`}>{t('what')}</label>
        <Combobox
          id={`${id}-category`}
          label={t('what')}
          placeholder={t('all')}
          options={withAll(categories, t('all'))}
          value={draft.categoryId}
          onChange={(categoryId) => {
            const isHourly = categories.some(({ value, isHourly }) => value === categoryId && isHourly)
            onChange({ ...draft, categoryId, start: isHourly ? draft.start : null })
          }}
          matches={matchesChoice}
          words={{ count: (count) => t('categories', { count }), none: t('noCategory') }}
        />
      </div>
    </>
  )
}
