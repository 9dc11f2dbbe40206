import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button, IconButton } from '@/components/ui/button'
import { useDismiss } from '@/components/ui/hooks/use-dismiss'
import { Icon } from '@/components/ui/icon/icon'
import { movedTo } from '@/lib/domain/content/order'

const Frame = styled.details`
  position: relative;
  summary { display: flex; align-items: center; gap: var(--s-2); min-block-size: var(--ctl-sm); padding-inline: var(--s-3); border-radius: var(--r-md); font-size: var(--fs-sm); font-weight: var(--fw-medium); cursor: pointer; list-style: none; box-shadow: inset 0 0 0 1px var(--c-line-strong); }
  summary::-webkit-details-marker { display: none; }
  @media (max-width: 700px) { display: none; }
`

const Panel = styled.fieldset`
  position: absolute; inset-block-start: calc(100% + var(--s-1)); inset-inline-end: 0; z-index: var(--z-pop); display: grid; min-inline-size: 200px; margin: 0; padding: var(--s-2); border: 0; border-radius: var(--r-md); background: var(--c-raised); box-shadow: var(--e-3), inset 0 0 0 1px var(--c-line);
  label { flex: 1; display: flex; align-items: center; gap: var(--s-3); min-block-size: var(--ctl-sm); padding-inline: var(--s-3); border-radius: var(--r-sm); font-size: var(--fs-sm); cursor: pointer; }
  label:hover { background: var(--c-sub); }
  input { inline-size: 18px; block-size: 18px; accent-color: var(--c-primary); }
`

const Row = styled.div`
  display: flex; align-items: center;
  [data-up] svg { transform: rotate(180deg); }
  [aria-disabled='true'] { opacity: .4; cursor: default; }
`

interface ColumnChooserProps {
  /** in their order */
  columns: readonly { key: string; label: string }[]
  hidden: readonly string[]
  onToggle: (column: string) => void
  /** all keys in their new order */
  onReorder: (keys: string[]) => void
  /** back to the columns that the table shows by itself; none where they are shown */
  onReset: (() => void) | null
}

/** Shows, hides and moves columns; the cards of a phone have those of the table at first. */
export function ColumnChooser({ columns, hidden, onToggle, onReorder, onReset }: ColumnChooserProps) {
  const t = useTranslations('admin.table')
  const frame = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [moved, setMoved] = useState('')
  const close = useCallback(() => setIsOpen(false), [])
  useDismiss(frame, isOpen, close)
  return (
    <Frame
      ref={frame}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <summary>
        <Icon name="grid" size={16} />
        {t('columns')}
      </summary>
      <Panel>
        <legend className="sr-only">{t('columns')}</legend>
        {columns.map(({ key, label }, at) => (
          <Row key={key}>
            <label>
              <input type="checkbox" checked={!hidden.includes(key)} onChange={() => onToggle(key)} />
              {label}
            </label>
            <MoveButtons columns={columns} at={at} onReorder={onReorder} onMoved={setMoved} />
          </Row>
        ))}
        <p role="status" className="sr-only">
          {moved}
        </p>
        {onReset ? (
          <Button $kind="quiet" $size="sm" onClick={onReset}>
            {t('resetColumns')}
          </Button>
        ) : null}
      </Panel>
    </Frame>
  )
}

interface MoveButtonsProps extends Pick<ColumnChooserProps, 'columns' | 'onReorder'> {
  at: number
  onMoved: (text: string) => void
}

/** Moves one column a place up or down in the list: towards the start or the end of a row. */
function MoveButtons({ columns, at, onReorder, onMoved }: MoveButtonsProps) {
  const t = useTranslations('admin.table')
  const pressed = useRef<HTMLButtonElement | null>(null)
  // A row that moves in the document loses the focus of its button.
  useEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  })
  const label = columns[at]?.label ?? ''
  return ([-1, 1] as const).map((by) => {
    const to = at + by
    const isEnd = to < 0 || to >= columns.length
    return (
      <IconButton
        key={by}
        aria-label={t(by < 0 ? 'columnUp' : 'columnDown', { label })}
        aria-disabled={isEnd}
        $size={36}
        data-up={by < 0 || undefined}
        onClick={(event) => {
          if (isEnd) return
          pressed.current = event.currentTarget
          onReorder(movedTo(columns, at, to).map(({ key }) => key))
          onMoved(t('columnMoved', { label, at: to + 1, of: columns.length }))
        }}
      >
        <Icon name="chevronDown" size={16} />
      </IconButton>
    )
  })
}
