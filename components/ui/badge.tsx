import styled, { css } from 'styled-components'

export type BadgeTone = 'plain' | 'primary' | 'accent' | 'ok' | 'warn' | 'err' | 'info'

const TONES: Record<BadgeTone, ReturnType<typeof css>> = {
  plain: css`background: var(--c-sunk); color: var(--c-ink-2);`,
  primary: css`background: var(--c-primary-soft); color: var(--c-primary);`,
  accent: css`background: var(--c-accent-soft); color: var(--c-accent);`,
  ok: css`background: var(--c-ok-soft); color: var(--c-ok);`,
  warn: css`background: var(--c-warn-soft); color: var(--c-warn);`,
  err: css`background: var(--c-err-soft); color: var(--c-err);`,
  info: css`background: var(--c-info-soft); color: var(--c-info);`,
}

/** A small word with a tone; the word carries the meaning, the colour only helps. */
export const Badge = styled.span<{ $tone?: BadgeTone }>`
  display: inline-flex; align-items: center; gap: var(--s-1);
  padding: 3px var(--s-3); border-radius: var(--r-full);
  font-size: var(--fs-xs); font-weight: var(--fw-medium); line-height: 1.5; white-space: nowrap;
  ${({ $tone = 'plain' }) => TONES[$tone]}
`

/** The look of a small pill that can be pressed, for lists that style many of them at once. */
export const chipLook = css`
  display: inline-flex; align-items: center; gap: var(--s-2); flex: none;
  min-block-size: var(--ctl-sm); padding-inline: var(--s-4); border-radius: var(--r-full);
  font-size: var(--fs-sm); font-weight: var(--fw-medium); line-height: 1.3; white-space: nowrap; cursor: pointer;
  box-shadow: inset 0 0 0 1px var(--c-line-strong);
  transition: background var(--t-1) var(--ease), box-shadow var(--t-1) var(--ease);
  &:hover { box-shadow: inset 0 0 0 1.5px var(--c-ink); }
`
