import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/icon-paths'
import { Sadu } from '@/components/ui/sadu'
import type { Rates } from '@/lib/domain/rates/rates'
import { EarningsCalculator } from './earnings-calculator'
import styles from './vendor-intro.module.css'

const STEPS = [
  { word: 'ask', icon: 'user' },
  { word: 'check', icon: 'shield' },
  { word: 'list', icon: 'home' },
] as const

/** The advantages of hosting; each is an existing feature. */
const GAINS = [
  { word: 'prices', icon: 'calendar' },
  { word: 'once', icon: 'check' },
  { word: 'guests', icon: 'star' },
  { word: 'terms', icon: 'shield' },
  { word: 'free', icon: 'bag' },
  { word: 'calendar', icon: 'clock' },
] as const

/** Our own image, prebuilt in three widths. */
const PICTURE = {
  src: '/hero/evening-960.webp',
  srcSet: [640, 960, 1280].map((width) => `/hero/evening-${width}.webp ${width}w`).join(', '),
}

interface VendorIntroProps {
  /** null where the backend has none: then the calculator is hidden */
  rates: Rates | null
  children: ReactNode
}

/** What hosting offers, a calculator, and three steps; the button is under the first paragraph. */
export function VendorIntro({ rates, children }: VendorIntroProps) {
  const t = useTranslations('vendor')
  return (
    <div className={styles.frame}>
      <section className={styles.top}>
        {/* biome-ignore lint/performance/noImgElement: its widths are prebuilt, nothing is left to optimise */}
        <img {...PICTURE} sizes="(min-width: 960px) 520px, 100vw" alt="" />
        <div className={styles.words}>
          <Sadu id="sadu-vendor" diamonds={7} />
          <div>
            <h1>{t('title')}</h1>
            <p className={styles.lead}>{t('lead')}</p>
          </div>
          <div className={styles.action}>{children}</div>
        </div>
      </section>
      <section className={styles.part} aria-labelledby="vendor-gains">
        <h2 id="vendor-gains">{t('gainsTitle')}</h2>
        <ul className={styles.grid}>
          {GAINS.map(({ word, icon }) => (
            <Item key={word} icon={icon} title={t(`gains.${word}.title`)} text={t(`gains.${word}.text`)} />
          ))}
        </ul>
      </section>
      {rates ? <EarningsCalculator rates={rates} /> : null}
      <section className={styles.part} aria-labelledby="vendor-steps">
        <h2 id="vendor-steps">{t('stepsTitle')}</h2>
        <ol className={styles.grid}>
          {STEPS.map(({ word, icon }) => (
            <Item key={word} icon={icon} title={t(`steps.${word}.title`)} text={t(`steps.${word}.text`)} />
          ))}
        </ol>
      </section>
    </div>
  )
}

function Item({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <li className={styles.item}>
      <span className={styles.sign}>
        <Icon name={icon} size={24} />
      </span>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  )
}
