import styled, { css } from 'styled-components'

export type ButtonKind = 'primary' | 'soft' | 'outline' | 'quiet' | 'danger' | 'onPhoto'
type ButtonSize = 'sm' | 'md' | 'lg'

const KINDS: Record<ButtonKind, ReturnType<typeof css>> = {
  primary: css`
    background: var(--c-primary); color: var(--c-on-primary);
    &:hover { background: var(--c-primary-hover); }
    &:active { background: var(--c-primary-press); }
  `,
  soft: css`
    background: var(--c-primary-soft); color: var(--c-primary);
    &:hover { box-shadow: inset 0 0 0 1.5px var(--c-primary); }
  `,
  outline: css`
    background: transparent; color: var(--c-ink); box-shadow: inset 0 0 0 1px var(--c-line-strong);
    &:hover { background: var(--c-sub); box-shadow: inset 0 0 0 1.5px var(--c-ink); }
  `,
  quiet: css`
    background: transparent; color: var(--c-ink);
    &:hover { background: var(--c-sunk); }
  `,
  danger: css`
    background: var(--c-err-soft); color: var(--c-err);
    &:hover { box-shadow: inset 0 0 0 1.5px var(--c-err); }
  `,
  onPhoto: css`
    background: var(--c-raised); color: var(--c-ink); box-shadow: var(--e-2);
    &:hover { background: var(--c-sub); }
  `,
}

const SIZES: Record<ButtonSize, ReturnType<typeof css>> = {
  sm: css`min-block-size: var(--ctl-sm); padding-inline: var(--s-4); font-size: var(--fs-sm);`,
  md: css`min-block-size: var(--ctl); padding-inline: var(--s-5); font-size: var(--fs-md);`,
  lg: css`min-block-size: 56px; padding-inline: var(--s-8); font-size: var(--fs-lg);`,
}

interface ButtonLook {
  $kind?: ButtonKind
  $size?: ButtonSize
  $wide?: boolean
  $pill?: boolean
}

/** A button; with `as={Link}` a link that looks like one. `aria-busy` shows that something is being sent. */
export const Button = styled.button<ButtonLook>`
  display: inline-flex; align-items: center; justify-content: center; gap: var(--s-2);
  border-radius: ${({ $pill }) => ($pill ? 'var(--r-full)' : 'var(--r-md)')};
  inline-size: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  font-weight: var(--fw-semibold); line-height: 1.2; text-align: center; white-space: nowrap; cursor: pointer;
  transition: background var(--t-1) var(--ease), box-shadow var(--t-1) var(--ease), transform var(--t-1) var(--ease);
  ${({ $size = 'md' }) => SIZES[$size]}
  ${({ $kind = 'primary' }) => KINDS[$kind]}
  &:active { transform: scale(.98); }
  &:disabled { opacity: .55; transform: none; }
  &[aria-busy='true'] { cursor: progress; opacity: .8; }
  &:focus-visible { outline: 3px solid var(--c-focus); outline-offset: 2px; }
`

/** A round button that holds one icon; it needs an `aria-label`. */
export const IconButton = styled.button<{ $kind?: ButtonKind; $size?: number }>`
  display: inline-grid; place-items: center; flex: none;
  inline-size: ${({ $size = 44 }) => `${$size}px`}; block-size: ${({ $size = 44 }) => `${$size}px`};
  border-radius: var(--r-full); cursor: pointer;
  transition: background var(--t-1) var(--ease), opacity var(--t-1) var(--ease), transform var(--t-1) var(--ease);
  ${({ $kind = 'quiet' }) => KINDS[$kind]}
  &:active { transform: scale(.94); }
  &:disabled { opacity: .35; transform: none; }
`
