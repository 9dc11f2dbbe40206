import { Field, useFormikContext } from 'formik'
import { useLocale } from 'next-intl'
import { useId } from 'react'
import { Ticks } from '@/components/forms/ticks'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import { localName } from '@/lib/i18n/direction'

interface PlaceTicksProps {
  listings: readonly (LocalizedName & { _id: string })[]
  legend: string
  /** shown where none is ticked */
  missing: string
  /** the label of the tick that means all of them, also later ones; absent: there is none */
  all?: string
}

/** The listings that something is for, in a form with `listingIds` and, where all may be meant, `isForAll`. */
export function PlaceTicks({ listings, legend, missing, all }: PlaceTicksProps) {
  const locale = useLocale()
  const id = useId()
  const { values, submitCount } = useFormikContext<{ listingIds: string[]; isForAll?: boolean }>()
  const isMissing = submitCount > 0 && !values.isForAll && values.listingIds.length === 0
  return (
    <Ticks aria-describedby={isMissing ? `${id}-error` : undefined}>
      <legend>{legend}</legend>
      {all === undefined ? null : (
        <label htmlFor={`${id}-all`}>
          <Field id={`${id}-all`} type="checkbox" name="isForAll" />
          {all}
        </label>
      )}
      {values.isForAll
        ? null
        : listings.map((one) => (
            <label key={one._id} htmlFor={`${id}-${one._id}`}>
              <Field id={`${id}-${one._id}`} type="checkbox" name="listingIds" value={one._id} />
              <bdi>{localName(locale, one)}</bdi>
            </label>
          ))}
      {isMissing ? (
        <p id={`${id}-error`} role="alert">
          {missing}
        </p>
      ) : null}
    </Ticks>
  )
}
