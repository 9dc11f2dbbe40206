import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import type { StaleDecision } from '@/lib/domain/listing/listing-review'
import { formatInstant } from '@/lib/i18n/dates'

const Body = styled.div`
  display: grid; gap: var(--s-4);
  ul { display: grid; gap: var(--s-3); margin: 0; padding: 0; list-style: none; }
  time { display: block; font-size: var(--fs-xs); color: var(--c-ink-3); }
`

/** Why a decision was refused: the history of the listing since it was opened here. */
export function StaleDialog({ stale, onClose }: { stale: StaleDecision; onClose: () => void }) {
  const t = useTranslations('admin.services.stale')
  const events = useTranslations('ownServices.history')
  const locale = useLocale()
  return (
    <Dialog open onOpenChange={onClose} title={t('title')} closeLabel={t('close')}>
      <Body>
        <p>{t('text')}</p>
        {stale.history.length > 0 ? (
          <ul>
            {stale.history.map(({ event, createdAt }) => (
              <li key={`${event} ${createdAt}`}>
                {events(event)}
                <time dateTime={createdAt}>{formatInstant(createdAt, locale)}</time>
              </li>
            ))}
          </ul>
        ) : (
          <p>{t('edited')}</p>
        )}
        <Button type="button" onClick={onClose}>
          {t('review')}
        </Button>
      </Body>
    </Dialog>
  )
}
