import { Type } from '@sinclair/typebox'
import { is, nullable, oneOf, pageOf } from '@/lib/contract/schema'
import { VAT_BOXES } from '@/lib/domain/vat-returns/figures'
import type * as wire from '@/lib/domain/vat-returns/wire'
import { VAT_RETURN_STATES } from '@/lib/domain/vat-returns/wire'

export const VatReturnRow = is<wire.VatReturnRow>()(
  Type.Object(
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
    {
      title: 'VatReturnRow',
      description: 'A period of the VAT return; `due` in SAR, negative where more comes back.',
    },
  ),
)

export const VatReturnListWire = is<wire.VatReturnListWire>()(pageOf(VatReturnRow))

export const VatFigureWire = is<wire.VatFigureWire>()(
  Type.Object(
    { box: oneOf(VAT_BOXES), count: Type.Number(), net: Type.Number(), vat: Type.Number() },
    { title: 'VatFigureWire' },
  ),
)

export const VatItemWire = is<wire.VatItemWire>()(
  Type.Object(
    {
      _id: Type.String(),
      box: oneOf(VAT_BOXES),
      number: Type.String({ description: 'the number of the document; of a fee the id of its posting' }),
      booking: nullable(Type.Object({ _id: Type.String(), code: Type.String() })),
      on: Type.String(),
      net: Type.Number(),
      vat: Type.Number(),
      isCorrection: Type.Boolean(),
    },
    { title: 'VatItemWire', description: 'A document or fee behind a figure, in SAR.' },
  ),
)

export const VatReturnWire = is<wire.VatReturnWire>()(
  Type.Object(
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
    {
      title: 'VatReturnWire',
      description: 'GET admin/vat-returns/{period}; `items` are a page of those of `box`, or of all.',
    },
  ),
)
