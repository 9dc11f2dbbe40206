import { useTranslations } from 'next-intl'
import { Notice } from '@/components/shared/notice'
import { needsAttention, type StatusLine } from '@/lib/domain/status/status'

interface StatusSummaryProps {
  /** null before the first answer */
  lines: readonly StatusLine[] | null
  /** the last read had no answer */
  hasFailed: boolean
}

/** The whole in a sentence. */
export function StatusSummary({ lines, hasFailed }: StatusSummaryProps) {
  const t = useTranslations('admin.status')
  if (hasFailed)
    return (
      <Notice tone="err" role="alert">
        <p>{t('failed')}</p>
        <p>{lines ? t('stale') : t('failedHelp')}</p>
      </Notice>
    )
  if (!lines) return <p>{t('loading')}</p>
  const count = lines.filter(needsAttention).length
  return (
    <Notice tone={count === 0 ? 'ok' : lines.some(({ state }) => state === 'down') ? 'err' : 'warn'}>
      <p>{count === 0 ? t('allWell') : t('attention', { count })}</p>
    </Notice>
  )
}
