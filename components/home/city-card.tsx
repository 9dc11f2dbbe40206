'use client'

import { Picture } from '@/components/ui/picture'
import { pictureWithColour } from '@/lib/domain/listing/picture'
import type { CityChoice } from './city-choices'
import styles from './explore-cities.module.css'

const SIZES = '(min-width: 960px) 200px, (min-width: 701px) 25vw, 40vw'

interface CityCardProps extends CityChoice {
  /** the line below its name */
  title: string
  image: string
}

/** A city's button; its rail handles the click. A client component, so that page data has texts instead of elements. */
export function CityCard({ name, label, title, image }: CityCardProps) {
  return (
    <button type="button" className={styles.city} data-city={name} aria-haspopup="dialog">
      <Picture {...pictureWithColour(image)} ratio="4/5" sizes={SIZES} alt="" />
      <span className={styles.shade} />
      <span className={styles.words}>
        <strong>{label}</strong>
        <span>{title}</span>
      </span>
    </button>
  )
}
