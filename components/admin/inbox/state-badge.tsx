import { useTranslations } from 'next-intl'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import type { InboxState } from '@/lib/domain/inbox/inbox'

const TONES: Record<InboxState, BadgeTone> = {
  open: 'warn',
  assigned: 'primary',
  waiting: 'info',
  closed: 'plain',
}

export function StateBadge({ state }: { state: InboxState }) {
  const t = useTranslations('admin.inbox.states')
  return <Badge $tone={TONES[state]}>{t(state)}</Badge>
}
