import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styles from './filter-panel.module.css'

interface Choice {
  value: string
  label: string
  /** the number of results with it */
  count?: number
}

interface ChoiceFieldProps {
  name: string
  legend: string
  choices: Choice[]
  chosen: string | undefined
}

/** One of a closed set, or any. */
export function ChoiceField({ name, legend, choices, chosen }: ChoiceFieldProps) {
  const t = useTranslations('search.filters')
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={styles.choices}>
        <label>
          <input type="radio" name={name} value="" defaultChecked={!chosen} />
          {t('any')}
        </label>
        {choices.map(({ value, label, count }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={chosen === value} />
            {label}
            {count === undefined ? null : <small>{count}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface NumberChoiceProps {
  name: string
  legend: string
  values: readonly number[]
  chosen: number | undefined
  labelOf: (value: number) => string
}

/** At least this many, or any. */
export function NumberChoice({ name, legend, values, chosen, labelOf }: NumberChoiceProps) {
  const all = chosen === undefined || values.includes(chosen) ? values : [...values, chosen]
  return (
    <ChoiceField
      name={name}
      legend={legend}
      choices={all.map((value) => ({ value: String(value), label: labelOf(value) }))}
      chosen={chosen === undefined ? undefined : String(chosen)}
    />
  )
}

interface NumberPairProps {
  legend: string
  fields: { name: string; label?: string; value: number | undefined; placeholder?: string }[]
  /** the heading of the numbers */
  children?: ReactNode
}

/** One number, or the two ends of a range. */
export function NumberPair({ legend, fields, children }: NumberPairProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {children}
      <div className={fields.length > 1 ? styles.pair : undefined}>
        {fields.map(({ name, label, value, placeholder }) => (
          <label key={name}>
            {label ? <span>{label}</span> : null}
            <input
              className={styles.input}
              name={name}
              inputMode="numeric"
              dir="ltr"
              autoComplete="off"
              aria-label={label ? undefined : legend}
              defaultValue={value}
              placeholder={placeholder}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
