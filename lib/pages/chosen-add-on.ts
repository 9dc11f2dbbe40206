import type { ChosenAddOn } from '@/lib/domain/booking/money/own-add-ons'
import { ID } from '@/lib/domain/id'

/** A chosen own add-on in the address of a page: its id, and behind a colon how many. */
export const chosenToParam = ({ _id, quantity = 1 }: ChosenAddOn): string => `${_id}:${quantity}`

/** The inverse; the id alone is one. Null for anything else. */
export function chosenFromParam(param: string | undefined): ChosenAddOn | null {
  const [id = '', count = '1'] = (param ?? '').split(':')
  const quantity = Number(count)
  return ID.test(id) && Number.isInteger(quantity) && quantity > 0 ? { _id: id, quantity } : null
}
