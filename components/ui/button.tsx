import type { ComponentPropsWithRef, ElementType, MouseEvent } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names'

export type ButtonKind = 'primary' | 'soft' | 'outline' | 'quiet' | 'danger' | 'onPhoto'
type ButtonSize = 'sm' | 'md' | 'lg'

interface ButtonStyle {
  $kind?: ButtonKind
  $size?: ButtonSize
  $wide?: boolean
  $pill?: boolean
}

type ButtonProps<As extends ElementType> = ButtonStyle & { as?: As } & Omit<ComponentPropsWithRef<As>, 'as'>

/**
 * A button, which sends a form only with `type="submit"`; with `as={Link}` a link that looks like one. While a request is
 * pending (`aria-busy`) it takes no presses, and keeps the focus, which a disabled button loses.
 */
export function Button<As extends ElementType = 'button'>(props: ButtonProps<As>) {
  const { as, $kind = 'primary', $size = 'md', $wide, $pill, className, ...rest } = props
  const Element: ElementType = as ?? 'button'
  const names = classNames(
    styles.button,
    styles[$size],
    styles[$kind],
    $wide && styles.wide,
    $pill && styles.pill,
    className,
  )
  const type = Element === 'button' ? { type: 'button' } : {}
  return <Element className={names} {...type} {...rest} {...(rest['aria-busy'] === true ? PENDING : {})} />
}

const PENDING = {
  ...{ disabled: false, 'aria-disabled': true },
  onClick: (event: MouseEvent) => event.preventDefault(),
}

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  $kind?: ButtonKind
  /** pixels */
  $size?: number
}

/** A round icon button; it needs an `aria-label`. */
export function IconButton({ $kind = 'quiet', $size = 44, className, style, ...rest }: IconButtonProps) {
  const size = $size === 44 ? style : { ...style, inlineSize: $size, blockSize: $size }
  const names = classNames(styles.round, styles[$kind], className)
  return <button type="button" className={names} style={size} {...rest} />
}
