import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import type { Listing } from '@/lib/domain/listing/listing'
import { inLanguage } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import styles from './detail-sections.module.css'

const HOUR = 60
const DAY = 24 * HOUR

/** The host of the listing, whether Diyar has checked them, how often and how fast they answer, and a button to send a message. */
export function DetailHost({ listing }: { listing: Listing }) {
  const t = useTranslations('detail.host')
  const locale = useLocale()
  const { host } = listing
  const name = inLanguage(locale, host.name)
  return (
    <div className={styles.host}>
      <span className={styles.face} aria-hidden="true">
        {name.slice(0, 1)}
      </span>
      <div className={styles.hostWords}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <p className={styles.hostFacts}>
          <span className={styles.badge}>
            <Icon name={host.type === 'company' ? 'bag' : 'user'} size={14} /> {t(host.type)}
          </span>
          {host.isChecked ? (
            <span className={styles.answers}>
              <Icon name="shield" size={14} /> {t('verified')}
            </span>
          ) : null}
          <span>{t('since', { year: host.since.slice(0, 4) })}</span>
          {host.answerMinutes === null ? null : <ResponseTime minutes={host.answerMinutes} />}
          {host.answerPercent === null ? null : (
            <span>{t('answersOf', { percent: host.answerPercent })}</span>
          )}
        </p>
      </div>
      <Button as={Link} href={`/messages?service=${listing.id}`} prefetch={false} $kind="outline">
        <Icon name="chat" /> {t('message')}
      </Button>
    </div>
  )
}

/** Rounded up to whole minutes, hours or days. */
function ResponseTime({ minutes }: { minutes: number }) {
  const t = useTranslations('detail.host')
  const time =
    minutes < HOUR
      ? t('minutes', { count: Math.max(1, minutes) })
      : minutes < DAY
        ? t('hours', { count: Math.ceil(minutes / HOUR) })
        : t('days', { count: Math.ceil(minutes / DAY) })
  return (
    <span className={styles.answers}>
      <Icon name="clock" size={14} /> {t('answers', { time })}
    </span>
  )
}
