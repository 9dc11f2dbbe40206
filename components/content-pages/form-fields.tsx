import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { placeholderFor } from '@/components/ui/input/field'
import styles from './contact-form.module.css'

interface FrameProps {
  name: string
  label: string
  help?: string
  error?: string
}

type Rest<Tag extends 'input' | 'textarea'> = FrameProps & Omit<ComponentPropsWithoutRef<Tag>, 'name' | 'id'>

/** The ARIA attributes of a control for its help and error. */
interface Spoken {
  id: string
  name: string
  required: true
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

function Frame({ name, label, help, error, draw }: FrameProps & { draw: (control: Spoken) => ReactNode }) {
  const id = useId()
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {draw({
        id,
        name,
        required: true,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {help ? <p id={`${id}-help`}>{help}</p> : null}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      ) : null}
    </div>
  )
}

/** Light fields for a form that works without script. */
export function LineField({ name, label, help, error, ...input }: Rest<'input'>) {
  return (
    <Frame
      {...{ name, label, help, error }}
      draw={(control) => <input {...placeholderFor(input.dir)} {...input} {...control} />}
    />
  )
}

export function LongField({ name, label, help, error, ...area }: Rest<'textarea'>) {
  return (
    <Frame
      {...{ name, label, help, error }}
      draw={(control) => <textarea rows={6} {...placeholderFor(area.dir)} {...area} {...control} />}
    />
  )
}

interface ChoiceFieldProps extends FrameProps {
  /** the first option, which means that nothing is chosen */
  placeholder: string
  options: readonly { value: string; label: string }[]
}

export function ChoiceField({ placeholder, options, ...frame }: ChoiceFieldProps) {
  return (
    <Frame
      {...frame}
      draw={(control) => (
        <span className={styles.choice}>
          <select {...control}>
            <option value="">{placeholder}</option>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" size={16} />
        </span>
      )}
    />
  )
}
