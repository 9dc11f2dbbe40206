'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { RoomStepper } from '@/components/stay-picker/card/room-stepper'
import { useStay } from '@/components/stay-picker/stay-state'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { Money } from '@/components/ui/money'
import { Picture } from '@/components/ui/picture'
import { pictureWithColour } from '@/lib/domain/listing/picture'
import { formatQueryDay } from '@/lib/domain/time/days'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'
import { useStayLength } from '@/lib/i18n/use-stay-length'
import type { RoomTypeText } from './room-type-text'
import styles from './room-types.module.css'
import { type RoomQuote, useRoomQuote } from './use-room-quote'

/** A room type with what it costs for the chosen stay, or from. */
export function RoomTypeCard({ room, isChosen }: { room: RoomTypeText; isChosen: boolean }) {
  const t = useTranslations('detail.roomTypes')
  const { name, image, facts, facilities } = room
  const quote = useRoomQuote(room)
  const href = useRoomHref(room)
  // Choosing another one would drop the rooms that were chosen with it; its stepper changes them.
  const isAdded = useStay().choice.rooms.some(({ listingId, units }) => listingId === room.id && units > 0)
  const mark = useRef<HTMLParagraphElement>(null)
  const wasChosen = useRef(isChosen)
  // The link that was pressed is gone: the focus stays in the card, and the choice is read out.
  useEffect(() => {
    if (isChosen && !wasChosen.current) mark.current?.focus({ preventScroll: true })
    wasChosen.current = isChosen
  }, [isChosen])
  return (
    <li className={styles.room} data-chosen={isChosen || undefined}>
      {image ? (
        <Picture {...pictureWithColour(image)} sizes="(min-width: 600px) 240px, 100vw" alt="" />
      ) : null}
      <div className={styles.words}>
        <h3>{name}</h3>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {facilities ? <p className={styles.quiet}>{facilities}</p> : null}
      </div>
      <div className={styles.choice}>
        <RoomPrice room={room} quote={quote} />
        {isChosen ? (
          <p ref={mark} tabIndex={-1} className={styles.chosen}>
            <Icon name="check" size={18} />
            {t('chosen')}
          </p>
        ) : isAdded ? null : (
          <Button
            as={Link}
            $kind="outline"
            href={href}
            scroll={false}
            prefetch={false}
            aria-label={t('choose', { name })}
          >
            {t('chooseShort')}
          </Button>
        )}
        <RoomCount room={room} quote={quote} />
      </div>
    </li>
  )
}

/** How many of it are booked, once there are dates: of the chosen one, and of those that go with it. */
function RoomCount({ room, quote }: { room: RoomTypeText; quote: RoomQuote }) {
  const t = useTranslations('booking.rooms')
  const { request } = useStay()
  const isRefused = quote.state === 'refused' && !quote.isOfUnits
  if (!request || quote.state === 'none' || isRefused) return null
  if (!room.goesWithChosen) return <p className={styles.quiet}>{t('byItself')}</p>
  return (
    <div className={styles.count}>
      <RoomStepper room={room} label={t('count')} free={'left' in quote ? quote.left : null} />
    </div>
  )
}

/** The same page with this room type, and with the stay, so that a shared or reloaded address has both. */
function useRoomHref({ id, path }: RoomTypeText): string {
  const { checkIn, checkOut, adults, children, pet } = useStay().choice
  const params = new URLSearchParams({ room: id })
  if (checkIn && checkOut) {
    params.set('checkIn', formatQueryDay(checkIn))
    params.set('checkOut', formatQueryDay(checkOut))
    params.set('guests', String(adults + children))
    if (pet) params.set('pet', '1')
  }
  return `${path}?${params}`
}

function RoomPrice({ room, quote }: { room: RoomTypeText; quote: RoomQuote }) {
  const t = useTranslations('detail.roomTypes')
  const length = useStayLength()
  const money = useMoney()
  if (quote.state === 'asking') return <p className={styles.quiet}>{t('asking')}</p>
  if (quote.state === 'taken') return <p className={styles.refused}>{t('taken')}</p>
  if (quote.state === 'tooSmall' || quote.state === 'tooFewBeds')
    return (
      <p className={styles.refused}>
        {t(quote.state, { count: quote.most })}. {t('needs', { count: quote.needed })}
      </p>
    )
  if (quote.state === 'refused') return <p className={styles.refused}>{quote.message}</p>
  if (quote.state === 'free')
    return (
      <p className={styles.price}>
        <Money {...money(quote.total)} />
        <span className={styles.quiet}>{length('night', quote.nights)}</span>
      </p>
    )
  return (
    <p className={styles.price}>
      <span className={styles.quiet}>{t('from')}</span>
      <Money {...room.price.now} />
      <span className={styles.quiet}>{room.price.unit}</span>
    </p>
  )
}
