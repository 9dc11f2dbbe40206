import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/icon-paths'
import type { NotificationWire } from '@/lib/contract/schemas/notifications/notification'
import { type NotificationFamily, notificationRule } from '@/lib/domain/notifications/notification'
import { formatAgo } from '@/lib/i18n/relative-time'

const FAMILY_ICONS: Record<NotificationFamily, IconName> = {
  booking: 'calendar',
  service: 'home',
  host: 'key',
  money: 'wallet',
}

const Row = styled.button`
  display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: var(--s-1) var(--s-3); align-items: start; inline-size: 100%;
  padding: var(--s-3); border-radius: var(--r-md); text-align: start; cursor: pointer;
  &:hover { background: var(--c-sunk); }
  time { font-size: var(--fs-xs); color: var(--c-ink-3); }
  &[data-unread] { background: var(--c-primary-soft); }
`

const TypeIcon = styled.span`
  grid-row: span 2; display: grid; place-items: center; inline-size: 40px; block-size: 40px; border-radius: var(--r-full); background: var(--c-sunk); color: var(--c-ink-2);
  ${Row}[data-unread] & { background: var(--c-raised); color: var(--c-primary); }
`

const Title = styled.span`
  font-size: var(--fs-sm); line-height: var(--lh-snug);
  ${Row}[data-unread] & { font-weight: var(--fw-bold); }
`

const Text = styled.span`
  font-size: var(--fs-sm); line-height: var(--lh-snug); color: var(--c-ink-2); overflow-wrap: anywhere;
`

const RowText = styled.span`
  display: grid; gap: var(--s-1); grid-row: span 2;
`

const Dot = styled.span`
  grid-row: span 2; align-self: center; inline-size: 10px; block-size: 10px; border-radius: var(--r-full);
  ${Row}[data-unread] & { background: var(--c-accent); }
`

interface NotificationItemProps {
  notification: NotificationWire
  now: Date
  onOpen: () => void
}

/** An icon for the subject, the text, and its age; unread ones are bold, dotted and announced. */
export function NotificationItem({ notification, now, onOpen }: NotificationItemProps) {
  const t = useTranslations('bell')
  const locale = useLocale()
  const { type, title, description, createdAt, read } = notification
  return (
    <Row type="button" data-unread={read ? undefined : true} onClick={onOpen}>
      <TypeIcon>
        <Icon name={FAMILY_ICONS[notificationRule(type).family]} />
      </TypeIcon>
      <RowText>
        <Title>
          {title}
          {read ? null : <span className="sr-only"> {t('unread')}</span>}
        </Title>
        <Text dir="auto">
          <UnbrokenCodes text={description} />
        </Text>
        <time dateTime={createdAt}>{formatAgo(createdAt, now, locale)}</time>
      </RowText>
      <Dot aria-hidden="true" />
    </Row>
  )
}

/** The codes of bookings in a sentence. */
const CODE = /(DY-[A-Z]{6})/

/** A sentence in which a booking's code never breaks at its dash. */
function UnbrokenCodes({ text }: { text: string }) {
  return text.split(CODE).map((part, at) =>
    CODE.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence keep their order
      <bdi key={at} className="num">
        {part}
      </bdi>
    ) : (
      part
    ),
  )
}
