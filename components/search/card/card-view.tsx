'use client'

import { Heart } from '@/components/ui/heart'
import { Icon } from '@/components/ui/icon/icon'
import { Money } from '@/components/ui/money'
import { Picture } from '@/components/ui/picture'
import { Rating } from '@/components/ui/rating'
import type { Badge } from '@/lib/domain/listing/card'
import { pictureWithColour } from '@/lib/domain/listing/picture'
import { Link } from '@/lib/i18n/navigation'
import { CardPhotos } from './card-photos'
import styles from './listing-card.module.css'

/** The `sizes` of a card's picture in a swiped row. */
const RAIL_SIZES = '(min-width: 1280px) 305px, (min-width: 960px) 23vw, (min-width: 701px) 31vw, 75vw'

interface MoneyText {
  amount: string
  spoken: string
}

/** A listing's card, written out in the language of the page. */
export interface CardText {
  id: string
  href: string
  name: string
  /** which of its several is shown */
  roomType?: string
  /** of a search by flexible dates: the found ones */
  dates?: string
  /** the address of its first picture without a width, where it has one */
  image?: string
  /** of its pictures, where all of them can be browsed */
  photos?: number
  photo: string
  heart: string
  where: string
  size: string
  badges: { badge: Badge; text: string }[]
  /** a text where there are no reviews yet */
  rating: { value: number; count: number; spoken: string } | string
  price: { lead?: string; before?: MoneyText; now: MoneyText; tail: string }
}

interface CardViewProps {
  card: CardText
  eager?: boolean
  isSaved?: boolean
  /** without its picture and heart, for cards that are not in sight yet */
  isBare?: boolean
}

/**
 * The markup of a card. A client component without state: what the server renders of it is in the document only
 * as HTML, and page data repeats its few texts instead of its elements.
 */
export function CardView({ card, eager = false, isSaved, isBare = false }: CardViewProps) {
  const { id, href, name, roomType, dates, image, photos, photo, heart, where, size, badges, rating, price } =
    card
  return (
    <article className={styles.card}>
      <div className={styles.photo}>
        {image && photos ? (
          <CardPhotos id={id} first={image} count={photos} alt={photo} eager={eager} />
        ) : null}
        {image && !photos && !isBare ? (
          <Picture {...pictureWithColour(image)} sizes={RAIL_SIZES} alt={photo} eager={eager} />
        ) : null}
        <CardBadges badges={badges} />
        {isBare ? null : <Heart id={id} label={heart} isSaved={isSaved} />}
      </div>
      <div className={styles.facts}>
        <div>
          <h3>
            <Link href={href} prefetch={false}>
              {name}
            </Link>
          </h3>
          {typeof rating === 'string' ? (
            <span className={styles.fresh}>{rating}</span>
          ) : (
            <Rating {...rating} />
          )}
        </div>
        <p>{where}</p>
        {roomType ? (
          <p>
            <bdi>{roomType}</bdi>
          </p>
        ) : null}
        <p>{size}</p>
        {dates ? <p>{dates}</p> : null}
        <p className={styles.price}>
          {price.lead}
          {price.before ? <Money {...price.before} struck /> : null}
          <b>
            <Money {...price.now} />
          </b>
          {price.tail}
        </p>
      </div>
    </article>
  )
}

function CardBadges({ badges }: Pick<CardText, 'badges'>) {
  if (badges.length === 0) return null
  return (
    <ul className={styles.badges}>
      {badges.map(({ badge, text }) => (
        <li key={badge} data-badge={badge === 'last_minute' ? badge : undefined}>
          {badge === 'instant' ? <Icon name="bolt" size={13} filled /> : null}
          {text}
        </li>
      ))}
    </ul>
  )
}
