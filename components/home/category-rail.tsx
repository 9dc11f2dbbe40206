import { useLocale } from 'next-intl'
import styled from 'styled-components'
import { Picture } from '@/components/ui/picture'
import type { Category } from '@/lib/domain/catalogue'
import { KINDS } from '@/lib/domain/listing/kinds'
import { inLanguage } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { pictureSources } from '@/lib/picture-sources'

const Rail = styled.ul`
  display: grid; grid-auto-flow: column; grid-auto-columns: 116px; gap: var(--s-4); overflow-x: auto; scroll-snap-type: inline proximity; scrollbar-width: none;
  margin-inline: calc(-1 * var(--gutter)); padding: var(--s-1) var(--gutter) var(--s-2);
  @media (min-width: 960px) { grid-auto-columns: minmax(0, 1fr); margin-inline: 0; padding-inline: 0; overflow: visible; }
  li { scroll-snap-align: start; scroll-margin-inline: var(--gutter); }
  a { display: grid; gap: var(--s-2); text-align: center; font-size: var(--fs-sm); font-weight: var(--fw-medium); line-height: var(--lh-snug); }
  img { border-radius: var(--r-xl); transition: transform var(--t-2) var(--ease), box-shadow var(--t-2) var(--ease); }
  a:hover img { transform: translateY(-3px); box-shadow: var(--e-2); }
  a:hover { color: var(--c-primary); }
`

/** All active kinds as rounded photographs, in the order of the menu. */
export function CategoryRail({ categories }: { categories: Category[] }) {
  const locale = useLocale()
  return (
    <Rail>
      {KINDS.map((kind) => {
        const category = categories.find((one) => one.type === kind.type && one.status === 'active')
        return category ? (
          <li key={kind.slug}>
            <Link href={`/${kind.slug}?page=1`} prefetch={false}>
              <Picture {...pictureSources(category.image)} ratio="1 / 1" sizes="130px" alt="" />
              {inLanguage(locale, { en: category.category, ar: category.category_name_ar })}
            </Link>
          </li>
        ) : null
      })}
    </Rail>
  )
}
