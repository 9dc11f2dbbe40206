import { useLocale, useTranslations } from 'next-intl'
import type { Votes } from '@/lib/contract/schemas/favourites'
import { localName } from '@/lib/i18n/direction'
import styles from './favourites.module.css'

/** How many friends voted for a place, and who; nothing where none did. */
export function VotesOfPlace({ votes }: { votes: Votes }) {
  const t = useTranslations('favourites.votes')
  const locale = useLocale()
  const { names } = votes
  if (names.length === 0) return null
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return (
    <p className={styles.votes}>
      <strong>{t('count', { count: names.length })}</strong>{' '}
      <bdi>{list.format(names.map((one) => localName(locale, one)))}</bdi>
    </p>
  )
}
