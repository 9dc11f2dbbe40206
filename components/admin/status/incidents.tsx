import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { AddButton } from '@/components/admin/add-button'
import { useMayWrite } from '@/components/admin/admin-role'
import { EditButton } from '@/components/admin/content/edit-button'
import { Quiet } from '@/components/admin/item-card'
import { Panel, Section } from '@/components/admin/overview/panel'
import { Notice } from '@/components/shared/notice'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { useAnswer } from '@/lib/api/use-answer'
import type { IncidentWire } from '@/lib/contract/schemas/status/incidents'
import type { IncidentState } from '@/lib/domain/status/incidents'
import { formatInstant } from '@/lib/i18n/dates'
import { IncidentDialog } from './incident-dialog'

const List = styled.ul`
  display: grid; gap: var(--s-4); margin: 0; padding: 0; list-style: none;
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--s-2) var(--s-3); align-items: start; overflow-wrap: anywhere; }
  li > p { grid-column: 1 / -1; white-space: pre-wrap; font-size: var(--fs-sm); color: var(--c-ink-2); }
`

const TONES: Record<IncidentState, BadgeTone> = { open: 'err', watched: 'warn', resolved: 'ok' }

/** What the public status page says of disturbances, and a way to write it. */
export function Incidents() {
  const t = useTranslations('admin.status.incidents')
  const canWrite = useMayWrite('system')
  const { data, error, mutate } = useAnswer('GET /admin/incidents', {})
  const [opened, setOpened] = useState<{ incident: IncidentWire | null } | null>(null)
  const close = () => {
    setOpened(null)
    void mutate()
  }
  const add = <AddButton area="system" label={t('add')} onClick={() => setOpened({ incident: null })} />
  return (
    <Section title={t('title')} act={add}>
      <Quiet>{t('lead')}</Quiet>
      {error ? (
        <Notice tone="err" role="alert">
          <p>{t('failed')}</p>
        </Notice>
      ) : null}
      {data?.data.length === 0 ? <Quiet>{t('none')}</Quiet> : null}
      {data && data.data.length > 0 ? (
        <Panel>
          <List>
            {data.data.map((incident) => (
              <IncidentRow
                key={incident._id}
                incident={incident}
                onEdit={canWrite ? () => setOpened({ incident }) : null}
              />
            ))}
          </List>
        </Panel>
      ) : null}
      {opened ? <IncidentDialog incident={opened.incident} onClose={close} /> : null}
    </Section>
  )
}

interface IncidentRowProps {
  incident: IncidentWire
  /** null: it may not be changed */
  onEdit: (() => void) | null
}

function IncidentRow({ incident, onEdit }: IncidentRowProps) {
  const t = useTranslations('admin.status.incidents')
  const locale = useLocale()
  const { state, startedAt, endedAt } = incident
  const title = locale === 'ar' ? incident.title_ar : incident.title
  return (
    <li>
      <h3>{title}</h3>
      <Badge $tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      <p dir="auto">{locale === 'ar' ? incident.text_ar : incident.text}</p>
      <Quiet>
        {endedAt
          ? t('fromUntil', { from: formatInstant(startedAt, locale), until: formatInstant(endedAt, locale) })
          : t('from', { from: formatInstant(startedAt, locale) })}
      </Quiet>
      {onEdit ? <EditButton name={title} onClick={onEdit} /> : null}
    </li>
  )
}
