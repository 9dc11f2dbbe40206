'use client'

import { useEffect, useRef, useState } from 'react'
import { toast as sonner, Toaster, useSonner } from 'sonner'
import { onToast, type Toast } from './show-toast'
import { ToastCard } from './toast-card'

interface ToastViewProps {
  first: Toast
  dir: 'rtl' | 'ltr'
  /** the label of the toast region */
  label: string
}

/** From the top of the window, below the header of the site: on wide screens and on phones. */
const OFFSETS = { wide: 88, phone: 72 }

/** The lower edge of what a toast does not cover, such as the head of a conversation; 0 without any. */
function lowerEdge(): number {
  const head = document.querySelector('[data-above-toasts]')
  return head ? Math.ceil(head.getBoundingClientRect().bottom) + 8 : 0
}

export default function ToastView({ first, dir, label }: ToastViewProps) {
  const shown = useRef(false)
  const turn = useRef(0)
  const [edge, setEdge] = useState(0)
  const isAnyShown = useSonner().toasts.length > 0
  // A conversation may be opened, or read, while the toast is there.
  useEffect(() => {
    if (!isAnyShown) return
    const observer = new MutationObserver(() => setEdge(lowerEdge()))
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [isAnyShown])
  useEffect(() => {
    const newsRegion = dir === 'rtl' ? 'top-left' : 'top-right'
    const present = (toast: Toast) => {
      // The same text again restarts its timer instead of being shown twice.
      const key = `${toast.kind} ${toast.text} ${toast.detail ?? ''}`
      turn.current += 1
      const nth = turn.current
      setEdge(lowerEdge())
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
      // `showToast` announces each toast already; a second live region would speak it again.
      ref={(region) => region?.setAttribute('aria-live', 'off')}
      dir={dir}
      position="top-center"
      containerAriaLabel={label}
      offset={{ top: Math.max(OFFSETS.wide, edge) }}
      mobileOffset={{ top: Math.max(OFFSETS.phone, edge) }}
      style={{ zIndex: 'var(--z-toast)' }}
    />
  )
}
