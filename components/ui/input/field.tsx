import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import styles from './field.module.css'

interface FieldProps {
  /** the id of the control; its help and error are `${id}-help` and `${id}-error` */
  id: string
  label: string
  help?: string
  error?: string
  children: ReactNode
}

/** Label above, help and error below; `aria-describedby` of the control refers to them (see `describedBy`). */
export function Field({ id, label, help, error, children }: FieldProps) {
  return (
    <div className={styles.frame}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {help ? (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      ) : null}
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      ) : null}
    </div>
  )
}

/** The value of `aria-describedby` for the control of a field. */
export function describedBy(id: string, has: { help?: string; error?: string }): string | undefined {
  const ids = [has.error ? `${id}-error` : '', has.help ? `${id}-help` : ''].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

type TextInputProps<As extends ElementType> = { as?: As } & Omit<ComponentPropsWithRef<As>, 'as'>

/** A field whose direction follows its text has a placeholder, by which styles know that it is empty (base.css). */
export const placeholderFor = (dir: string | undefined) => (dir === 'auto' ? { placeholder: ' ' } : {})

/** One-line input; 16 px text at least, so that phones do not zoom. `aria-invalid` shows the error border. */
export function TextInput<As extends ElementType = 'input'>(props: TextInputProps<As>) {
  const { as, className, ...rest } = props
  const Element: ElementType = as ?? 'input'
  return <Element className={classNames(styles.input, className)} {...placeholderFor(rest.dir)} {...rest} />
}

/** A native select, which phones render best, with an arrow of our own. */
export function SelectInput({ className, ...rest }: ComponentPropsWithRef<'select'>) {
  return (
    <span className={styles.choice}>
      <TextInput as="select" className={classNames(styles.select, className)} {...rest} />
      <Icon name="chevronDown" size={16} />
    </span>
  )
}
