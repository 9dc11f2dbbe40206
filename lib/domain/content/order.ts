import { array, type InferType, string } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { ID } from '@/lib/domain/id'

const MAX_ORDERED = 500
const ids = () =>
  array(string().required().matches(ID))
    .required()
    .max(MAX_ORDERED)
    .test('one_of', (list) => new Set(list).size === list?.length)

/** POST admin/{cities, categories, …}/order: the ids as the admin saw them, and in the new order. */
export const orderBody = exactObject({ from: ids(), to: ids() })
export type OrderBody = InferType<typeof orderBody>

/** The list with one item at another place; the same list where there is no such place. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  if (from < 0 || to < 0 || from >= list.length || to >= list.length) return [...list]
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, list[from] as T)
}
