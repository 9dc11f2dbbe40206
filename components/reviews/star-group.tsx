'use client'

import { useField, useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { MARKS } from '@/lib/domain/reviews/review'
import styles from './write-review-dialog.module.css'

interface StarGroupProps {
  /** the name of the form field, and the path of its issues */
  name: string
  label: string
}

/** One to five stars as radio inputs: each has its number as label, arrow keys move, and the row fills up to the chosen one. */
export function StarGroup({ name, label }: StarGroupProps) {
  const t = useTranslations('reviews')
  const id = useId()
  const [field, , { setValue }] = useField<number | null>(name)
  const { errors, submitCount } = useFormikContext()
  const error = submitCount > 0 && !field.value ? (errors as Record<string, string>)[name] : undefined
  return (
    <div
      className={styles.group}
      role="radiogroup"
      aria-labelledby={`${id}-name`}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <div className={styles.line}>
        <span className={styles.name} id={`${id}-name`}>
          {label}
        </span>
        <div className={styles.stars}>
          {MARKS.map((mark) => (
            <label key={mark} data-on={(field.value ?? 0) >= mark || undefined}>
              <input
                type="radio"
                className="sr-only"
                name={name}
                value={mark}
                checked={field.value === mark}
                aria-invalid={error ? true : undefined}
                onChange={() => setValue(mark)}
              />
              <Icon name="star" size={28} />
              <span className="sr-only">{t('stars', { count: mark })}</span>
            </label>
          ))}
        </div>
      </div>
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="alert" size={16} />
          {t('chooseStars')}
        </p>
      ) : null}
    </div>
  )
}
