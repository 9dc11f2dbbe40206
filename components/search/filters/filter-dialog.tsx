'use client'

import { useTranslations } from 'next-intl'
import { createContext, type FormEvent, type ReactNode, useContext, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { useOpener } from '@/components/ui/dialog/opener'
import { useRouter } from '@/lib/i18n/navigation'
import { formParams, markBars, useLiveCount } from './filter-form'
import { useFoundCount } from './use-found-count'

/** The count for the current values of the form; null until something changed. */
const FoundSoFar = createContext<number | null>(null)

/** Focused on closing, also when the page was rendered with an open panel. */
const FILTER_BUTTON = 'a[href*="panel=filters"]'

interface FilterDialogProps {
  className: string
  label: string
  /** the current count */
  closeHref: string
  /** the action of the form */
  path: string
  /** the parameters in the path, for the count */
  fixed: Record<string, string>
  /** the form */
  children: ReactNode
}

/** The filter panel as a native modal dialog; the count updates while it is filled in. */
export function FilterDialog({ className, label, closeHref, path, fixed, children }: FilterDialogProps) {
  const router = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const { total, countFor } = useLiveCount(fixed)
  const { layer, returnFocus } = useOpener(FILTER_BUTTON)
  useEffect(() => {
    const element = dialog.current
    layer(element)
    element?.removeAttribute('open')
    element?.showModal()
    // Set by EARLY_INPUT_SCRIPT.
    if (element?.hasAttribute('data-escaped'))
      element.dispatchEvent(new Event('cancel', { cancelable: true }))
    return () => {
      element?.close()
      returnFocus()
    }
  }, [layer, returnFocus])
  const close = () => router.replace(closeHref, { scroll: false })
  function onInput(event: FormEvent) {
    const form = event.target instanceof HTMLInputElement ? event.target.form : null
    if (!form) return
    markBars(form)
    countFor(formParams(form))
  }
  function onSubmit(event: FormEvent) {
    if (!(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    router.replace(`${path}?${formParams(event.target)}`)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by the browser's own cancel event
    <dialog
      ref={dialog}
      open
      className={className}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClick={(event) => event.target === dialog.current && close()}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <FoundSoFar value={total}>{children}</FoundSoFar>
    </dialog>
  )
}

/** "Show 24 listings", announced too; before the first change and without script only "show listings". */
export function ApplyButton() {
  const t = useTranslations('search.filters')
  const found = useFoundCount()
  const total = useContext(FoundSoFar)
  const count = total === null ? null : total > 0 ? t('show', { places: found(total) }) : t('showNone')
  return (
    <>
      <Button type="submit">{count ?? t('apply')}</Button>
      <span className="sr-only" role="status">
        {count}
      </span>
    </>
  )
}
