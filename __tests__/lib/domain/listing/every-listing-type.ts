import { KINDS } from '@/lib/domain/listing/listing-types'
import { type OfferedKind, offered, variantsOf } from '@/lib/domain/listing/variants'

/** The nine types in each of their variants, named for `test.each`. */
export const EVERY_KIND: [string, OfferedKind][] = KINDS.flatMap((kind) =>
  variantsOf(kind).map((variant): [string, OfferedKind] => [
    `${kind.type}, ${variant}`,
    offered(kind, variant),
  ]),
)
