import { useLocale, useTranslations } from 'next-intl'
import { Quiet } from '@/components/shared/card-rows'
import type { OccasionUseWire } from '@/lib/contract/schemas/content/occasion'
import type { Day } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'

/** How many places price by an occasion, with the names of a few. */
export function UseLine({ use }: { use: OccasionUseWire | undefined }) {
  const t = useTranslations('admin.occasions')
  const locale = useLocale()
  const examples = (use?.examples ?? []).map((one) => localName(locale, one))
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(examples)
  return <Quiet>{t('uses', { count: use?.listings ?? 0, names })}</Quiet>
}

/** The first and the last day of something, or its one day. */
export function useDaysText(): (days: { from: Day; to: Day }) => string {
  const t = useTranslations('admin.occasions')
  const locale = useLocale()
  return ({ from, to }) =>
    from === to
      ? formatDay(from, locale)
      : t('days', { from: formatDay(from, locale), to: formatDay(to, locale) })
}
