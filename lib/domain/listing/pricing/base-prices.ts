import { boolean, type InferType, object } from 'yup'
import { wireMoney } from '@/lib/domain/listing/fields/limits'
import { PRICE_NAMES } from '@/lib/domain/listing/fields/wire-formats'

const NAMES = [...Object.values(PRICE_NAMES), 'hourPrice']

/** The body of PUT vender/services/{id}/prices; a price that is absent is removed. */
export const basePricesBody = object({
  price: object(Object.fromEntries(NAMES.map((name) => [name, wireMoney()])))
    .noUnknown()
    .required(),
  /** the vendor means prices that are far from the usual */
  confirmed: boolean(),
}).noUnknown()
export type BasePricesBody = InferType<typeof basePricesBody>
