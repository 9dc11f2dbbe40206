const GROUPED = new Intl.NumberFormat('en-US')

/** `1,882`: a count with the separator of prices, in both languages. */
export const grouped = (count: number): string => GROUPED.format(count)
