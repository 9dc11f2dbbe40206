import styled from 'styled-components'
import { pictureAt } from '@/lib/domain/listing/picture'

const WIDTH = 320

const Frame = styled.span`
  position: relative; display: block; inline-size: 56px; block-size: 56px; flex: none;
`

const ListingPicture = styled.img`
  inline-size: 52px; block-size: 52px; border-radius: var(--r-md); object-fit: cover; background: var(--c-skeleton);
`

const PersonPicture = styled.img`
  position: absolute; inset-block-end: 0; inset-inline-end: 0; display: grid; place-items: center; inline-size: 28px; block-size: 28px;
  border-radius: var(--r-full); object-fit: cover; background: var(--c-primary); color: var(--c-on-primary);
  font-size: var(--fs-xs); font-weight: var(--fw-semibold); box-shadow: 0 0 0 2px var(--c-bg);
`

interface AvatarProps {
  name: string
  file: string | null
  /** the first picture of the listing; empty where it has none */
  listingImage: string
}

/** The picture of the listing with the user's in its corner; decorative, because the names are beside it. */
export function Avatar({ name, file, listingImage }: AvatarProps) {
  return (
    <Frame aria-hidden="true">
      {listingImage ? (
        <ListingPicture src={pictureAt(listingImage, WIDTH)} alt="" width={52} height={52} loading="lazy" />
      ) : (
        <ListingPicture as="span" />
      )}
      {file ? (
        <PersonPicture src={pictureAt(file, WIDTH)} alt="" width={28} height={28} loading="lazy" />
      ) : (
        <PersonPicture as="span">{initialOf(name)}</PersonPicture>
      )}
    </Frame>
  )
}

/** A small alef with hamza below looks like an exclamation mark. */
const initialOf = (name: string) => (Array.from(name)[0] ?? '').replace(/[إأآ]/, 'ا')
