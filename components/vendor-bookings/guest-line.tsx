import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import { Rating } from '@/components/ui/rating'
import { formatPhone } from '@/lib/domain/account/phone'
import type { GuestCard } from '@/lib/domain/booking/vendor-wire'
import { localName } from '@/lib/i18n/direction'

const Line = styled.div`
  display: grid; grid-template-columns: 44px minmax(0, 1fr); gap: var(--s-3); align-content: start; align-items: start;
  .initial {
    display: grid; place-items: center; inline-size: 44px; block-size: 44px; border-radius: var(--r-full);
    background: var(--c-accent-soft); color: var(--c-accent); font-weight: var(--fw-semibold);
  }
  .name { font-weight: var(--fw-semibold); overflow-wrap: anywhere; }
  .known { display: flex; flex-wrap: wrap; gap: var(--s-1) var(--s-3); font-size: var(--fs-xs); color: var(--c-ink-2); }
  .known span { display: inline-flex; align-items: center; gap: var(--s-1); }
  .proven { color: var(--c-ok); }
  a { display: inline-flex; align-items: center; gap: var(--s-2); min-block-size: var(--tap); color: var(--c-primary); font-size: var(--fs-sm); font-weight: var(--fw-medium); }
`

/** The guest: display name, what Diyar has verified, and the phone number once the booking is confirmed. */
export function GuestLine({ guest }: { guest: GuestCard }) {
  const t = useTranslations('hosted.guest')
  const locale = useLocale()
  const name = localName(locale, guest)
  return (
    <Line>
      <span className="initial" aria-hidden="true">
        {Array.from(name)[0]}
      </span>
      <div>
        <p className="name">
          <bdi>{name}</bdi>
        </p>
        <p className="known">
          {guest.isVerified ? (
            <span className="proven">
              <Icon name="shield" size={14} /> {t('verified')}
            </span>
          ) : null}
          {guest.rating === null ? null : (
            <Rating value={guest.rating} spoken={t('rated', { rating: guest.rating })} />
          )}
          <span>{t('stays', { count: guest.completedStays })}</span>
        </p>
        {guest.phone ? (
          <a href={`tel:${guest.phone}`}>
            <Icon name="phone" size={16} />
            <bdi dir="ltr">{formatPhone(guest.phone)}</bdi>
          </a>
        ) : null}
      </div>
    </Line>
  )
}
