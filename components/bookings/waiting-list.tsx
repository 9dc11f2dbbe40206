import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { stayDates, useStayText } from '@/components/stay-picker/use-stay-text'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import type { WaitingEntry } from '@/lib/contract/schemas/booking/lifecycle-wire'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { formatQueryDay } from '@/lib/domain/time/days'
import { inLanguage } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { LeaveWaiting } from './leave-waiting'

const Section = styled.section`
  display: grid; gap: var(--s-4); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-sub);
  h2 { font-size: var(--fs-lg); }
  ul { display: grid; gap: var(--s-3); }
  li { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-2) var(--s-4); padding-block-start: var(--s-3); border-block-start: 1px solid var(--c-line); }
`

const Quiet = styled.p`
  font-size: var(--fs-sm); color: var(--c-ink-2);
`

const PeriodText = styled.div`
  display: grid; gap: var(--s-1); justify-items: start; flex: 1 1 220px;
`

/** The user's waiting-list entries, each with a link to the listing on those dates. */
export function WaitingList({ entries }: { entries: WaitingEntry[] }) {
  const t = useTranslations('waiting')
  const locale = useLocale()
  const stayText = useStayText()
  if (entries.length === 0) return null
  return (
    <Section aria-labelledby="waiting-dates">
      <h2 id="waiting-dates">{t('title')}</h2>
      <Quiet>{t('lead')}</Quiet>
      <ul>
        {entries.map((entry) => (
          <li key={entry.serviceId}>
            <PeriodText>
              <strong>{inLanguage(locale, entry.service.name)}</strong>
              <Quiet as="span">{stayText(stayDates(entry))}</Quiet>
              {entry.isFree ? (
                <Badge $tone="ok">
                  <Icon name="check" size={14} />
                  {t('free')}
                </Badge>
              ) : null}
            </PeriodText>
            <Button
              as={Link}
              $size="sm"
              $kind={entry.isFree ? 'primary' : 'outline'}
              href={listingDatesHref(entry)}
            >
              {t('see')}
            </Button>
            <LeaveWaiting listingId={entry.serviceId} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function listingDatesHref({ serviceId: listingId, service: listing, period }: WaitingEntry): string {
  const { checkIn, checkOut } = stayDates({ period })
  const params = new URLSearchParams({ checkIn: formatQueryDay(checkIn), checkOut: formatQueryDay(checkOut) })
  return `/${listingTypeOf(listing.type).slug}/${listingId}?${params}`
}
