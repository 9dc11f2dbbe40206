import { type Static, Type } from '@sinclair/typebox'
import { named, nullable, oneOf, pageOf } from '@/lib/contract/schema'
import { VAT_BOXES } from '@/lib/domain/vat-returns/figures'
import { VAT_RETURN_STATES } from '@/lib/domain/vat-returns/wire'

export const VatReturnRow = named(
  'VatReturnRow',
  'A period of the VAT return; `due` in SAR, negative where more comes back.',
  {
    period: Type.String(),
    from: Type.String(),
    until: Type.String({ description: 'its last day' }),
    state: oneOf(VAT_RETURN_STATES),
    coveredBy: Type.Array(Type.String(), {
      description: 'the filed periods of the other kind that have days of it',
    }),
    due: Type.Number(),
    reference: nullable(Type.String()),
    filedAt: nullable(Type.String()),
  },
)
export type VatReturnRow = Static<typeof VatReturnRow>

/** GET admin/vat-returns: the newest first. */
export const VatReturnListWire = pageOf(VatReturnRow)
export type VatReturnListWire = Static<typeof VatReturnListWire>

export const VatFigureWire = Type.Object(
  { box: oneOf(VAT_BOXES), count: Type.Number(), net: Type.Number(), vat: Type.Number() },
  { title: 'VatFigureWire' },
)
export type VatFigureWire = Static<typeof VatFigureWire>

export const VatItemWire = named('VatItemWire', 'A document or fee behind a figure, in SAR.', {
  _id: Type.String(),
  box: oneOf(VAT_BOXES),
  number: Type.String({ description: 'the number of the document; of a fee the id of its posting' }),
  booking: nullable(Type.Object({ _id: Type.String(), code: Type.String() })),
  on: Type.String(),
  net: Type.Number(),
  vat: Type.Number(),
  isCorrection: Type.Boolean(),
})
export type VatItemWire = Static<typeof VatItemWire>

export const VatReturnWire = named(
  'VatReturnWire',
  'GET admin/vat-returns/{period}; `items` are a page of those of `box`, or of all.',
  {
    ...VatReturnRow.properties,
    figures: Type.Array(VatFigureWire),
    ledger: Type.Object(
      { posted: Type.Number(), documented: Type.Number(), difference: Type.Number() },
      {
        description:
          'VAT that the ledger took up in the period, what the documents of the period say, and what they differ by',
      },
    ),
    corrections: Type.Number(),
    items: pageOf(VatItemWire),
  },
)
export type VatReturnWire = Static<typeof VatReturnWire>
