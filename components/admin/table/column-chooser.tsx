import { useTranslations } from 'next-intl'
import { useCallback, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { useDismiss } from '@/components/ui/hooks/use-dismiss'
import { Icon } from '@/components/ui/icon/icon'

const Frame = styled.details`
  position: relative;
  summary { display: flex; align-items: center; gap: var(--s-2); min-block-size: var(--ctl-sm); padding-inline: var(--s-3); border-radius: var(--r-md); font-size: var(--fs-sm); font-weight: var(--fw-medium); cursor: pointer; list-style: none; box-shadow: inset 0 0 0 1px var(--c-line-strong); }
  summary::-webkit-details-marker { display: none; }
  @media (max-width: 700px) { display: none; }
`

const Panel = styled.fieldset`
  position: absolute; inset-block-start: calc(100% + var(--s-1)); inset-inline-end: 0; z-index: var(--z-pop); display: grid; min-inline-size: 200px; margin: 0; padding: var(--s-2); border: 0; border-radius: var(--r-md); background: var(--c-raised); box-shadow: var(--e-3), inset 0 0 0 1px var(--c-line);
  label { display: flex; align-items: center; gap: var(--s-3); min-block-size: var(--ctl-sm); padding-inline: var(--s-3); border-radius: var(--r-sm); font-size: var(--fs-sm); cursor: pointer; }
  label:hover { background: var(--c-sub); }
  input { inline-size: 18px; block-size: 18px; accent-color: var(--c-primary); }
`

interface ColumnChooserProps {
  columns: readonly { key: string; label: string }[]
  hidden: readonly string[]
  onToggle: (column: string) => void
  /** back to the columns that the table shows by itself; none where they are shown */
  onReset: (() => void) | null
}

/** Shows and hides columns; the cards of a phone have those of the table at first. */
export function ColumnChooser({ columns, hidden, onToggle, onReset }: ColumnChooserProps) {
  const t = useTranslations('admin.table')
  const frame = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
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
        {columns.map(({ key, label }) => (
          <label key={key}>
            <input type="checkbox" checked={!hidden.includes(key)} onChange={() => onToggle(key)} />
            {label}
          </label>
        ))}
        {onReset ? (
          <Button type="button" $kind="quiet" $size="sm" onClick={onReset}>
            {t('resetColumns')}
          </Button>
        ) : null}
      </Panel>
    </Frame>
  )
}
