import { type InferType, number } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { fromSar, toSar } from '@/lib/domain/money'
import { userText } from '@/lib/domain/text/text'

/** A period goes on, can be filed, was, or cannot be any more because days of it were filed with a period of the other kind. */
export const VAT_RETURN_STATES = ['running', 'open', 'filed', 'covered'] as const
export type VatReturnState = (typeof VAT_RETURN_STATES)[number]

const MAX_REFERENCE = 60

/** POST admin/vat-returns/{period}/file; `due` in SAR is the sum that the admin saw and filed. */
export const filingBody = exactObject({
  reference: userText(MAX_REFERENCE).trim().required(),
  due: number()
    .required()
    .test('matches', (sar) => sar === undefined || toSar(fromSar(sar)) === sar),
})
export type FilingBody = InferType<typeof filingBody>
