import { useLocale, useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { getPathname } from '@/lib/i18n/navigation'
import type { Choice } from './search-draft'
import { SentenceField } from './sentence-field'
import styles from './sentence-form.module.css'

interface SentenceFormProps {
  cities: Choice[]
  /** phones with script have it in their search sheet alone, because results begin higher without it */
  isWide?: boolean
}

/** A search in a sentence: a plain GET form, whose words the server reads. */
export function SentenceForm({ cities, isWide = false }: SentenceFormProps) {
  const t = useTranslations('search.sentence')
  const locale = useLocale()
  return (
    // biome-ignore lint/a11y/useSemanticElements: the oldest supported browsers do not know <search>
    <div role="search" aria-label={t('label')} className={isWide ? styles.wide : undefined}>
      <form className={styles.form} action={getPathname({ locale, href: '/search' })}>
        <SentenceField label={t('label')} placeholder={t('placeholder')} cities={cities} />
        <IconButton type="submit" $kind="soft" aria-label={t('submit')}>
          <Icon name="search" size={20} />
        </IconButton>
      </form>
    </div>
  )
}
