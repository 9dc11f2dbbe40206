import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import styled from 'styled-components'
import { Thumbnail } from '@/components/shared/photos/thumbnail'
import { type ComparedRow, SideBySide } from '@/components/ui/side-by-side'
import type { ShownTextsWire, TextChangeWire } from '@/lib/contract/schemas/listing/vendor-listing'

const TEXTS = [
  { name: 'nameInArabic', language: 'ar' },
  { name: 'nameInEnglish', language: 'en' },
  { name: 'descriptionInArabic', language: 'ar' },
  { name: 'descriptionInEnglish', language: 'en' },
] as const

const Photos = styled.span`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(56px, 1fr)); gap: var(--s-2);
  img { inline-size: 100%; aspect-ratio: 1; object-fit: cover; border-radius: var(--r-sm); background: var(--c-skeleton); }
  img[data-only] { outline: 2px solid var(--c-ink); outline-offset: 1px; }
`

/** The published texts beside the proposed ones: names, descriptions and photos. */
export function TextChange({ change }: { change: TextChangeWire }) {
  const t = useTranslations('ownServices.change')
  const { published, proposed } = change
  const texts = TEXTS.map(
    ({ name, language }): ComparedRow => ({
      name: t(name),
      before: <Text language={language}>{published[name]}</Text>,
      after: <Text language={language}>{proposed[name]}</Text>,
      isChanged: published[name] !== proposed[name],
    }),
  )
  const photos: ComparedRow = {
    name: t('images', { before: published.images.length, after: proposed.images.length }),
    before: <PhotoList urls={published.images} others={proposed.images} />,
    after: <PhotoList urls={proposed.images} others={published.images} />,
    isChanged: published.images.join() !== proposed.images.join(),
  }
  const captions: ComparedRow = {
    name: t('captions'),
    before: <Captions change={published} />,
    after: <Captions change={proposed} />,
    isChanged: JSON.stringify(published.photoCaptions) !== JSON.stringify(proposed.photoCaptions),
  }
  const hasCaptions = published.photoCaptions.length + proposed.photoCaptions.length > 0
  return (
    <SideBySide
      caption={t('caption')}
      beforeTitle={t('published')}
      afterTitle={t('proposed')}
      rows={[...texts, photos, ...(hasCaptions ? [captions] : [])]}
    />
  )
}

function Text({ language, children }: { language: 'ar' | 'en'; children: string }) {
  return (
    <p lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      {children}
    </p>
  )
}

function Captions({ change }: { change: ShownTextsWire }) {
  return change.photoCaptions.map((caption) => (
    <Fragment key={caption.image}>
      {caption.ar ? <Text language="ar">{caption.ar}</Text> : null}
      {caption.en ? <Text language="en">{caption.en}</Text> : null}
    </Fragment>
  ))
}

/** A photo on one side only has a frame. */
function PhotoList({ urls, others }: { urls: string[]; others: string[] }) {
  const t = useTranslations('ownServices.change')
  return (
    <Photos>
      {urls.map((url) => (
        <Thumbnail
          key={url}
          url={url}
          alt={others.includes(url) ? '' : t('onlyHere')}
          data-only={others.includes(url) ? undefined : true}
        />
      ))}
    </Photos>
  )
}
