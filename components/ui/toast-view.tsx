'use client'

import { useEffect, useRef } from 'react'
import { Toaster, toast } from 'sonner'
import styled from 'styled-components'
import { Icon } from './icon'
import type { IconName } from './icon-paths'
import { onToast, TOAST_MS, type Toast } from './show-toast'

const LOOKS: Record<Toast['kind'], { icon: IconName; colour: string }> = {
  success: { icon: 'check', colour: 'var(--c-ok)' },
  error: { icon: 'alert', colour: 'var(--c-err)' },
  info: { icon: 'info', colour: 'var(--c-info)' },
}

const Card = styled.div`
  display: flex; align-items: flex-start; gap: var(--s-3); inline-size: min(360px, calc(100vw - 32px));
  padding: var(--s-4); border-radius: var(--r-lg); background: var(--c-raised); color: var(--c-ink);
  box-shadow: var(--e-3); font-family: var(--font-ui); font-size: var(--fs-sm); line-height: var(--lh-snug);
  .detail { color: var(--c-ink-2); }
  strong { font-weight: var(--fw-semibold); }
`

/** Drawn for the eye only: screen readers hear the text from the live regions. */
function present({ kind, text, detail }: Toast): void {
  const { icon, colour } = LOOKS[kind]
  toast.custom(
    () => (
      <Card aria-hidden="true" data-toast={kind}>
        <span style={{ color: colour }}>
          <Icon name={icon} />
        </span>
        <span>
          <strong>{text}</strong>
          {detail ? <span className="detail"> {detail}</span> : null}
        </span>
      </Card>
    ),
    { duration: TOAST_MS },
  )
}

export default function ToastView({ first, dir }: { first: Toast; dir: 'rtl' | 'ltr' }) {
  const shown = useRef(false)
  useEffect(() => {
    if (!shown.current) present(first)
    shown.current = true
    return onToast(present)
  }, [first])
  return (
    <Toaster
      dir={dir}
      position="top-center"
      offset={{ top: 88 }}
      mobileOffset={{ top: 72 }}
      style={{ zIndex: 'var(--z-toast)' }}
    />
  )
}
