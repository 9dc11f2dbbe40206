import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/i18n/navigation'
import { type ResultsPlace, resultsHref } from './results-address'

const Switch = styled.div`
  a { display: inline-flex; align-items: center; gap: var(--s-2); min-block-size: var(--tap); padding-inline: var(--s-5); border-radius: var(--r-full); box-shadow: inset 0 0 0 1px var(--c-line-strong); font-size: var(--fs-sm); font-weight: var(--fw-semibold); white-space: nowrap; }
  a:hover { box-shadow: inset 0 0 0 1.5px var(--c-ink); }
`

/** Turns the map on and off: a link, because the address holds the choice. */
export function MapSwitch({ place }: { place: ResultsPlace }) {
  const t = useTranslations('search.map')
  const isMap = place.look === 'map'
  const href = resultsHref({ ...place, look: isMap ? 'list' : 'map' }, { page: place.query.page })
  return (
    <Switch className="switch">
      <Link href={href} prefetch={false} scroll={false}>
        <Icon name={isMap ? 'grid' : 'pin'} size={18} />
        {t(isMap ? 'list' : 'show')}
      </Link>
    </Switch>
  )
}
