'use client'

import { useLocale } from 'next-intl'
import { useMemo } from 'react'
import { namedNationalities } from '@/lib/domain/account/nationalities'
import { SelectField } from './select-field'

/** Countries by their names in the page's language, the Gulf states first. */
export function NationalityField(props: { name: string; label: string; placeholder: string }) {
  const locale = useLocale()
  const options = useMemo(
    () => namedNationalities(locale).map(({ code, name }) => ({ value: code, label: name })),
    [locale],
  )
  return <SelectField {...props} options={options} />
}
