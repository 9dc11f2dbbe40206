import type { RoomToBook } from '@/components/stay-picker/listing-for-booking'
import type { PaymentType } from '@/lib/domain/listing/vocabulary'

/** Written out in the language of the page. */
export interface RoomTypeText extends RoomToBook {
  /** of the property */
  path: string
  image: string | undefined
  facts: string[]
  facilities: string
  paymentType: PaymentType
  /** by its terms it can be booked with the one that is chosen */
  goesWithChosen: boolean
  price: { now: { amount: string; spoken: string }; unit: string }
}
