import { useTranslations } from 'next-intl'
import type { ConversationSide } from '@/lib/domain/messages/wire'
import { Replies } from './composer-style'

/** The quick replies of each side; keys under `messages.quick`. */
const REPLIES: Record<ConversationSide, readonly string[]> = {
  guest: ['available', 'entrance', 'arrival', 'thanks'],
  vendor: ['yesFree', 'welcome', 'willCheck', 'thanks'],
}

interface QuickRepliesProps {
  side: ConversationSide
  onChoose: (text: string) => void
}

export function QuickReplies({ side, onChoose }: QuickRepliesProps) {
  const t = useTranslations('messages')
  return (
    <Replies aria-label={t('quickReplies')}>
      {REPLIES[side].map((one) => (
        <li key={one}>
          <button type="button" onClick={() => onChoose(t(`quick.${one}`))}>
            {t(`quick.${one}`)}
          </button>
        </li>
      ))}
    </Replies>
  )
}
