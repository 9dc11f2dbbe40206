import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { FirstFew } from '@/components/admin/first-few'
import { Quiet } from '@/components/admin/item-card'
import { Badges } from '@/components/shared/card-rows'
import { Thumbnail } from '@/components/shared/photos/thumbnail'
import { Badge } from '@/components/ui/badge'
import type { DuplicateListing } from '@/lib/contract/schemas/listing/listing-review'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'

const List = styled.ul`
  display: grid; gap: var(--s-4); list-style: none; margin: 0; padding: 0;
  li { display: grid; gap: var(--s-3); padding: var(--s-4); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line); }
  a { font-weight: var(--fw-semibold); text-decoration: underline; text-underline-offset: 4px; min-block-size: var(--tap); display: inline-grid; align-items: center; overflow-wrap: anywhere; }
`

const Pairs = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-3);
  > div { display: grid; grid-template-columns: 64px 64px; gap: 2px; }
  img { display: block; inline-size: 64px; block-size: 64px; object-fit: cover; border-radius: var(--r-sm); background: var(--c-skeleton); }
`

const SHOWN_PAIRS = 4
const SHOWN_LISTINGS = 3

/** Other listings that may be the same place, each with what is the same and a link to its review. */
export function DuplicateList({ duplicates }: { duplicates: readonly DuplicateListing[] }) {
  return (
    <FirstFew items={duplicates} shown={SHOWN_LISTINGS}>
      {(items) => <Duplicates duplicates={items} />}
    </FirstFew>
  )
}

function Duplicates({ duplicates }: { duplicates: readonly DuplicateListing[] }) {
  const t = useTranslations('admin.services.duplicates')
  const types = useTranslations('vocabulary.typeOne')
  const states = useTranslations('vocabulary.serviceState')
  const locale = useLocale()
  return (
    <List>
      {duplicates.map(({ _id, type, status, owner, isSameVendor, metres, photos, ...names }) => (
        <li key={_id}>
          <Badges>
            {metres === null ? null : <Badge $tone="warn">{t('metres', { metres })}</Badge>}
            {photos.length > 0 ? <Badge $tone="err">{t('photos', { count: photos.length })}</Badge> : null}
            <Badge $tone="plain">{isSameVendor ? t('sameVendor') : t('otherVendor')}</Badge>
          </Badges>
          <div>
            <Link href={`/admin/services?id=${_id}`} prefetch={false}>
              <bdi>{localName(locale, names)}</bdi>
            </Link>
            <Quiet>
              {types(type)} · {states(status)} · <bdi>{localName(locale, owner)}</bdi>
            </Quiet>
          </div>
          {photos.length > 0 ? (
            <Pairs>
              {photos.slice(0, SHOWN_PAIRS).map(({ url, otherUrl }) => (
                <div key={`${url} ${otherUrl}`}>
                  <Thumbnail url={url} alt={t('here')} />
                  <Thumbnail url={otherUrl} alt={t('there')} />
                </div>
              ))}
            </Pairs>
          ) : null}
        </li>
      ))}
    </List>
  )
}
