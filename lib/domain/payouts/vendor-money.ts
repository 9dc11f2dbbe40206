/** Which vendors a view of the table shows. */
export const VENDOR_MONEY_VIEWS = ['held', 'reserve', 'debt'] as const
export type VendorMoneyView = (typeof VENDOR_MONEY_VIEWS)[number]
