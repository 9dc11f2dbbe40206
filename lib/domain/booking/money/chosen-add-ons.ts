import type { ChosenAddOn, OwnAddOn } from './own-add-ons'

/** Those of a choice that are offered, no more of each than a booking may have: a page's address may be old. */
export const chosenOf = (offered: readonly OwnAddOn[] = [], chosen: readonly ChosenAddOn[]): ChosenAddOn[] =>
  chosen.flatMap(({ _id, quantity = 1 }) => {
    const most = offered.find(({ id }) => id === _id)?.mostPieces ?? 0
    return most > 0 ? [{ _id, quantity: Math.min(quantity, most) }] : []
  })
