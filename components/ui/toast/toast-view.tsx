'use client'

import { useEffect, useRef } from 'react'
import { toast as sonner, Toaster } from 'sonner'
import { onToast, type Toast } from './show-toast'
import { ToastCard } from './toast-card'

interface ToastViewProps {
  first: Toast
  dir: 'rtl' | 'ltr'
  /** the label of the toast region */
  label: string
}

export default function ToastView({ first, dir, label }: ToastViewProps) {
  const shown = useRef(false)
  const turn = useRef(0)
  useEffect(() => {
    const newsRegion = dir === 'rtl' ? 'top-left' : 'top-right'
    const present = (toast: Toast) => {
      // The same text again restarts its timer instead of being shown twice.
      const key = `${toast.kind} ${toast.text} ${toast.detail ?? ''}`
      turn.current += 1
      const nth = turn.current
      sonner.custom((id) => <ToastCard key={nth} toast={toast} onGone={() => sonner.dismiss(id)} />, {
        id: key,
        // The card itself reports the end of its time.
        duration: Number.POSITIVE_INFINITY,
        position: toast.kind === 'news' ? newsRegion : 'top-center',
      })
    }
    if (!shown.current) present(first)
    shown.current = true
    return onToast(present)
  }, [first, dir])
  return (
    <Toaster
      dir={dir}
      position="top-center"
      containerAriaLabel={label}
      offset={{ top: 88 }}
      mobileOffset={{ top: 72 }}
      style={{ zIndex: 'var(--z-toast)' }}
    />
  )
}
