import { Type } from '@sinclair/typebox'
import { is } from '@/lib/contract/schema'
import type * as terms from '@/lib/domain/listing/terms'
import { ListingContent } from './content'

export const VendorTimes = is<terms.VendorTimes>()(
  Type.Object(
    {
      check: ListingContent.properties.check,
      firstDay: Type.Union([Type.String(), Type.Literal('')], {
        description: "of the hourly variant; '' where hours are sold from the beginning of the open period",
      }),
      openFrom: Type.Union([Type.String(), Type.Literal('')]),
    },
    {
      title: 'VendorTimes',
      description: 'The times as the vendor set them, before defaults and the first day are applied.',
    },
  ),
)
