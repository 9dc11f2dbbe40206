import styled, { css } from 'styled-components'
import { Thumbnail } from '@/components/shared/photos/thumbnail'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/lib/i18n/navigation'

/** A card of the list: the photo beside the text, the actions below. */
export const Card = styled.article`
  display: grid; grid-template-columns: 96px minmax(0, 1fr); gap: var(--s-3) var(--s-4); padding: var(--s-4);
  border-radius: var(--r-lg); background: var(--c-raised); box-shadow: var(--e-1), inset 0 0 0 1px var(--c-line);
  :is(h2, h3) { font-size: var(--fs-lg); line-height: 1.4; overflow-wrap: anywhere; }
  :is(h2, h3) a:hover { text-decoration: underline; text-underline-offset: 4px; }
  @media (min-width: 701px) {
    grid-template-columns: 176px minmax(0, 1fr); padding: var(--s-5); gap: var(--s-3) var(--s-5);
  }
`

/** How many of something a card has, and the way to them. */
export const CountLink = styled(Link)`
  display: inline-grid; align-items: center; min-block-size: var(--tap); font-weight: var(--fw-semibold); text-decoration: underline; text-underline-offset: 4px;
`

const photoBox = css`
  inline-size: 100%; aspect-ratio: 1; object-fit: cover; border-radius: var(--r-md); background: var(--c-skeleton);
  @media (min-width: 701px) { aspect-ratio: 4 / 3; grid-row: 1 / span 2; }
`

const Photo = styled(Thumbnail)`${photoBox}`

const NoPhoto = styled.span`
  ${photoBox} display: grid; place-items: center; color: var(--c-ink-3);
`

/** The cover of a listing, or a sign in its place. */
export const CardPhoto = ({ image }: { image: string | null }) =>
  image ? (
    <Photo url={image} alt="" />
  ) : (
    <NoPhoto>
      <Icon name="home" size={28} />
    </NoPhoto>
  )

export const CardHead = styled.div`
  display: grid; align-content: start; justify-items: start; gap: var(--s-1); min-inline-size: 0;
`

export const QuietText = styled.p`
  font-size: var(--fs-sm); color: var(--c-ink-2);
`

export const FactList = styled.dl`
  grid-column: 1 / -1; display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--s-3) var(--s-4); margin: 0;
  dt { font-size: var(--fs-xs); color: var(--c-ink-3); }
  dd { margin: 0; font-size: var(--fs-sm); font-weight: var(--fw-semibold); }
  @media (min-width: 701px) { grid-column: 2; grid-template-columns: repeat(3, minmax(0, 1fr)); align-self: end; }
`

export const NoticeList = styled.div`
  grid-column: 1 / -1; display: grid; gap: var(--s-2);
  &:empty { display: none; }
`

export const ActionRow = styled.div`
  grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: var(--s-2); padding-block-start: var(--s-3); border-block-start: 1px solid var(--c-line);
`

export const CardList = styled.ul`
  display: grid; gap: var(--s-4); grid-template-columns: repeat(auto-fill, minmax(min(100%, 520px), 1fr)); list-style: none; padding: 0; margin: 0;
`

/** Links to newer and older listings. */
export const PageLinks = styled.nav`
  display: flex; justify-content: space-between; gap: var(--s-4); font-size: var(--fs-sm);
  a { display: grid; align-items: center; min-block-size: var(--tap); font-weight: var(--fw-semibold); text-decoration: underline; text-underline-offset: 4px; }
`
