import { call } from '@/lib/api/call'
import type { ArrivalGuideWire } from '@/lib/contract/schemas/arrival-guide/wire'
import type { ArrivalGuide, GuideBasics } from '@/lib/domain/arrival-guide/arrival-guide'

export interface GuideProps {
  listingId: string
  guide: ArrivalGuideWire
}

/** Stores the guide with this change in place of the one that was shown. */
export async function saveGuide(
  listingId: string,
  { version, ...stored }: ArrivalGuideWire,
  change: Partial<ArrivalGuide>,
): Promise<void> {
  await call('PUT /vendor/services/:id/arrival-guide', {
    params: { id: listingId },
    body: { basedOn: version, ...stored, ...change },
  })
}

/** The basics of a guide, without its lists. */
export function basicsOf({
  version: _,
  sections: __,
  photos: ___,
  ...basics
}: ArrivalGuideWire): GuideBasics {
  return basics
}

/** A list in which an item takes the place of the one that was edited; behind all others where it is new. */
export const withItem = <Item>(items: readonly Item[], edited: Item | null, item: Item): Item[] =>
  edited === null ? [...items, item] : items.map((one) => (one === edited ? item : one))

/** Where the server finds an item of a list that is sent. */
export const indexOf = <Item>(items: readonly Item[], edited: Item | null): number =>
  edited === null ? items.length : items.indexOf(edited)

/** The trimmed texts of a form. */
export const trimmed = <Values extends Record<string, string>>(values: Values): Values =>
  Object.assign(
    { ...values },
    Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text.trim()])),
  )
