'use client'

import { useId } from 'react'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import { CountInput } from '@/components/wizard/controls/count-input'
import { ErrorLine } from '@/components/wizard/fields/error-line'
import { isAccessInHours, type PickedFacility } from '@/lib/domain/listing/facility-choice'

const Tile = styled.div`
  position: relative; display: grid; gap: var(--s-2); padding: var(--s-1) var(--s-3); border-radius: var(--r-md); box-shadow: inset 0 0 0 1px var(--c-line-strong);
  transition: background var(--t-1) var(--ease), box-shadow var(--t-1) var(--ease);
  &[data-ticked] { background: var(--c-primary-soft); box-shadow: inset 0 0 0 1.5px var(--c-primary); }
  &[data-wrong] { background: var(--c-err-soft); box-shadow: inset 0 0 0 2px var(--c-err); }
  &:has(label :focus-visible) { outline: 3px solid var(--c-focus); outline-offset: 2px; }
  label { display: flex; align-items: center; gap: var(--s-3); min-block-size: var(--tap); font-size: var(--fs-sm); line-height: var(--lh-snug); cursor: pointer; }
  label input { position: absolute; opacity: 0; }
  img { inline-size: 28px; block-size: 28px; border-radius: var(--r-sm); object-fit: cover; }
`

const TileBox = styled.span`
  flex: none; display: grid; place-items: center; inline-size: 22px; block-size: 22px; border-radius: var(--r-xs); box-shadow: inset 0 0 0 1.5px var(--c-line-strong); background: var(--c-bg); color: transparent;
  ${Tile}[data-ticked] & { background: var(--c-primary); color: var(--c-on-primary); box-shadow: none; }
`

const Count = styled.div`
  padding-block-end: var(--s-2); display: grid; gap: var(--s-1);
`

/** A higher count is assumed to be a typing error. */
const MAX_COUNT = 999

interface FacilityTileProps {
  name: string
  image: string | null
  /** undefined while it is not ticked */
  picked: PickedFacility | undefined
  /** of the ticked one in the draft */
  path: string
  error: string | undefined
  onToggle: () => void
  onCount: (count: number | null) => void
}

/** A facility with its checkbox and, where it is counted, its number. */
export function FacilityTile({ name, image, picked, path, error, onToggle, onCount }: FacilityTileProps) {
  const id = useId()
  return (
    <Tile data-ticked={picked ? true : undefined} data-wrong={error ? true : undefined}>
      <label>
        <input
          type="checkbox"
          name={picked ? `${path}.id` : undefined}
          checked={picked !== undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={onToggle}
        />
        <TileBox aria-hidden="true">
          <Icon name="check" size={16} />
        </TileBox>
        {image ? (
          // biome-ignore lint/performance/noImgElement: a small drawing of the catalogue, there is nothing to optimise
          <img src={image} alt="" loading="lazy" />
        ) : null}
        {name}
      </label>
      {picked?.isCounted ? (
        <Count>
          <label className="sr-only" htmlFor={id}>
            {name}
          </label>
          <CountInput
            id={id}
            label={name}
            name={`${path}.count`}
            value={picked.count}
            min={1}
            max={MAX_COUNT}
            readOnly={isAccessInHours(picked)}
            isWrong={error !== undefined}
            describedBy={error ? `${id}-error` : undefined}
            onChange={onCount}
          />
        </Count>
      ) : null}
      <ErrorLine id={`${id}-error`}>{error}</ErrorLine>
    </Tile>
  )
}
