import { useTranslations } from 'next-intl'
import { OwnSplit } from '@/components/shared/split/own-split'
import { SplitState } from '@/components/shared/split/split-state'
import type { SplitWire } from '@/lib/contract/schemas/splits/wire'
import { DetailSection } from './detail-section'

interface SplitSectionProps {
  split: SplitWire
  /** the whole address of its page */
  url: string
  now: string
}

/** The shares of a booking that is paid by friends. */
export function SplitSection({ split, url, now }: SplitSectionProps) {
  const t = useTranslations('split')
  return (
    <DetailSection title={t('title')} anchor="split">
      <SplitState split={split} now={now} />
      <OwnSplit split={split} url={url} />
    </DetailSection>
  )
}
