import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { PhoneLinks } from '@/components/shared/phone-links'
import { Icon } from '@/components/ui/icon/icon'
import { Rating } from '@/components/ui/rating'
import type { GuestCard } from '@/lib/contract/schemas/booking/vendor-wire'
import { localName } from '@/lib/i18n/direction'

const Line = styled.div`
  display: grid; grid-template-columns: 44px minmax(0, 1fr); gap: var(--s-3); align-content: start; align-items: start;
  a { display: inline-flex; margin-inline-end: var(--s-3); align-items: center; gap: var(--s-2); min-block-size: var(--tap); color: var(--c-primary); font-size: var(--fs-sm); font-weight: var(--fw-medium); }
`

const Initial = styled.span`
  display: grid; place-items: center; inline-size: 44px; block-size: 44px; border-radius: var(--r-full);
  background: var(--c-accent-soft); color: var(--c-accent); font-weight: var(--fw-semibold);
`

const Name = styled.p`
  font-weight: var(--fw-semibold); overflow-wrap: anywhere;
`

const GuestHistory = styled.p`
  display: flex; flex-wrap: wrap; gap: var(--s-1) var(--s-3); font-size: var(--fs-xs); color: var(--c-ink-2);
  span { display: inline-flex; align-items: center; gap: var(--s-1); }
`

const Verified = styled.span`
  color: var(--c-ok);
`

/** The guest: display name, what Diyar has verified, and the phone number once the booking is confirmed. */
export function GuestLine({ guest }: { guest: GuestCard }) {
  const t = useTranslations('hosted.guest')
  const locale = useLocale()
  const name = localName(locale, guest)
  return (
    <Line>
      <Initial aria-hidden="true">{Array.from(name)[0]}</Initial>
      <div>
        <Name>
          <bdi>{name}</bdi>
        </Name>
        <GuestHistory>
          {guest.isVerified ? (
            <Verified>
              <Icon name="shield" size={14} /> {t('verified')}
            </Verified>
          ) : null}
          {guest.rating === null ? null : (
            <Rating value={guest.rating} spoken={t('rated', { rating: guest.rating })} />
          )}
          <span>{t('stays', { count: guest.completedStays })}</span>
        </GuestHistory>
        {guest.phone ? (
          <PhoneLinks phone={guest.phone}>
            <Icon name="phone" size={16} />
          </PhoneLinks>
        ) : null}
      </div>
    </Line>
  )
}
