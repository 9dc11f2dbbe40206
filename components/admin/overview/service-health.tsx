import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { useMayRead } from '@/components/admin/admin-role'
import { Quiet } from '@/components/admin/item-card'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { OutboxWire, ServiceWire } from '@/lib/contract/schemas/admin/overview'
import { adminPath } from '@/lib/domain/admin/areas'
import type { ServiceState } from '@/lib/domain/admin/overview'
import { Link } from '@/lib/i18n/navigation'
import { formatSpan } from '@/lib/i18n/relative-time'
import { Panel, Section } from './panel'
import { Halves } from './stays-today'

const List = styled.ul`
  display: grid; margin: 0; padding: 0; list-style: none;
  li { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: var(--s-1) var(--s-3); padding-block: var(--s-3); box-shadow: inset 0 1px 0 var(--c-line); }
  li:first-child { padding-block-start: 0; box-shadow: none; }
  li:last-child { padding-block-end: 0; }
`

const TONES: Record<ServiceState, BadgeTone> = {
  working: 'ok',
  failing: 'err',
  unused: 'plain',
  notSetUp: 'plain',
}

interface ServiceHealthProps {
  services: readonly ServiceWire[]
  outbox: OutboxWire
  at: string
}

/** The services that the api calls, and what it still has to do. */
export function ServiceHealth({ services, outbox, at }: ServiceHealthProps) {
  const t = useTranslations('admin.overview')
  const locale = useLocale()
  return (
    <Halves $isOfSections>
      <Section title={t('services.title')} act={<StatusLink />}>
        <Panel>
          <List>
            {services.map((one) => (
              <Service key={one.service} service={one} at={at} />
            ))}
          </List>
        </Panel>
      </Section>
      <Section title={t('outbox.title')}>
        <Panel>
          <List>
            <li>
              {t('outbox.waiting', { count: outbox.waiting })}
              {outbox.oldestAt ? (
                <Quiet>
                  {t('outbox.oldest', { age: formatSpan(outbox.oldestAt, new Date(at), locale) })}
                </Quiet>
              ) : null}
            </li>
            <li>{t('outbox.retried', { count: outbox.retried })}</li>
            <li>{t('outbox.givenUp', { count: outbox.givenUp })}</li>
          </List>
        </Panel>
      </Section>
    </Halves>
  )
}

/** Only for roles that may open it. */
function StatusLink() {
  const t = useTranslations('admin.overview.services')
  if (!useMayRead('system')) return null
  return (
    <Button as={Link} href={adminPath('status')} $kind="outline" $size="sm" prefetch={false}>
      {t('details')}
    </Button>
  )
}

function Service({ service, at }: { service: ServiceWire; at: string }) {
  const t = useTranslations('admin.overview.services')
  const locale = useLocale()
  const { state, lastSuccessAt, lastFailureAt } = service
  const ageOf = (instant: string) => formatSpan(instant, new Date(at), locale)
  const isUsed = state !== 'notSetUp'
  return (
    <li>
      <div>
        {t(`names.${service.service}`)}
        {isUsed && lastSuccessAt ? <Quiet>{t('success', { age: ageOf(lastSuccessAt) })}</Quiet> : null}
        {isUsed && lastFailureAt ? <Quiet>{t('failure', { age: ageOf(lastFailureAt) })}</Quiet> : null}
      </div>
      <Badge $tone={TONES[state]}>{t(`states.${state}`)}</Badge>
    </li>
  )
}
