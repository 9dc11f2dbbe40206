import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { MAX_COMPARED } from '@/lib/domain/listing/compare'
import { getPathname } from '@/lib/i18n/navigation'
import type { Locale } from '@/lib/i18n/routing'
import styles from './compare-form.module.css'

const FORM = 'compare'

/** A tick that chooses a place for the form below the list; both work without script. */
export function CompareTick({ id, name }: { id: string; name: string }) {
  const t = useTranslations('compare')
  return (
    <label className={styles.tick}>
      <input type="checkbox" name="ids" value={id} form={FORM} aria-label={t('chooseOne', { name })} />
      <span aria-hidden="true">{t('choose')}</span>
    </label>
  )
}

/** Opens the chosen places side by side. */
export function CompareForm() {
  const t = useTranslations('compare')
  const locale = useLocale() as Locale
  return (
    <form id={FORM} className={styles.form} action={getPathname({ locale, href: '/compare' })}>
      <p>{t('howMany', { count: MAX_COMPARED })}</p>
      <p className={styles.chosen}>{t('chosen')}</p>
      <Button type="submit" $kind="outline">
        {t('open')}
      </Button>
    </form>
  )
}
