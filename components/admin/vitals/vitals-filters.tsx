import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { LinkTabs } from '@/components/ui/tabs/link-tabs'
import { type VitalsView, vitalsViewQuery } from '@/lib/domain/vitals/read-view'
import { DEVICES, VITALS_LANGUAGES, VITALS_SPANS } from '@/lib/domain/vitals/vitals'
import { Link } from '@/lib/i18n/navigation'

const Rows = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-2) var(--s-8);
  nav { margin-inline: 0; padding-inline: 0; }
`

/** Days, device and language as links, each keeping the others. */
export function VitalsFilters({ view }: { view: VitalsView }) {
  const t = useTranslations('admin.vitals.filters')
  const rows: { name: keyof VitalsView; choices: { label: string; to: VitalsView }[] }[] = [
    {
      name: 'days',
      choices: VITALS_SPANS.map((days) => ({ label: t('lastDays', { days }), to: { ...view, days } })),
    },
    {
      name: 'device',
      choices: [null, ...DEVICES].map((device) => ({
        label: t(`devices.${device ?? 'all'}`),
        to: { ...view, device },
      })),
    },
    {
      name: 'language',
      choices: [null, ...VITALS_LANGUAGES].map((language) => ({
        label: t(`languages.${language ?? 'all'}`),
        to: { ...view, language },
      })),
    },
  ]
  return (
    <Rows>
      {rows.map(({ name, choices }) => (
        <LinkTabs key={name} aria-label={t(name)}>
          {choices.map(({ label, to }) => (
            <Link
              key={label}
              href={`/admin/vitals?${vitalsViewQuery(to)}`}
              aria-current={to[name] === view[name] ? 'page' : undefined}
              prefetch={false}
              scroll={false}
            >
              {label}
            </Link>
          ))}
        </LinkTabs>
      ))}
    </Rows>
  )
}
