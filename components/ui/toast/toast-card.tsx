'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/icon-paths'
import { TOAST_MS, type Toast } from './show-toast'
import styles from './toast-card.module.css'

const STYLES: Record<Toast['kind'], { icon: IconName; colour: string }> = {
  success: { icon: 'check', colour: 'var(--c-ok)' },
  error: { icon: 'alert', colour: 'var(--c-err)' },
  info: { icon: 'info', colour: 'var(--c-info)' },
  news: { icon: 'bell', colour: 'var(--c-primary)' },
}

interface ToastCardProps {
  toast: Toast
  onGone: () => void
}

/**
 * Three seconds, paused while the pointer or the focus is on it. Without a link it is hidden from screen readers,
 * which announce the live regions.
 */
export function ToastCard({ toast, onGone }: ToastCardProps) {
  const [isPending, setPaused] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer of a toast restarts only when hover and focus end
  useEffect(() => {
    if (isPending) return
    const timer = setTimeout(onGone, TOAST_MS)
    return () => clearTimeout(timer)
  }, [isPending])
  const { kind, text, detail, action, onOpen } = toast
  const { icon, colour } = STYLES[kind]
  const pauseHandlers = {
    onPointerEnter: () => setPaused(true),
    onPointerLeave: () => setPaused(false),
    onFocus: () => setPaused(true),
    onBlur: () => setPaused(false),
  }
  const face = (
    <>
      <span style={{ color: colour }}>
        <Icon name={icon} />
      </span>
      <span>
        <strong>{text}</strong>
        {detail ? <span className={styles.detail}> {detail}</span> : null}
        {action ? <span className={styles.action}> {action}</span> : null}
      </span>
    </>
  )
  if (!onOpen) {
    return (
      <div className={styles.card} data-toast={kind} aria-hidden {...pauseHandlers}>
        {face}
      </div>
    )
  }
  const open = () => {
    onGone()
    onOpen()
  }
  return (
    <button type="button" className={styles.card} data-toast={kind} onClick={open} {...pauseHandlers}>
      {face}
    </button>
  )
}
