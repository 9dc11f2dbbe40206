'use client'

import * as Radix from '@radix-ui/react-dialog'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import styles from './dialog.module.css'
import { useOpener } from './opener'

type DialogShape = 'dialog' | 'wide' | 'sheet' | 'drawer' | 'full'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  closeLabel: string
  shape?: DialogShape
  /** hides the title bar visually; the dialog keeps its name */
  bare?: boolean
  /** the first input takes the focus on opening, not the first button */
  startsInField?: boolean
  /** rendered instead of the title bar; the dialog keeps its name */
  header?: ReactNode
  /** buttons in a sticky footer under the scrolling body */
  footer?: ReactNode
  children: ReactNode
}

/** A modal dialog (APG): named by its title, Escape and the scrim close it, focus returns to the opener. */
export function Dialog({ open, onOpenChange, ...content }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Content {...content} />
      </Radix.Portal>
    </Radix.Root>
  )
}

function Content(props: Omit<DialogProps, 'open' | 'onOpenChange'>) {
  const { title, closeLabel, shape = 'dialog', bare, startsInField = false, header, footer, children } = props
  const isBare = bare || header !== undefined
  const { layer, returnFocus } = useOpener()
  const { scroller, scrolls } = useScrolls()
  const titleId = useId()
  return (
    <Radix.Content
      ref={layer}
      className={classNames(styles.panel, styles[shape])}
      aria-describedby={undefined}
      aria-labelledby={titleId}
      onOpenAutoFocus={startsInField ? focusFirstField : undefined}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        returnFocus()
      }}
    >
      {header ? <div className={styles.head}>{header}</div> : null}
      <div className={isBare ? 'sr-only' : styles.head}>
        <Radix.Title id={titleId} className={styles.title}>
          {title}
        </Radix.Title>
        {isBare ? null : (
          <Radix.Close asChild>
            <IconButton aria-label={closeLabel} $size={40}>
              <Icon name="close" />
            </IconButton>
          </Radix.Close>
        )}
      </div>
      <div
        ref={scroller}
        className={styles.body}
        {...(scrolls ? { role: 'region', tabIndex: 0, 'aria-labelledby': titleId } : {})}
      >
        {children}
      </div>
      {footer ? <div className={styles.foot}>{footer}</div> : null}
    </Radix.Content>
  )
}

function focusFirstField(event: Event): void {
  const field = (event.currentTarget as HTMLElement).querySelector('input')
  if (!field) return
  event.preventDefault()
  field.focus()
}

/** Whether the content of `scroller` overflows, updated with the size of both. */
function useScrolls() {
  const scroller = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const measure = () => setScrolls(element.scrollHeight > element.clientHeight)
    const content = new MutationObserver(measure)
    measure()
    content.observe(element, { childList: true, subtree: true, characterData: true })
    window.addEventListener('resize', measure)
    return () => {
      content.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [])
  return { scroller, scrolls }
}
