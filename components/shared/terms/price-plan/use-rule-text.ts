import { useLocale, useTranslations } from 'next-intl'
import { useDaysText } from '@/components/shared/terms/rules/use-days-text'
import type { RuleTermsWire } from '@/lib/domain/booking/money/price-rules'
import type { OccasionDaysWire } from '@/lib/domain/calendar/price-plan'
import { formatAmount, fromSar } from '@/lib/domain/money'
import { formatTime } from '@/lib/i18n/dates'

/** A price rule in words: when it applies, and what it makes. */
export function useRuleText(occasions: readonly OccasionDaysWire[]) {
  const t = useTranslations('hosted.calendar.plan')
  const days = useDaysText(occasions)
  const locale = useLocale()
  const hoursText = ({ startsAt, endsAt }: RuleTermsWire) =>
    startsAt === null || endsAt === null
      ? ''
      : t('span.hours', { from: formatTime(startsAt, locale), to: formatTime(endsAt, locale) })
  return {
    when: (rule: RuleTermsWire) => [...days.when(rule), hoursText(rule)].filter(Boolean).join(' · '),
    price: ({ price, percent }: RuleTermsWire) =>
      price === null ? t('ofUsual', { percent: percent ?? 0 }) : formatAmount(fromSar(price)),
  }
}
