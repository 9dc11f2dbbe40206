'use client'

import { Heart } from '@/components/ui/heart'
import { Money } from '@/components/ui/money'
import { Picture } from '@/components/ui/picture'
import { Rating } from '@/components/ui/rating'
import { pictureWithColour } from '@/lib/domain/listing/picture'
import { Link } from '@/lib/i18n/navigation'
import styles from './similar-listings.module.css'

/** Written out in the language of the page. */
export interface SimilarText {
  id: string
  href: string
  name: string
  /** the address of its first picture without a width, where it has one */
  image?: string
  heart: string
  where: string
  rating?: { value: number; count: number; spoken: string }
  price: { lead: string; now: { amount: string; spoken: string }; unit: string }
}

/** A client component without state, so that page data repeats its texts and not its elements, as CardView. */
export function SimilarCard({
  card: { id, href, name, image, heart, where, rating, price },
}: {
  card: SimilarText
}) {
  return (
    <li className={styles.place}>
      {image ? <Picture {...pictureWithColour(image)} sizes="(min-width: 960px) 300px, 46vw" alt="" /> : null}
      <Heart id={id} label={heart} />
      <h3>
        <Link href={href} prefetch={false}>
          {name}
        </Link>
      </h3>
      <span>{where}</span>
      {rating ? <Rating {...rating} /> : null}
      <span className={styles.price}>
        {price.lead} <Money {...price.now} /> {price.unit}
      </span>
    </li>
  )
}
