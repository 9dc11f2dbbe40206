'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import styled from 'styled-components'
import { Dialog } from '@/components/ui/dialog/dialog'

const NARROW = '(max-width: 700px)'

export const Row = styled.div`
  display: grid; gap: var(--s-2); padding: var(--s-4) var(--s-5);
  & + & { border-block-start: 1px solid var(--c-line); }
`

export const RowLine = styled.div`
  display: flex; align-items: center; gap: var(--s-4);
`

export const RowText = styled.div`
  flex: 1; min-inline-size: 0;
`

export const RowLabel = styled.span`
  display: block; font-weight: var(--fw-medium);
`

export const RowValue = styled.span`
  display: block; color: var(--c-ink-2); font-size: var(--fs-sm); overflow-wrap: anywhere;
  &[data-empty] { color: var(--c-ink-3); }
`

export const RowButton = styled.button`
  flex: none; min-block-size: var(--tap); padding-inline: var(--s-2); font-size: var(--fs-sm); font-weight: var(--fw-semibold); color: var(--c-ink); text-decoration: underline; text-underline-offset: 4px;
  &:hover { color: var(--c-primary); }
`

const EditBox = styled.div`
  padding-block-start: var(--s-3); max-inline-size: 480px;
`

interface EditableRowProps {
  label: string
  /** empty when the user has not entered it */
  value: ReactNode
  /** rendered before the edit button: a button that reveals the value */
  aside?: ReactNode
  /** the form; `close` ends the editing and returns the focus */
  children: (close: () => void) => ReactNode
}

/** A line of the profile that opens into its form: in place on wide screens, as a sheet on phones (ui.md, 3.9). */
export function EditableRow({ label, value, aside, children }: EditableRowProps) {
  const t = useTranslations('profile')
  const button = useRef<HTMLButtonElement>(null)
  const [layout, setLayout] = useState<'row' | 'sheet' | null>(null)
  const close = () => {
    if (layout === 'row') button.current?.focus()
    setLayout(null)
  }
  return (
    <Row>
      <RowLine>
        <RowText>
          <RowLabel>{label}</RowLabel>
          {layout === 'row' ? null : (
            <RowValue data-empty={value ? undefined : true}>{value || t('notTold')}</RowValue>
          )}
        </RowText>
        {layout === 'row' ? null : aside}
        <RowButton
          ref={button}
          type="button"
          aria-expanded={layout !== null}
          aria-label={t(layout === 'row' ? 'closeField' : value ? 'editField' : 'addField', { field: label })}
          onClick={() => (layout ? close() : setLayout(matchMedia(NARROW).matches ? 'sheet' : 'row'))}
        >
          {t(layout === 'row' ? 'cancel' : value ? 'edit' : 'add')}
        </RowButton>
      </RowLine>
      {layout === 'row' ? <EditBox>{children(close)}</EditBox> : null}
      {layout === 'sheet' ? (
        <Dialog open onOpenChange={close} title={label} closeLabel={t('close')} startsInField>
          {children(close)}
        </Dialog>
      ) : null}
    </Row>
  )
}
