'use client'

import { useFormikContext } from 'formik'
import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Thumbnail } from '@/components/shared/photos/thumbnail'
import { RetryNotice } from '@/components/shared/retry-notice'
import { Skeleton } from '@/components/ui/skeleton'
import { ErrorLine } from '@/components/wizard/fields/error-line'
import { useAnswer } from '@/lib/api/use-answer'
import { type Draft, withListingType } from '@/lib/domain/listing/draft'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { variantsOf } from '@/lib/domain/listing/variants'
import { inLanguage } from '@/lib/i18n/direction'
import { VariantChoice } from './variant-choice'

/** Pictures to choose one from. */
const TypeCards = styled.fieldset`
  display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--s-3);
  @media (min-width: 701px) { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: var(--s-4); }
  label {
    position: relative; display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; gap: 2px; padding: var(--s-2) var(--s-2) var(--s-3); border-radius: var(--r-lg);
    box-shadow: inset 0 0 0 1px var(--c-line-strong); cursor: pointer; transition: box-shadow var(--t-1) var(--ease), background var(--t-1) var(--ease);
  }
  label:hover { background: var(--c-sub); }
  label:has(:checked) { box-shadow: inset 0 0 0 2px var(--c-primary); background: var(--c-primary-soft); }
  label:has(:focus-visible) { outline: 3px solid var(--c-focus); outline-offset: 2px; }
  label:has([aria-invalid]) { box-shadow: inset 0 0 0 1.5px var(--c-err); }
  input { position: absolute; inset-block-start: var(--s-4); inset-inline-end: var(--s-4); inline-size: 20px; block-size: 20px; margin: 0; accent-color: var(--c-primary); }
  img { inline-size: 100%; aspect-ratio: 3 / 2; object-fit: cover; border-radius: var(--r-md); background: var(--c-skeleton); margin-block-end: var(--s-2); }
`

const Name = styled.span`
  padding-inline: var(--s-2); font-weight: var(--fw-semibold); line-height: var(--lh-snug);
`

const Text = styled.span`
  padding-inline: var(--s-2); font-size: var(--fs-xs); color: var(--c-ink-2);
`

/** The listing type, from the active categories, and its variant where there is a choice. */
export function TypeStep() {
  const t = useTranslations('wizard.type')
  const locale = useLocale()
  const { values, errors, setValues, setErrors } = useFormikContext<Draft>()
  const { data, error, mutate } = useAnswer('GET /services/categories', {})
  if (error) {
    return <RetryNotice tone="err" text={t('failed')} retry={t('retry')} onRetry={() => mutate()} />
  }
  if (!data) return <Skeleton $block="320px" />
  const active = data.categories.filter(({ status }) => status === 'active')
  const variants = variantsOf(listingTypeOf(values.type))
  return (
    <>
      {/* Above the cards: below nine of them it would be out of view on a phone. */}
      <ErrorLine id="type-error">{errors.categoryId}</ErrorLine>
      <TypeCards>
        <legend className="sr-only">{t('label')}</legend>
        {active.map(({ _id, type, category, category_name_ar, blurb, blurb_ar, image }) => (
          <label key={_id}>
            <input
              type="radio"
              name="categoryId"
              value={_id}
              checked={values.categoryId === _id}
              aria-invalid={errors.categoryId ? true : undefined}
              aria-describedby={errors.categoryId ? 'type-error' : undefined}
              onChange={() => {
                setErrors({})
                void setValues((now) => withListingType(now, type, _id))
              }}
            />
            <Thumbnail url={image} alt="" />
            <Name>{inLanguage(locale, { en: category, ar: category_name_ar })}</Name>
            <Text>{inLanguage(locale, { en: blurb, ar: blurb_ar })}</Text>
          </label>
        ))}
      </TypeCards>
      {values.categoryId && variants.length > 1 ? (
        <VariantChoice
          key={values.type}
          variants={variants}
          chosen={values.variant}
          onChoose={(variant) => void setValues((now) => ({ ...now, variant }))}
        />
      ) : null}
    </>
  )
}
