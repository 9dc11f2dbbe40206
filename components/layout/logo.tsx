import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Link } from '@/lib/i18n/navigation'

const Mark = styled(Link)`
  display: inline-flex; align-items: center; gap: var(--s-3); min-block-size: var(--tap);
  font-size: var(--fs-xl); font-weight: var(--fw-bold); color: var(--c-ink); line-height: 1.1;
  img { inline-size: 38px; block-size: 38px; border-radius: var(--r-md); }
`

/** The sign that the settings name, and the name of the house in the page's language. */
export function Logo({ image }: { image: string }) {
  const t = useTranslations('layout')
  return (
    <Mark href="/" prefetch={false} aria-label={t('homeLink')}>
      {/* biome-ignore lint/performance/noImgElement: a small drawing whose address the settings decide */}
      <img src={image} alt="" width={38} height={38} />
      <span>{t('brand')}</span>
    </Mark>
  )
}
