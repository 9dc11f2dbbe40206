'use client'

import * as Radix from '@radix-ui/react-dialog'
import { type ReactNode, useId } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { IconButton } from './button'
import { Icon } from './icon'
import { useOpener } from './opener'
import { useScrolls } from './use-scrolls'

const fade = keyframes`from { opacity: 0; }`
const rise = keyframes`from { opacity: 0; transform: translateY(24px); }`
const enter = keyframes`from { transform: translateX(calc(-100% * var(--dir))); }`

type DialogShape = 'dialog' | 'wide' | 'sheet' | 'drawer' | 'full'

const SHAPES: Record<DialogShape, ReturnType<typeof css>> = {
  dialog: css`@media (min-width: 701px) { inline-size: min(480px, 92vw); }`,
  wide: css`@media (min-width: 701px) { inline-size: min(880px, 92vw); }`,
  sheet: css`block-size: 94dvh; @media (min-width: 701px) { block-size: auto; inline-size: min(560px, 92vw); }`,
  drawer: css`
    inset-block: 0; inset-inline: 0 auto; inline-size: min(360px, 88vw); block-size: 100dvh; max-block-size: none;
    border-radius: 0; animation-name: ${enter};
    @media (min-width: 701px) { inset: 0 auto 0 auto; inset-inline-start: 0; transform: none; border-radius: 0; }
  `,
  full: css`
    inset: 0; block-size: 100dvh; max-block-size: none; border-radius: 0;
    @media (min-width: 701px) { inset: 0; inline-size: 100%; max-block-size: none; transform: none; border-radius: 0; animation-name: ${fade}; }
  `,
}

const Scrim = styled(Radix.Overlay)`
  position: fixed; inset: 0; z-index: var(--z-scrim); background: var(--c-scrim);
  animation: ${fade} var(--t-2) var(--ease);
`

/** A bottom sheet on phones, a centred panel from 701 px; other shapes change only what differs. */
const Panel = styled(Radix.Content)<{ $shape: DialogShape }>`
  position: fixed; z-index: var(--z-dialog); inset: auto 0 0; inline-size: 100%; max-block-size: 92dvh;
  display: flex; flex-direction: column; overflow: clip;
  background: var(--c-raised); color: var(--c-ink); box-shadow: var(--e-4);
  border-radius: var(--r-xl) var(--r-xl) 0 0; padding-block-end: env(safe-area-inset-bottom);
  animation: ${rise} var(--t-3) var(--ease);
  &:focus { outline: none; box-shadow: var(--e-4); }
  @media (min-width: 701px) {
    inset: 50% auto auto; inset-inline-start: 50%; border-radius: var(--r-xl); max-block-size: 88dvh;
    transform: translate(calc(-50% * var(--dir)), -50%); animation-name: ${fade};
  }
  .head {
    display: flex; align-items: center; gap: var(--s-3); flex: none;
    padding: var(--s-4) var(--s-5); border-block-end: 1px solid var(--c-line);
  }
  .title { flex: 1; font-size: var(--fs-lg); }
  .body { position: relative; flex: 1; overflow: auto; overscroll-behavior: contain; padding: var(--s-5); }
  .body:focus-visible { outline-offset: -3px; box-shadow: none; }
  .foot {
    flex: none; display: flex; gap: var(--s-3); justify-content: space-between;
    padding: var(--s-4) var(--s-5); border-block-start: 1px solid var(--c-line);
  }
  ${({ $shape }) => SHAPES[$shape]}
`

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  closeLabel: string
  shape?: DialogShape
  /** hides the title bar to the eye; the dialog keeps its name */
  bare?: boolean
  /** the first input takes the focus on opening, not the first button */
  startsInField?: boolean
  /** stands in place of the title bar; the dialog keeps its name */
  header?: ReactNode
  /** buttons that stay in sight under the scrolling body */
  footer?: ReactNode
  children: ReactNode
}

/** A modal dialog (APG): named by its title, Escape and the scrim close it, focus returns to the opener. */
export function Dialog({ open, onOpenChange, ...content }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim />
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
    <Panel
      ref={layer}
      $shape={shape}
      aria-describedby={undefined}
      aria-labelledby={titleId}
      onOpenAutoFocus={startsInField ? focusFirstField : undefined}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        returnFocus()
      }}
    >
      {header ? <div className="head">{header}</div> : null}
      <div className={isBare ? 'sr-only' : 'head'}>
        <Radix.Title id={titleId} className="title">
          {title}
        </Radix.Title>
        {isBare ? null : (
          <Radix.Close asChild>
            <IconButton type="button" aria-label={closeLabel} $size={40}>
              <Icon name="close" />
            </IconButton>
          </Radix.Close>
        )}
      </div>
      <div
        ref={scroller}
        className="body"
        {...(scrolls ? { role: 'region', tabIndex: 0, 'aria-labelledby': titleId } : {})}
      >
        {children}
      </div>
      {footer ? <div className="foot">{footer}</div> : null}
    </Panel>
  )
}

function focusFirstField(event: Event): void {
  const field = (event.currentTarget as HTMLElement).querySelector('input')
  if (!field) return
  event.preventDefault()
  field.focus()
}
