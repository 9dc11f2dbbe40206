'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { ButtonRow } from '@/components/shared/button-row'
import { Button } from '@/components/ui/button'
import { type AdminSettingsWire, changedSettings } from '@/lib/domain/content/settings'

const Notice = styled.div`
  display: grid; gap: var(--s-3); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-warn-soft);
  h2 { font-size: var(--fs-md); }
`

interface StaleSettingsProps {
  seen: AdminSettingsWire
  newer: AdminSettingsWire
  onKeep: () => void
  onLoad: () => void
}

/** What another admin changed meanwhile, and whose settings go on. */
export function StaleSettings({ seen, newer, onKeep, onLoad }: StaleSettingsProps) {
  const t = useTranslations('admin.settings')
  const names = [...new Set(changedSettings(seen, newer).map((name) => t(`fields.${name}`)))]
  return (
    <Notice role="alert">
      <h2>{t('stale.title')}</h2>
      {names.length > 0 ? <p>{t('stale.changed', { fields: names.join(t('comma')) })}</p> : null}
      <ButtonRow>
        <Button type="button" $kind="outline" $size="sm" onClick={onLoad}>
          {t('stale.load')}
        </Button>
        <Button type="button" $kind="quiet" $size="sm" onClick={onKeep}>
          {t('stale.keep')}
        </Button>
      </ButtonRow>
    </Notice>
  )
}
