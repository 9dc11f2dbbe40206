import { useTranslations } from 'next-intl'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-paths'
import type { ServiceState } from '@/lib/domain/listing/vocabulary'

const LOOKS: Record<ServiceState, { tone: BadgeTone; icon: IconName }> = {
  draft: { tone: 'plain', icon: 'copy' },
  in_review: { tone: 'info', icon: 'clock' },
  live: { tone: 'ok', icon: 'check' },
  paused: { tone: 'warn', icon: 'pause' },
  rejected: { tone: 'err', icon: 'close' },
  suspended: { tone: 'err', icon: 'alert' },
}

/** The state of a place: an icon and a word, never colour alone. */
export function ServiceStateBadge({ state }: { state: ServiceState }) {
  const states = useTranslations('vocabulary.serviceState')
  const { tone, icon } = LOOKS[state]
  return (
    <Badge $tone={tone}>
      <Icon name={icon} size={14} />
      {states(state)}
    </Badge>
  )
}
