import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { FeedMark } from '@/components/vendor-calendar/feeds/feed-mark'
import type { CalendarFeedWire } from '@/lib/contract/schemas/calendar/wire'
import { CELL_STATES } from './cell-state'

const List = styled.ul`
  display: flex; flex-wrap: wrap; gap: var(--s-2) var(--s-5); list-style: none; padding: 0; font-size: var(--fs-xs); color: var(--c-ink-2);
  li { display: inline-flex; align-items: center; gap: var(--s-2); }
  i { inline-size: 16px; block-size: 16px; border-radius: 5px; box-shadow: inset 0 0 0 1px var(--c-line-strong); background: var(--c-raised); }
  [data-look='booked'] i { background: var(--c-primary-soft); box-shadow: inset 0 0 0 1px var(--c-primary); }
  [data-look='blocked'] i { background: repeating-linear-gradient(135deg, var(--c-ink-3) 0 2px, transparent 2px 5px); }
  [data-look='foreign'] i { background: var(--c-info-soft); box-shadow: inset 0 0 0 1px var(--c-info); }
  [data-look='unsold'] i { background: var(--c-sub); }
`

/** The legend of the cell styles, and of the feeds of the listing that is shown. */
export function Legend({ feeds = [] }: { feeds?: readonly CalendarFeedWire[] }) {
  const t = useTranslations('hosted.calendar')
  return (
    <List aria-label={t('legend')}>
      {CELL_STATES.filter((look) => look !== 'past').map((look) => (
        <li key={look} data-look={look}>
          <i />
          {t(`look.${look}`)}
        </li>
      ))}
      {feeds.map((feed) => (
        <li key={feed._id}>
          <FeedMark feed={feed} />
          <bdi>{feed.name}</bdi>
        </li>
      ))}
    </List>
  )
}
