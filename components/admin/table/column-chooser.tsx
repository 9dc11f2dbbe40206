import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { deviceStorage, parseStored } from '@/components/shared/browser-storage'
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
}

/** Shows and hides columns; a phone shows all of them in cards. */
export function ColumnChooser({ columns, hidden, onToggle }: ColumnChooserProps) {
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
      </Panel>
    </Frame>
  )
}

const PREFIX = 'smart-admin-columns:'

/** The columns that the admin has hidden on this device; null until the page runs in the browser. */
export function useHiddenColumns(table: string, hiddenAtFirst: readonly string[]) {
  const [hidden, setHidden] = useState<readonly string[] | null>(null)
  useEffect(() => {
    const stored = parseStored(deviceStorage.read(PREFIX + table))
    setHidden(Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : hiddenAtFirst)
  }, [table, hiddenAtFirst])
  const toggle = (column: string) => {
    const before = hidden ?? hiddenAtFirst
    const after = before.includes(column) ? before.filter((one) => one !== column) : [...before, column]
    deviceStorage.write(PREFIX + table, JSON.stringify(after))
    setHidden(after)
  }
  return { hidden: hidden ?? hiddenAtFirst, isReady: hidden !== null, toggle }
}
