'use client'

import { useFormikContext } from 'formik'
import { useLocale, useTranslations } from 'next-intl'
import useSWR from 'swr'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { ErrorLine } from '@/components/wizard/error-line'
import { Notice } from '@/components/wizard/notice'
import { getActiveCategories } from '@/lib/api/own-services'
import { type Draft, withType } from '@/lib/domain/listing/draft'
import { kindOf } from '@/lib/domain/listing/kinds'
import { pictureAt } from '@/lib/domain/listing/picture'
import { variantsOf } from '@/lib/domain/listing/variants'
import { inLanguage } from '@/lib/i18n/direction'
import { TypeCards } from './type-cards'
import { VariantChoice } from './variant-choice'

const PICTURE_WIDTH = 320

/** What is listed, from the categories that are active, and how it is offered where there is a choice. */
export function TypeStep() {
  const t = useTranslations('wizard.type')
  const locale = useLocale()
  const { values, errors, setValues, setErrors } = useFormikContext<Draft>()
  const { data, error, mutate } = useSWR('wizard/categories', getActiveCategories)
  if (error) {
    return (
      <Notice kind="error" text={t('failed')}>
        <Button type="button" $kind="outline" $size="sm" onClick={() => mutate()}>
          {t('retry')}
        </Button>
      </Notice>
    )
  }
  if (!data) return <Skeleton $block="320px" />
  const variants = variantsOf(kindOf(values.type))
  return (
    <>
      {/* Above the cards: below nine of them nobody would see it on a phone. */}
      <ErrorLine id="type-error">{errors.categoryId}</ErrorLine>
      <TypeCards>
        <legend className="sr-only">{t('label')}</legend>
        {data.map(({ _id, type, category, category_name_ar, blurb, blurb_ar, image }) => (
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
                void setValues((now) => withType(now, type, _id))
              }}
            />
            {/* biome-ignore lint/performance/noImgElement: the API keeps every width already, nothing is left to optimise */}
            <img src={pictureAt(image, PICTURE_WIDTH)} alt="" />
            <span className="name">{inLanguage(locale, { en: category, ar: category_name_ar })}</span>
            <span className="text">{inLanguage(locale, { en: blurb, ar: blurb_ar })}</span>
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
