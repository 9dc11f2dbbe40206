import { useLocale, useTranslations } from 'next-intl'
import type { CancellationPreview } from '@/lib/domain/booking/life-wire'
import { formatInstant } from '@/lib/i18n/dates'
import { Notice } from './notice'

const TONES = { pending: 'info', granted: 'ok', refused: 'warn' } as const

/** What became of the wish to be let out after the deadline. */
export function ExceptionState({ exception }: { exception: NonNullable<CancellationPreview['exception']> }) {
  const t = useTranslations('stay.exception')
  const locale = useLocale()
  const { state, reason, percent, at } = exception
  return (
    <Notice role="status" $tone={TONES[state]}>
      <p>{t(`states.${state}`, { at: formatInstant(at, locale), percent: percent ?? 0 })}</p>
      <p dir="auto">{reason}</p>
    </Notice>
  )
}
