import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import type { ConversationWire } from '@/lib/domain/messages/wire'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { Avatar } from './avatar'
import { useTimeText } from './use-time-text'

const Row = styled.li`
  position: relative; display: grid; grid-template-columns: 56px minmax(0, 1fr) auto; gap: 0 var(--s-3); align-items: center;
  padding: var(--s-3); border-radius: var(--r-lg);
  &:hover { background: var(--c-sub); }
  &[data-chosen] { background: var(--c-primary-soft); }
  .said { display: grid; gap: 1px; min-inline-size: 0; }
  .line { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: var(--fs-sm); line-height: var(--lh-snug); color: var(--c-ink-3); }
  .name { font-size: var(--fs-md); font-weight: var(--fw-medium); color: var(--c-ink); }
  .name a::after { content: ''; position: absolute; inset: 0; border-radius: var(--r-lg); }
  .side { display: grid; justify-items: end; gap: var(--s-1); align-self: start; padding-block-start: 3px; }
  time { font-size: var(--fs-2xs); color: var(--c-ink-3); white-space: nowrap; }
  .count {
    min-inline-size: 22px; padding-inline: 6px; border-radius: var(--r-full); background: var(--c-accent); color: var(--c-on-accent);
    font-size: var(--fs-2xs); font-weight: var(--fw-semibold); line-height: 22px; text-align: center;
  }
  .last { display: flex; gap: var(--s-1); }
  .last bdi { overflow: hidden; text-overflow: ellipsis; min-inline-size: 0; }
  &[data-unread] .name { font-weight: var(--fw-bold); }
  &[data-unread] .last { color: var(--c-ink); font-weight: var(--fw-medium); }
  &[data-chosen] .line, &[data-chosen] time { color: var(--c-ink-2); }
  &[data-chosen] .name { color: var(--c-ink); }
`

interface ConversationRowProps {
  conversation: ConversationWire
  isChosen: boolean
}

/** The user, the listing, the last message and its time; the whole row is a link. */
export function ConversationRow({ conversation, isChosen }: ConversationRowProps) {
  const t = useTranslations('messages')
  const locale = useLocale()
  const { short } = useTimeText()
  const { other, service: listing, last, unread } = conversation
  const name = localName(locale, other) || t('somebodyGone')
  return (
    <Row data-chosen={isChosen || undefined} data-unread={unread > 0 || undefined}>
      <Avatar name={name} file={other.file} listingImage={listing.image} />
      <div className="said">
        <h2 className="line name">
          <Link
            href={`/messages?c=${conversation._id}`}
            prefetch={false}
            scroll={false}
            aria-current={isChosen ? 'true' : undefined}
          >
            <bdi>{name}</bdi>
            {unread > 0 ? <span className="sr-only"> {t('unread', { count: unread })}</span> : null}
          </Link>
        </h2>
        <p className="line">
          <bdi>{localName(locale, listing)}</bdi>
        </p>
        <p className="line last">
          {last?.isOwn ? <span>{t('youSaid')}</span> : null}
          <bdi>{last ? last.body || t('photo') : t('nothingSaid')}</bdi>
        </p>
      </div>
      <div className="side">
        {last ? <time dateTime={last.createdAt}>{short(last.createdAt)}</time> : null}
        {unread > 0 ? (
          <span className="num count" aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        ) : null}
      </div>
    </Row>
  )
}
