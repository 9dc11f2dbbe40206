'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useId } from 'react'
import { Button } from '@/components/ui/button'
import { Field, SelectInput, TextInput } from '@/components/ui/input/field'
import {
  MAX_REVIEW_SEARCH,
  REVIEW_SORTS,
  type ReviewSort,
  type ReviewsQuery,
} from '@/lib/domain/reviews/listing-reviews'
import styles from './reviews-dialog.module.css'

interface ReviewsSearchProps {
  query: ReviewsQuery
  onSearch: (requested: ReviewsQuery) => void
}

/** The sort order applies at once, the text on submit. */
export function ReviewsSearch({ query: requested, onSearch }: ReviewsSearchProps) {
  const t = useTranslations('detail.reviews')
  const id = useId()
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSearch({ ...requested, text: String(new FormData(event.currentTarget).get('q') ?? '').trim() })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the oldest supported browsers do not know <search>
    <form className={styles.form} role="search" onSubmit={search}>
      <div className={styles.sort}>
        <Field id={`${id}-sort`} label={t('sort')}>
          <SelectInput
            id={`${id}-sort`}
            value={requested.sort}
            onChange={(event) => onSearch({ ...requested, sort: event.target.value as ReviewSort })}
          >
            {REVIEW_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(`sorts.${sort}`)}
              </option>
            ))}
          </SelectInput>
        </Field>
      </div>
      <Field id={`${id}-q`} label={t('search')}>
        <TextInput type="search" id={`${id}-q`} name="q" maxLength={MAX_REVIEW_SEARCH} dir="auto" />
      </Field>
      <Button type="submit" $kind="soft">
        {t('find')}
      </Button>
    </form>
  )
}
