import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Thumbnail } from '@/components/shared/photos/thumbnail'
import { Num } from '@/components/ui/num'
import { photosBeside } from '@/lib/domain/listing/difference'

const Grid = styled.ol`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(64px, 1fr)); gap: var(--s-2); list-style: none; margin: 0; padding: 0;
  li { position: relative; }
  img { display: block; inline-size: 100%; aspect-ratio: 1; object-fit: cover; border-radius: var(--r-sm); background: var(--c-skeleton); }
  [data-change='only_here'] img { outline: 3px solid var(--c-accent); outline-offset: 1px; }
  [data-change='moved'] img { outline: 2px dashed var(--c-ink-3); outline-offset: 1px; }
`

const Place = styled.span`
  position: absolute; inset-block-start: 4px; inset-inline-start: 4px; padding: 0 6px; border-radius: var(--r-full);
  background: var(--c-raised); color: var(--c-ink); font-size: var(--fs-xs); font-weight: var(--fw-semibold);
`

/** The photos of one version in their order; a frame marks those that the other one lacks, dashes those that moved. */
export function ComparedPhotos({ urls, others }: { urls: readonly string[]; others: readonly string[] }) {
  const t = useTranslations('admin.services.difference.photos')
  return (
    <Grid>
      {photosBeside(urls, others).map(({ url, change }, i) => (
        <li key={url} data-change={change}>
          <Thumbnail url={url} alt={t(change, { n: i + 1 })} />
          <Place aria-hidden="true">
            <Num>{i + 1}</Num>
          </Place>
        </li>
      ))}
    </Grid>
  )
}
