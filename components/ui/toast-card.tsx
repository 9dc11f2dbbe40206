'use client'

import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { Icon } from './icon'
import type { IconName } from './icon-paths'
import { TOAST_MS, type Toast } from './show-toast'

const LOOKS: Record<Toast['kind'], { icon: IconName; colour: string }> = {
  success: { icon: 'check', colour: 'var(--c-ok)' },
  error: { icon: 'alert', colour: 'var(--c-err)' },
  info: { icon: 'info', colour: 'var(--c-info)' },
  news: { icon: 'bell', colour: 'var(--c-primary)' },
}

const Card = styled.div`
  display: flex; align-items: flex-start; gap: var(--s-3); inline-size: min(360px, calc(100vw - 32px)); text-align: start;
  padding: var(--s-4); border-radius: var(--r-lg); background: var(--c-raised); color: var(--c-ink);
  box-shadow: var(--e-3); font-family: var(--font-ui); font-size: var(--fs-sm); line-height: var(--lh-snug);
  .detail { color: var(--c-ink-2); }
  .action { margin-inline-start: var(--s-2); color: var(--c-primary); font-weight: var(--fw-semibold); text-decoration: underline; text-underline-offset: 4px; }
  &[data-toast='news'] strong { display: block; }
  strong { font-weight: var(--fw-semibold); }
`

interface ToastCardProps {
  toast: Toast
  onGone: () => void
}

/**
 * Three seconds, which wait while the pointer or the focus is on it. Without a way to lead it is drawn for the eye
 * only: screen readers hear the text from the live regions.
 */
export function ToastCard({ toast, onGone }: ToastCardProps) {
  const [isHeld, setHeld] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of a toast begins anew only when it is let go
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(onGone, TOAST_MS)
    return () => clearTimeout(timer)
  }, [isHeld])
  const { kind, text, detail, action, onOpen } = toast
  const { icon, colour } = LOOKS[kind]
  const open = onOpen
    ? {
        as: 'button' as const,
        type: 'button' as const,
        onClick: () => {
          onGone()
          onOpen()
        },
      }
    : { 'aria-hidden': true }
  return (
    <Card
      data-toast={kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      {...open}
    >
      <span style={{ color: colour }}>
        <Icon name={icon} />
      </span>
      <span>
        <strong>{text}</strong>
        {detail ? <span className="detail"> {detail}</span> : null}
        {action ? <span className="action"> {action}</span> : null}
      </span>
    </Card>
  )
}
