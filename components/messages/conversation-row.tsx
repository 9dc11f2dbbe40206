import { useLocale, useTranslations } from 'next-intl'
import styled, { css } from 'styled-components'
import type { ConversationWire } from '@/lib/contract/schemas/messages/wire'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { Avatar } from './avatar'
import { useTimeText } from './use-time-text'

const Row = styled.li<{ $isChosen: boolean }>`
  position: relative; display: grid; grid-template-columns: 56px minmax(0, 1fr) auto; gap: 0 var(--s-3); align-items: center;
  padding: var(--s-3); border-radius: var(--r-lg); ${({ $isChosen }) => $isChosen && 'background: var(--c-primary-soft);'}
  ${({ $isChosen }) => !$isChosen && css`&:hover { background: var(--c-sub); }`}
`

const Texts = styled.div`
  display: grid; gap: 1px; min-inline-size: 0;
`

const Line = styled.p<{ $isChosen: boolean }>`
  overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: var(--fs-sm); line-height: var(--lh-snug);
  color: ${({ $isChosen }) => ($isChosen ? 'var(--c-ink-2)' : 'var(--c-ink-3)')};
`

const Name = styled(Line)<{ $isUnread: boolean }>`
  font-size: var(--fs-md); font-weight: ${({ $isUnread }) => ($isUnread ? 'var(--fw-bold)' : 'var(--fw-medium)')}; color: var(--c-ink);
  a::after { content: ''; position: absolute; inset: 0; border-radius: var(--r-lg); }
`

const LastMessage = styled(Line)<{ $isUnread: boolean }>`
  display: flex; gap: var(--s-1);
  ${({ $isUnread, $isChosen }) => $isUnread && css`color: ${$isChosen ? 'var(--c-ink-2)' : 'var(--c-ink)'}; font-weight: var(--fw-medium);`}
  bdi { overflow: hidden; text-overflow: ellipsis; min-inline-size: 0; }
`

const Side = styled.div<{ $isChosen: boolean }>`
  display: grid; justify-items: end; gap: var(--s-1); align-self: start; padding-block-start: 3px;
  time { font-size: var(--fs-2xs); color: ${({ $isChosen }) => ($isChosen ? 'var(--c-ink-2)' : 'var(--c-ink-3)')}; white-space: nowrap; }
`

const Count = styled.span`
  min-inline-size: 22px; padding-inline: 6px; border-radius: var(--r-full); background: var(--c-accent); color: var(--c-on-accent);
  font-size: var(--fs-2xs); font-weight: var(--fw-semibold); line-height: 22px; text-align: center;
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
  const isUnread = unread > 0
  const name = localName(locale, other) || t('somebodyGone')
  return (
    <Row $isChosen={isChosen}>
      <Avatar name={name} file={other.file} listingImage={listing.image} />
      <Texts>
        <Name as="h2" $isChosen={isChosen} $isUnread={isUnread}>
          <Link
            href={`/messages?c=${conversation._id}`}
            prefetch={false}
            scroll={false}
            aria-current={isChosen ? 'true' : undefined}
          >
            <bdi>{name}</bdi>
            {isUnread ? <span className="sr-only"> {t('unread', { count: unread })}</span> : null}
          </Link>
        </Name>
        <Line $isChosen={isChosen}>
          <bdi>{localName(locale, listing)}</bdi>
        </Line>
        <LastMessage $isChosen={isChosen} $isUnread={isUnread}>
          {last?.isOwn ? <span>{t('youSaid')}</span> : null}
          <bdi>{last ? last.body || t('photo') : t('nothingSaid')}</bdi>
        </LastMessage>
      </Texts>
      <Side $isChosen={isChosen}>
        {last ? <time dateTime={last.createdAt}>{short(last.createdAt)}</time> : null}
        {isUnread ? (
          <Count className="num" aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </Count>
        ) : null}
      </Side>
    </Row>
  )
}
