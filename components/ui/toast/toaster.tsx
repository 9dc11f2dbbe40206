'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { untilLoaded } from '@/lib/until-loaded'
import { onToast, type Toast } from './show-toast'

const ToastView = dynamic(() => untilLoaded(() => import('./toast-view')), { ssr: false })

/** Loads the toast component with the first toast. Contains the two live regions of the page. */
export function Toaster({ dir, label }: { dir: 'rtl' | 'ltr'; label: string }) {
  const [first, setFirst] = useState<Toast | null>(null)
  useEffect(() => (first ? undefined : onToast(setFirst)), [first])
  return (
    <>
      {/* An open dialog hides from screen readers what is beside it, but for regions that name their `aria-live`. */}
      <div id="announce" role="status" aria-live="polite" className="sr-only" />
      <div id="alert" role="alert" aria-live="assertive" className="sr-only" />
      {first ? <ToastView first={first} dir={dir} label={label} /> : null}
    </>
  )
}
