import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import type { ListingHistoryEntry } from '@/lib/domain/listing/vendor-listing'
import { formatInstant } from '@/lib/i18n/dates'

const Line = styled.ol`
  display: grid; gap: var(--s-4); list-style: none; margin: 0; padding: 0; padding-inline-start: var(--s-5); border-inline-start: 2px solid var(--c-line);
  li { position: relative; display: grid; gap: 2px; }
  li::before { content: ''; position: absolute; inset-block-start: 7px; inset-inline-start: calc(-1 * var(--s-5) - 6px); inline-size: 10px; block-size: 10px; border-radius: var(--r-full); background: var(--c-primary); box-shadow: 0 0 0 3px var(--c-bg); }
  strong { font-weight: var(--fw-semibold); }
`

const TimeText = styled.time`
  font-size: var(--fs-xs); color: var(--c-ink-3);
`

const Reason = styled.span`
  font-size: var(--fs-sm); color: var(--c-ink-2); overflow-wrap: anywhere;
`

/** The history of a listing, newest first. */
export function ListingHistory({ entries }: { entries: readonly ListingHistoryEntry[] }) {
  const t = useTranslations('ownServices.history')
  const locale = useLocale()
  if (entries.length === 0) return <p>{t('none')}</p>
  return (
    <Line>
      {entries.map(({ event, reason, createdAt }) => (
        <li key={`${event} ${createdAt}`}>
          <strong>{t(event)}</strong>
          <TimeText dateTime={createdAt}>{formatInstant(createdAt, locale)}</TimeText>
          {reason ? (
            <Reason>
              <bdi dir="auto">{reason}</bdi>
            </Reason>
          ) : null}
        </li>
      ))}
    </Line>
  )
}
