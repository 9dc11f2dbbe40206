import { useTranslations } from 'next-intl'
import { LinkTabs } from '@/components/ui/link-tabs'
import { SERVICE_STATES, type ServiceState } from '@/lib/domain/listing/vocabulary'
import { Link } from '@/lib/i18n/navigation'

interface StateTabsProps {
  current: ServiceState | null
  counts: Partial<Record<ServiceState, number>>
}

/** All places, or those of one state; a state that no place is in is left out unless it is in sight. */
export function StateTabs({ current, counts }: StateTabsProps) {
  const t = useTranslations('ownServices')
  const states = useTranslations('vocabulary.serviceState')
  const all = Object.values(counts).reduce((sum, one) => sum + one, 0)
  const shown = SERVICE_STATES.filter((state) => state === current || counts[state])
  return (
    <LinkTabs aria-label={t('tabs')}>
      <Link href="/my-services" aria-current={current === null ? 'page' : undefined} prefetch={false}>
        {t('all')} <bdi className="num">{all}</bdi>
      </Link>
      {shown.map((state) => (
        <Link
          key={state}
          href={`/my-services?status=${state}`}
          aria-current={state === current ? 'page' : undefined}
          prefetch={false}
        >
          {states(state)} <bdi className="num">{counts[state] ?? 0}</bdi>
        </Link>
      ))}
    </LinkTabs>
  )
}
