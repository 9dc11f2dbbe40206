'use client'

import { useField, useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon'
import { MARKS } from '@/lib/domain/review'

const Group = styled.fieldset`
  display: grid; gap: var(--s-1); border: 0; padding: 0; margin: 0; min-inline-size: 0;
  .line { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 var(--s-4); }
  .name { font-weight: var(--fw-medium); padding: 0; }
  .stars { display: flex; align-items: center; margin-inline-end: calc(-1 * var(--s-2)); }
  .stars label { position: relative; display: grid; place-items: center; inline-size: var(--tap); block-size: var(--tap); border-radius: var(--r-full); color: var(--c-line-strong); cursor: pointer; transition: color var(--t-1) var(--ease), scale var(--t-1) var(--ease); }
  .stars label:active { scale: .88; }
  .stars [data-on] { color: var(--c-star); }
  .stars [data-on] svg { fill: currentColor; }
  @media (hover: hover) {
    .stars label:has(~ label:hover), .stars label:hover { color: var(--c-star); }
  }
  .stars label:has(:focus-visible) { outline: 3px solid var(--c-focus); outline-offset: -2px; }
  .error { display: flex; align-items: center; gap: var(--s-1); font-size: var(--fs-xs); color: var(--c-err); font-weight: var(--fw-medium); }
`

interface StarGroupProps {
  /** the field in the form, and the path of its rule's issues */
  name: string
  label: string
}

/** One to five stars as radio inputs: each says its number, arrows walk them, and the row fills up to the chosen one. */
export function StarGroup({ name, label }: StarGroupProps) {
  const t = useTranslations('reviews')
  const id = useId()
  const [field, , { setValue }] = useField<number | null>(name)
  const { errors, submitCount } = useFormikContext()
  const error = submitCount > 0 && !field.value ? (errors as Record<string, string>)[name] : undefined
  return (
    <Group
      role="radiogroup"
      aria-labelledby={`${id}-name`}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <div className="line">
        <span className="name" id={`${id}-name`}>
          {label}
        </span>
        <div className="stars">
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
        <p className="error" id={`${id}-error`}>
          <Icon name="alert" size={16} />
          {t('chooseStars')}
        </p>
      ) : null}
    </Group>
  )
}
