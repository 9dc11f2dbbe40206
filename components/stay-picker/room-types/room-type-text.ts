import type { PaymentType } from '@/lib/domain/listing/vocabulary'

/** Written out in the language of the page. */
export interface RoomTypeText {
  id: string
  /** of the property */
  path: string
  name: string
  image: string | undefined
  facts: string[]
  facilities: string
  maxGuests: number
  /** of types that count their beds */
  maxAdults: number | undefined
  paymentType: PaymentType
  price: { now: { amount: string; spoken: string }; unit: string }
}
