'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { IconButton } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { useDismiss } from '@/components/ui/hooks/use-dismiss'
import { Icon } from '@/components/ui/icon/icon'
import type { NotificationWire } from '@/lib/contract/schemas/notifications/notification'
import { NotificationList } from './notification-list'

/** From this width on a popover below the bell; below it a full-page sheet. */
const POPOVER_FROM = '(min-width: 701px)'

const Popover = styled.div`
  position: absolute; z-index: var(--z-pop); inset-block-start: calc(100% + var(--s-2)); inset-inline-end: 0;
  display: flex; flex-direction: column; inline-size: 400px; max-block-size: min(70dvh, 640px); overflow: hidden;
  background: var(--c-raised); border-radius: var(--r-lg); box-shadow: var(--e-3);
  &:focus { outline: none; box-shadow: var(--e-3); }
`

const Head = styled.div`
  display: flex; align-items: center; justify-content: space-between; padding: var(--s-3) var(--s-4); border-block-end: 1px solid var(--c-line);
  h2 { font-size: var(--fs-lg); }
`

const Body = styled.div`
  position: relative; overflow: auto; overscroll-behavior: contain; padding: var(--s-3);
`

interface NotificationPanelProps {
  notifications: NotificationWire[] | undefined
  hasFailed: boolean
  onReload: () => void
  onOpen: (notification: NotificationWire) => void
  onReadAll: () => void
  /** the bell and the panel: a click outside closes the popover */
  frame: RefObject<HTMLElement | null>
  onDismiss: () => void
  /** closed by the user: the focus returns to the bell */
  onClose: () => void
}

export default function NotificationPanel(props: NotificationPanelProps) {
  const { frame, onDismiss, onClose, ...list } = props
  const t = useTranslations('bell')
  const content = <NotificationList {...list} />
  if (window.matchMedia(POPOVER_FROM).matches) {
    return (
      <BelowTheBell
        title={t('title')}
        closeLabel={t('close')}
        frame={frame}
        onDismiss={onDismiss}
        onClose={onClose}
      >
        {content}
      </BelowTheBell>
    )
  }
  return (
    <Dialog open onOpenChange={onClose} title={t('title')} closeLabel={t('close')} shape="sheet">
      {content}
    </Dialog>
  )
}

interface BelowTheBellProps extends Pick<NotificationPanelProps, 'frame' | 'onDismiss' | 'onClose'> {
  title: string
  closeLabel: string
  children: ReactNode
}

/** Not modal: the page stays usable, and Escape closes it. */
function BelowTheBell(props: BelowTheBellProps) {
  const { title, closeLabel, frame, onDismiss, onClose, children } = props
  const panel = useRef<HTMLDivElement>(null)
  useDismiss(frame, true, onDismiss)
  useEffect(() => {
    panel.current?.focus()
    // On the document: the focus may be nowhere after the focused button was disabled.
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onClose])
  return (
    <Popover ref={panel} role="dialog" aria-label={title} tabIndex={-1}>
      <Head>
        <h2>{title}</h2>
        <IconButton aria-label={closeLabel} $size={40} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Head>
      <Body>{children}</Body>
    </Popover>
  )
}
