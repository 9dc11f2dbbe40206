import card from '@/components/search/card/listing-card.module.css'
import { classNames } from '@/components/ui/class-names'
import { Skeleton } from '@/components/ui/skeleton'
import styles from './card-rail.module.css'

/** As many as a row shows at most. */
const PLACES = [0, 1, 2, 3]

/** The row before its cards have come: built as they are, so that it has their height. */
export function WaitingRail() {
  return (
    <div className={classNames(styles.rail, styles.waiting)} aria-hidden="true">
      {PLACES.map((place) => (
        <div key={place} className={card.card}>
          <div className={card.photo} />
          <div className={card.facts}>
            <p className={card.heading}>
              <Skeleton $inline="60%" $block="1lh" />
            </p>
            <p>
              <Skeleton $inline="80%" $block="1lh" />
            </p>
            <p>
              <Skeleton $inline="50%" $block="1lh" />
            </p>
            <p className={card.price}>
              <b>
                <Skeleton $inline="4em" $block="1lh" />
              </b>
            </p>
          </div>
        </div>
      ))}
    </div>
  )
}
