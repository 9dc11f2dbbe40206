import { useLocale, useTranslations } from 'next-intl'
import type { Listing } from '@/lib/domain/listing/listing'
import { inLanguage } from '@/lib/i18n/direction'

export function DetailHost({ listing }: { listing: Listing }) {
  const t = useTranslations('detail.host')
  const locale = useLocale()
  const { host } = listing
  const name = inLanguage(locale, host.name)
  return (
    <div className="host">
      <span className="face" aria-hidden="true">
        {name.slice(0, 1)}
      </span>
      <div>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span className="quiet">
          {t(host.type)} · {t('since', { year: host.since.slice(0, 4) })}
        </span>
      </div>
    </div>
  )
}
