import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/lib/i18n/navigation'

const Row = styled.nav`
  display: flex; align-items: center; gap: var(--s-3);
  h2 { font-size: var(--fs-xl); flex: 1; text-align: center; line-height: 1.3; }
  small { display: block; font-size: var(--fs-xs); font-weight: var(--fw-regular); color: var(--c-ink-3); }
`

const Turn = styled.span<{ $isBack?: boolean }>`
  display: grid; place-items: center; inline-size: 44px; block-size: 44px; border-radius: var(--r-full); box-shadow: inset 0 0 0 1px var(--c-line-strong);
  &[aria-hidden] { opacity: .35; }
  &:is(a):hover { background: var(--c-sub); }
  svg { rotate: ${({ $isBack }) => ($isBack ? '180deg' : 'none')}; }
`

interface PeriodNavProps {
  title: string
  /** the same in the Hijri calendar */
  hijri: string
  previous: string | null
  next: string | null
}

/** The visible period, and links to the previous and next one. */
export function PeriodNav({ title, hijri, previous, next }: PeriodNavProps) {
  const t = useTranslations('hosted.calendar')
  return (
    <Row aria-label={t('turn')}>
      {previous === null ? (
        <Turn $isBack aria-hidden="true">
          <Icon name="chevron" flip size={18} />
        </Turn>
      ) : (
        <Turn as={Link} $isBack href={previous} aria-label={t('previous')} prefetch={false}>
          <Icon name="chevron" flip size={18} />
        </Turn>
      )}
      <h2>
        {title}
        <small>{hijri}</small>
      </h2>
      {next === null ? (
        <Turn aria-hidden="true">
          <Icon name="chevron" flip size={18} />
        </Turn>
      ) : (
        <Turn as={Link} href={next} aria-label={t('next')} prefetch={false}>
          <Icon name="chevron" flip size={18} />
        </Turn>
      )}
    </Row>
  )
}
